/** What fields, faults and questions of this game are called where a position is laid by hand, by the engine’s own names. */
import { DISCS, EVENTS } from '@landnam/engine/games/energies';
import type { LayingTexts } from '../../types.js';
import { discEvent, eventName } from '../glossary.js';
import { t } from './words/index.js';

export const laying: LayingTexts = {
  fields: {
    'hazards hex': t.hex,
    'hazards building': t.onBuilding,
    'powerPlants plant': t.plant,
    'powerPlants built': t.built,
    'powerPlants demolished': t.demolished,
    'highYield left': t.left,
    'highYield taken': t.taken,
    'warehouse owned': t.owned,
    'eventDiscs brown': t.brown,
    'eventDiscs green': t.green,
    'eventDiscs greenInBag': t.greenInBag,
    'eventDiscs track': t.track,
    'eventDiscs due': t.due,
    'eventDiscs ranOut': t.ranOut,
  },
  faults: {
    tooManyHazards: t.tooManyHazards,
    plantAlone: t.plantAlone,
    plantOffBoard: t.plantOffBoard,
    discColour: t.discColour,
    tooManyInBag: t.tooManyInBag,
  },
  names: {
    ...Object.fromEntries(EVENTS.map((name, event) => [name, () => eventName(event)])),
    ...Object.fromEntries(DISCS.map(({ name }, disc) => [name, () => eventName(discEvent(disc))])),
    hazards: t.group_hazards,
    powerPlants: t.group_plants,
    highYield: t.group_yield,
    warehouse: t.group_warehouse,
    eventDiscs: t.group_discs,
    fossil: t.fossil,
    renewable: t.renewable,
    disc: t.drawing,
    hazardOnBuilding: t.hazardOnBuilding,
    hazardOnHex: t.hazardOnHex,
    yieldHex: t.yieldHex,
    freePlant: t.freePlant,
    freeCard: t.freeCard,
    pollutionDice: t.pollutionDice,
  },
};
