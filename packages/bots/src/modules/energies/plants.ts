import { at, type Game, NONE, priceOf, type State } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import {
  CITY,
  ENERGY,
  FOSSIL,
  hasPlace,
  NO_PLANT,
  RENEWABLE,
  RENEWABLE_PLANT,
  WAREHOUSE,
} from '@landnam/engine/games/energies';
import { BUILDINGS, HAND, LAND, STOCK } from '../../mind/aspects.js';
import type { ModuleInsight, Goal, Scene, Shared } from '../../mind/insight.js';
import { alone, startingPips } from '../base/building.js';
import { goodsTaken } from '../base/cards.js';
import { PIPS, pipWorth } from '../base/pips.js';
import { BAG, Bag } from './outlook.js';

const SCIENCE_WANTED = 3;
const SAMENESS = 0.02;
const ENERGY_WANTED = 0.3;

/** Pips of the hexes of own buildings that pass a test. */
const pipsOf = (
  { g, seat }: Scene,
  s: State,
  counts: (s: State, vertex: number, place: number) => boolean,
): number => {
  const { homes } = s.base;
  let pips = 0;
  for (let i = firstHome(seat); homes[i] !== NONE; i++)
    for (let place = homes[i] * 3; place < homes[i] * 3 + 3; place++) {
      const hex = g.board.vertexHexes[place];
      if (hex !== NONE && counts(s, homes[i], place)) pips += PIPS[s.base.number[hex]];
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

/** [E-50] Cities yield science, plants yield energy. */
export const scienceAndEnergy: ModuleInsight = {
  module: 'scienceAndEnergy',
  make: (_g, shared) => ({
    terms: [
      { name: 'science', reads: BUILDINGS | LAND, worth: sciencePips },
      { name: 'energyHeld', reads: HAND, worth: heldEnergy },
    ],
    scorers: { placeCity: alone },
    glances: { placeCity: startingPips(shared) },
  }),
};

const CLEANER = 3;
const CLEANER_AT_THE_END = 0.95;

const renewableGoal = (g: Game, shared: Shared): Goal => {
  const bag = shared.of(Bag);
  return {
    name: 'renewable',
    usual: 2,
    reads: BAG | BUILDINGS,
    price: priceOf(g.scenario, g.scenario.pieces[RENEWABLE].cost),
    worth(scene, s) {
      if (s.base.stock[at(scene.seat, RENEWABLE)] === 0 || !hasPlace(g, s, scene.seat)) return 0;
      const { urgency, ends } = bag.read(scene, s);
      return (CLEANER + CLEANER_AT_THE_END * urgency) * ends;
    },
  };
};

const pieceOf = (plant: number): number => (plant === RENEWABLE_PLANT ? RENEWABLE : FOSSIL);

export const powerPlants: ModuleInsight = {
  module: 'powerPlants',
  make: (g, shared) => ({
    terms: [
      {
        name: 'energy',
        reads: BUILDINGS | LAND | STOCK,
        worth: (scene, s) => pipsOf(scene, s, withPlant) * ENERGY_WANTED * pipWorth(scene),
      },
    ],
    goals: [renewableGoal(g, shared)],
    hands: {
      plantBuilt({ seat, plant, free }, hands) {
        if (!free) hands.pay(seat, priceOf(g.scenario, g.scenario.pieces[pieceOf(plant)].cost));
      },
    },
  }),
};

const ROOM = 0.08;
const FULL_HAND = 5;

/** Cards that events and development cards bring. */
export const freeCard: ModuleInsight = {
  module: 'freeCard',
  make: () => ({ hands: { freeCardTaken: ({ seat, good }, hands) => hands.gain(seat, good, 1) } }),
};
export const productionIncrease: ModuleInsight = {
  module: 'productionIncrease',
  make: () => ({
    hands: { increaseTaken: ({ seat, good, count }, hands) => hands.gain(seat, good, count) },
  }),
};
export const highYield: ModuleInsight = {
  module: 'highYield',
  make: () => ({ hands: { yieldTaken: ({ seat, good }, hands) => hands.gain(seat, good, 1) } }),
};
export const researchGrant: ModuleInsight = {
  module: 'researchGrant',
  make: () => ({ hands: { goodsTaken } }),
};

/** [E-51] Room for three more cards is worth most to a player who holds many. */
export const warehouse: ModuleInsight = {
  module: 'warehouse',
  make: (g) => ({
    hands: {
      warehouseBought: ({ seat }, hands) =>
        hands.pay(seat, priceOf(g.scenario, g.scenario.pieces[WAREHOUSE].cost)),
    },
    terms: [
      {
        name: 'warehouse',
        reads: HAND | STOCK,
        worth: ({ seat }, s) =>
          s.base.onBoard[at(seat, WAREHOUSE)] === 0 ? 0 : ROOM * (s.base.handTotal[seat] > FULL_HAND ? 2 : 1),
      },
    ],
  }),
};
