import { at, CORNERS, type Game, vertexAt } from '@landnam/engine';
import type { Features, Look, Scene, Scorer, Term } from '../../greedy/insight.js';

const WARSHIP = 0.4;
const ENOUGH_WARSHIPS = 6;
const PER_SHIP = 0.16;
const CHIT = 1;
const FACES = 6;
/** Small: what else can be done this turn comes first. */
const BEFORE_PASSING = 0.01;
const SHIP_LOST = 0.3;

/** [S-706] What an attack brings on average. */
const attackWorth = (warships: number): number => {
  const wins = Math.min(FACES, Math.max(0, warships - 1));
  const draws = warships >= 1 && warships <= FACES ? 1 : 0;
  const losses = FACES - wins - draws;
  return (wins * CHIT - (draws + 2 * losses) * SHIP_LOST) / FACES;
};

const attackFortress: Scorer = ({ seat }: Look, s) =>
  BEFORE_PASSING * attackWorth(s.pirateIslands.warships[seat]);

const siegeTerm = (g: Game): Term => {
  const ship = g.scenario.pieces.findIndex(({ name }) => name === 'ship');
  const { seats, chits } = g.scenario.params.pirateIslands ?? { seats: [], chits: 0 };
  const fortresses = seats.map(({ fortress }) =>
    vertexAt(g.board, fortress, CORNERS.indexOf(fortress.corner)),
  );
  return ({ seat }: Scene, s) => {
    const { warships, chits: left, position } = s.pirateIslands;
    const lost = chits - left[seat];
    const taken = left[seat] === 0 && fortresses[position[seat]] !== undefined;
    const siege = taken ? 0 : PER_SHIP * s.base.onBoard[at(seat, ship)];
    return siege + WARSHIP * Math.min(ENOUGH_WARSHIPS, warships[seat]) + CHIT * lost;
  };
};

/** A line to the fortress, warships along it, then attacks. */
export const pirateIslands: Features = {
  module: 'pirateIslands',
  make: (g) => ({ terms: [siegeTerm(g)], scorers: { attackFortress } }),
};
