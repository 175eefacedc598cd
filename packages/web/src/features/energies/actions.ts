import type { Action } from '@landnam/engine';
import { t } from './words/index.js';
import type { ActionEntry, Feature, GameWords } from '../../moves/feature.js';
import * as base from '../base/actions.js';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export const buildings = {
  placeSettlement: { ...base.opening.placeSettlement, name: t.act_placeTown },
  placeCity: { name: t.act_placeCity, place: 'vertex', piece: 'city', direct: true, confirm: true },
  buildSettlement: { ...base.buildings.buildSettlement, name: t.act_buildTown, asks: t.ask_town },
  buildCity: { ...base.buildings.buildCity, name: t.act_buildCity, asks: t.ask_city },
  moveRobber: { ...base.robber.moveRobber, name: t.act_moveInspector },
} as const satisfies Record<string, ActionEntry>;

/** [E-63] Which plant, and on which of the hexes at the corner. */
const sayPlant = (action: Action, words: GameWords): string => {
  const { hex, plant } = action as Of<'buildPlant'> | (Of<'placeFreePlant'> & { readonly plant?: undefined });
  const name = plant === 'renewable' ? t.renewablePlant() : t.fossilPlant();
  return t.say_build({ plant: name, hex: words.hex(hex) });
};

/** [E-63] One of the hexes at the corner. */
const onHex = { second: 'hex', secondKind: 'hex' } as const;

export const plants = {
  buildPlant: {
    name: t.act_buildPlant,
    asks: t.ask_plant,
    asksSecond: t.ask_plantHex,
    place: 'vertex',
    ...onHex,
    confirm: true,
    say: sayPlant,
  },
  demolishPlant: {
    name: t.act_demolishPlant,
    asks: t.ask_demolish,
    asksSecond: t.ask_demolishHex,
    place: 'vertex',
    ...onHex,
    confirm: true,
    say: (action: Action, words: GameWords) =>
      t.say_demolish({ hex: words.hex((action as Of<'demolishPlant'>).hex) }),
  },
} as const satisfies Record<string, ActionEntry>;

export const freePlant = {
  placeFreePlant: {
    name: t.act_placeFreePlant,
    asksSecond: t.ask_plantHex,
    place: 'vertex',
    ...onHex,
    direct: true,
    confirm: true,
    say: sayPlant,
  },
  waiveFreePlant: { name: t.act_waiveFreePlant },
} as const satisfies Record<string, ActionEntry>;

export const warehouse = {
  buyWarehouse: { name: t.act_buyWarehouse, confirm: true },
} as const satisfies Record<string, ActionEntry>;

export const hazards = {
  // [E-65, E-71] for energy through the button; asked by a card they glow beside the inspector's hexes
  clearHazard: {
    name: t.act_clearHazard,
    asks: t.ask_clear,
    place: 'vertex',
    confirm: true,
    along: 'clearHexHazard',
    direct: ['moveRobber'],
  },
  clearHexHazard: {
    name: t.act_clearHexHazard,
    place: 'hex',
    confirm: true,
    direct: ['moveRobber'],
  },
  putHazard: { name: t.act_putHazard, place: 'vertex', direct: true, confirm: true },
  putHexHazard: { name: t.act_putHexHazard, place: 'hex', direct: true, confirm: true },
} as const satisfies Record<string, ActionEntry>;

export const freeCard = {
  takeFreeCard: { name: t.act_takeFreeCard },
  waiveFreeCard: { name: t.act_waiveFreeCard },
} as const satisfies Record<string, ActionEntry>;

export const cleanup = {
  playCleanup: { name: t.act_playCleanup, confirm: true },
} as const satisfies Record<string, ActionEntry>;

export const researchGrant = {
  playResearchGrant: { name: t.act_playResearchGrant, confirm: true },
} as const satisfies Record<string, ActionEntry>;

export const highYield = {
  playHighYield: { name: t.act_playHighYield, confirm: true },
  takeYield: { name: t.act_takeYield, place: 'hex', direct: true },
  endYield: { name: t.act_endYield },
} as const satisfies Record<string, ActionEntry>;

export const questions = {
  openingBuilding: () => t.q_openingTown(),
  beforeRoll: ({ actions }) =>
    actions.some(({ action }) => action.type.startsWith('play')) ? t.q_beforeRoll() : t.q_roll(),
  freeCard: () => t.q_freeCard(),
  'freeCard climateConference': () => t.q_freeCard_climate(),
  'freeCard sustainableProduction': () => t.q_freeCard_sustainable(),
  'discard climateConference': () => t.q_discard_climate(),
  hazardOnBuilding: () => t.q_hazardOnBuilding(),
  'hazardOnBuilding airPollution': () => t.q_hazard_air(),
  'hazardOnBuilding rainAndFlooding': () => t.q_hazard_flood(),
  hazardOnHex: () => t.q_hazardOnHex(),
  freePlant: () => t.q_freePlant(),
  moveRobber: ({ actions: legal }) =>
    legal.some(({ action }) => action.type === 'clearHazard' || action.type === 'clearHexHazard')
      ? t.q_cleanup()
      : t.q_moveInspector(),
  yieldHex: () => t.q_yield(),
} as const satisfies Feature['questions'];
