/** What New Energies adds: the bag, footprints, plants, hazards. */
import { at, type Game, NONE, type State } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import {
  brownInBag,
  discsDue,
  discsInBag,
  ENERGY,
  EVENTS,
  globalFootprint,
  hasPlace,
  localFootprint,
  NO_PLANT,
  plantBalance,
  spacesOf,
} from '@landnam/engine/games/energies';
import { BUILDINGS, LAND, REST, STOCK } from '../../../mind/aspects.js';
import type { FeatureGroup, ModuleFeatures, Shared } from '../../../mind/insight.js';
import { Incomes } from '../../base/features/incomes.js';
import { hexHazards } from '../hazards.js';
import { BAG, Bag, bestRival } from '../outlook.js';

/** How many others are cleaner, and how many less clean. */
const standing = (g: Game, s: State, seat: number, into: Float64Array, from: number): void => {
  const own = localFootprint(s, seat);
  into[from] = into[from + 1] = 0;
  for (let other = 0; other < g.seats; other++) {
    const footprint = localFootprint(s, other);
    if (footprint < own) into[from]++;
    if (footprint > own) into[from + 1]++;
  }
};

const footprintFeatures = ({ g }: Shared): readonly FeatureGroup[] => [
  {
    names: ['plant balance', 'balance ahead of others', 'footprint', 'others cleaner', 'others less clean'],
    reads: STOCK,
    fill({ seat }, s, into, from) {
      const balance = plantBalance(s, seat);
      into[from] = balance;
      into[from + 1] = balance - bestRival(g, s, seat);
      into[from + 2] = localFootprint(s, seat);
      standing(g, s, seat, into, from + 3);
    },
  },
  {
    names: ['footprint of all', 'discs a turn'],
    reads: STOCK,
    ofTable: true,
    fill(_scene, s, into, from) {
      into[from] = globalFootprint(g, s);
      into[from + 1] = discsDue(g, s);
    },
  },
];

const bagFeatures = (shared: Shared): readonly FeatureGroup[] => {
  const bag = shared.of(Bag);
  const spaces = EVENTS.map((_, event) => spacesOf(shared.g, event));
  return [
    {
      names: [
        'rounds until the bag is empty',
        'discs in the bag',
        'brown discs in the bag',
        ...EVENTS.map((event) => `spaces left ${event}`),
      ],
      reads: BAG,
      ofTable: true,
      fill(scene, s, into, from) {
        into[from] = bag.read(scene, s).rounds;
        into[from + 1] = discsInBag(s);
        into[from + 2] = brownInBag(s);
        for (let event = 0; event < spaces.length; event++)
          into[from + 3 + event] = spaces[event] - s.eventDiscs.track[event];
      },
    },
  ];
};

const energyAt = (incomes: Incomes, s: State, vertex: number): number => {
  let pips = 0;
  for (let place = vertex * 3; place < vertex * 3 + 3; place++)
    if (s.powerPlants.plant[place] !== NO_PLANT) pips += incomes.land.pips[place];
  return pips;
};

/** Plants yield energy when their hex is rolled. */
const plantFeatures = ({ g, everyone }: Shared): readonly FeatureGroup[] => {
  everyone.of(Incomes).bring('energy', {
    reads: BUILDINGS | LAND | STOCK,
    add(incomes, s, seat) {
      const { homes } = s.base;
      for (let i = firstHome(seat); homes[i] !== NONE; i++)
        incomes.pips[at(seat, ENERGY)] += energyAt(incomes, s, homes[i]);
    },
  });
  return [
    {
      names: ['place for a plant'],
      reads: BUILDINGS | STOCK,
      fill({ seat }, s, into, from) {
        into[from] = Number(hasPlace(g, s, seat));
      },
    },
  ];
};

const hazardFeatures = ({ g }: Shared): readonly FeatureGroup[] => [
  {
    names: ['hazards on buildings', 'hazards beside buildings'],
    reads: BUILDINGS | REST,
    fill({ seat }, s, into, from) {
      const { homes } = s.base;
      into[from] = into[from + 1] = 0;
      for (let i = firstHome(seat); homes[i] !== NONE; i++) {
        into[from] += s.hazards.building[homes[i]];
        into[from + 1] += hexHazards(g, s, homes[i]);
      }
    },
  },
];

export const energiesFeatures: readonly ModuleFeatures[] = [
  { module: 'footprints', features: footprintFeatures },
  { module: 'eventDiscs', features: bagFeatures },
  { module: 'powerPlants', features: plantFeatures },
  { module: 'hazards', features: hazardFeatures },
];
