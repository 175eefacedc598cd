import { at, CORNERS, type Game, vertexAt } from '@landnam/engine';
import { REST, STOCK } from '../../mind/aspects.js';
import type { ModuleInsight, Look, Scorer, WorthTerm } from '../../mind/insight.js';
import type { Temper } from '../../mind/temper.js';

const WARSHIP = 0.4;
const ENOUGH_WARSHIPS = 6;
/** For beginners, who do not compute odds. */
const SOME_WARSHIPS = 3;
const NEVER = -1;
const PER_SHIP = 0.16;
const CHIT = 1;
const FACES = 6;
/** Small: anything else that can be done this turn comes first. */
const BEFORE_PASSING = 0.01;
const SHIP_LOST = 0.3;
/** Ships are good for nothing else once no card can make them warships. */
const LAST_SHIP_LOST = 0.05;

/** [S-706] What an attack yields on average. Ships are lost from the head of the line, warships are at its foot. */
const attackWorth = (ships: number, warships: number, perShip: number): number => {
  let worth = 0;
  for (let die = 1; die <= FACES; die++) {
    const lost = die < warships ? 0 : die === warships ? 1 : 2;
    const sunk = Math.max(0, warships - (ships - lost));
    worth += lost === 0 ? CHIT : -lost * perShip - sunk * WARSHIP;
  }
  return worth / FACES;
};

/** A bot that counts no dots computes no odds either, and attacks as soon as there are some warships. */
const attackFortress =
  (ship: number, knight: number, { dots }: Temper): Scorer =>
  ({ seat }: Look, s) => {
    if (!dots) return s.pirateIslands.warships[seat] < SOME_WARSHIPS ? NEVER : BEFORE_PASSING;
    const { held, fresh, deckTotal, onBoard } = s.base;
    const card = at(seat, knight);
    const growing = deckTotal[0] + held[card] + fresh[card] > 0;
    const perShip = growing ? SHIP_LOST : LAST_SHIP_LOST;
    return BEFORE_PASSING * attackWorth(onBoard[at(seat, ship)], s.pirateIslands.warships[seat], perShip);
  };

const named = (list: readonly { readonly name: string }[], wanted: string): number =>
  list.findIndex(({ name }) => name === wanted);

const siegeTerm = (g: Game, ship: number, { dots }: Temper): WorthTerm => {
  const enough = dots ? ENOUGH_WARSHIPS : SOME_WARSHIPS;
  const { seats, chits } = g.scenario.params.pirateIslands ?? { seats: [], chits: 0 };
  const fortresses = seats.map(({ fortress }) =>
    vertexAt(g.board, fortress, CORNERS.indexOf(fortress.corner)),
  );
  return {
    name: 'siege',
    reads: REST | STOCK,
    worth({ seat }, s) {
      const { warships, chits: left, position } = s.pirateIslands;
      const lost = chits - left[seat];
      const taken = left[seat] === 0 && fortresses[position[seat]] !== undefined;
      const siege = taken ? 0 : PER_SHIP * s.base.onBoard[at(seat, ship)];
      return siege + WARSHIP * Math.min(enough, warships[seat]) + CHIT * lost;
    },
  };
};

/** A line to the fortress, warships along it, then attacks. */
export const pirateIslands: ModuleInsight = {
  module: 'pirateIslands',
  make(g, { temper }) {
    const ship = named(g.scenario.pieces, 'ship');
    const knight = named(g.scenario.cards, 'knight');
    return {
      terms: [siegeTerm(g, ship, temper)],
      scorers: { attackFortress: attackFortress(ship, knight, temper) },
      hands: { cardLost: ({ seat, good }, hands) => hands.gain(seat, good, -1) },
    };
  },
};
