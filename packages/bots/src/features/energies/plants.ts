import { at, type Game, NONE, priceOf, type State } from '@landnam/engine';
import { CITY, ENERGY, hasPlace, NO_PLANT, RENEWABLE, WAREHOUSE } from '@landnam/engine/games/energies';
import type { Features, Goal, Scene } from '../../greedy/insight.js';
import { PIPS, pipWorth } from '../base/pips.js';
import { bagEnds, urgency } from './outlook.js';

const SCIENCE_WANTED = 3;
const SAMENESS = 0.02;
const ENERGY_WANTED = 0.3;

/** Pips of the hexes of own buildings that a test lets count. */
const pipsOf = (
  { g, seat }: Scene,
  s: State,
  counts: (s: State, vertex: number, place: number) => boolean,
): number => {
  let pips = 0;
  for (let vertex = 0; vertex < g.board.vertices; vertex++) {
    if (s.base.owner[vertex] !== seat) continue;
    for (let place = vertex * 3; place < vertex * 3 + 3; place++) {
      const hex = g.board.vertexHexes[place];
      if (hex !== NONE && counts(s, vertex, place)) pips += PIPS[s.base.number[hex]];
    }
  }
  return pips;
};

const inCity = (s: State, vertex: number): boolean => s.base.piece[vertex] === CITY;
const withPlant = (s: State, _vertex: number, place: number): boolean =>
  s.powerPlants.plant[place] !== NO_PLANT;

const sciencePips = (scene: Scene, s: State): number => {
  const pips = Math.min(25, pipsOf(scene, s, inCity));
  return (pips - SAMENESS * pips * pips) * SCIENCE_WANTED * pipWorth(scene);
};

const HELD_ENERGY = 0.06;
const FULL = 5;

const heldEnergy = ({ seat }: Scene, s: State): number => {
  const energy = s.base.open[at(seat, ENERGY)];
  return HELD_ENERGY * (energy === FULL ? energy - 1 : energy);
};

/** [E-50] Cities bring science, plants bring energy. */
export const scienceAndEnergy: Features = {
  module: 'scienceAndEnergy',
  make: () => ({ terms: [sciencePips, heldEnergy] }),
};

const CLEANER = 3;
const CLEANER_AT_THE_END = 0.95;

const renewableGoal = (g: Game): Goal => ({
  price: priceOf(g.scenario, g.scenario.pieces[RENEWABLE].cost),
  worth({ seat }, s) {
    if (s.base.stock[at(seat, RENEWABLE)] === 0 || !hasPlace(g, s, seat)) return 0;
    return (CLEANER + CLEANER_AT_THE_END * urgency(g, s)) * bagEnds(g, s);
  },
});

export const powerPlants: Features = {
  module: 'powerPlants',
  make: (g) => ({
    terms: [(scene, s) => pipsOf(scene, s, withPlant) * ENERGY_WANTED * pipWorth(scene)],
    goals: [renewableGoal(g)],
  }),
};

const ROOM = 0.08;
const FULL_HAND = 5;

/** [E-51] Room for three more cards is worth most to who holds many. */
export const warehouse: Features = {
  module: 'warehouse',
  make: () => ({
    terms: [
      ({ seat }, s) =>
        s.base.onBoard[at(seat, WAREHOUSE)] === 0 ? 0 : ROOM * (s.base.handTotal[seat] > FULL_HAND ? 2 : 1),
    ],
  }),
};
