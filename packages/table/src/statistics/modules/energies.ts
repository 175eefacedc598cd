import { ENERGY, EVENTS, localFootprint, RENEWABLE_PLANT } from '@landnam/engine/games/energies';
import { at } from '@landnam/engine';
import type { ModuleCounts } from '../counts.js';

const footprints: ModuleCounts = {
  module: 'footprints',
  gauges: [{ row: 'footprint', read: (_g, s, seat) => localFootprint(s, seat) }],
};

const powerPlants: ModuleCounts = {
  module: 'powerPlants',
  rows: () => ['renewablePlants', 'fossilPlants', 'demolished', 'energy'],
  events: () => ({
    plantBuilt: ({ seat, plant }, tally) =>
      tally.add(plant === RENEWABLE_PLANT ? 'renewablePlants' : 'fossilPlants', seat),
    plantDemolished: ({ seat }, tally) => tally.add('demolished', seat),
    energyProduced: ({ seat, energy }, tally) => tally.add('energy', seat, energy),
  }),
  gauges: [{ row: 'energyHeld', read: (_g, s, seat) => s.base.open[at(seat, ENERGY)] ?? 0 }],
};

const eventDiscs: ModuleCounts = {
  module: 'eventDiscs',
  rows: () => ['discs', ...EVENTS.map((name) => `event.${name}`)],
  events: () => ({
    discDrawn: ({ seat }, tally) => tally.add('discs', seat),
    eventTriggered: ({ seat, event }, tally) => tally.add(`event.${EVENTS[event]}`, seat),
  }),
};

const hazards: ModuleCounts = {
  module: 'hazards',
  rows: () => ['hazardsCleared'],
  events: () => ({ hazardCleared: ({ seat }, tally) => tally.add('hazardsCleared', seat) }),
};

export const energies: readonly ModuleCounts[] = [footprints, powerPlants, eventDiscs, hazards];
