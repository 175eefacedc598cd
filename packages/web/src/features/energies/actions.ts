import type { Action } from '@landnam/engine';
import { m } from '../../paraglide/messages.js';
import type { ActionEntry, Feature, Words } from '../../moves/feature.js';
import type { GameInfo } from '../../session/types.js';
import * as base from '../base/actions.js';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const price =
  (piece: string) =>
  ({ scenario }: GameInfo) =>
    scenario.pieces.find(({ name }) => name === piece)?.cost ?? {};
const oneEnergy = () => ({ energy: 1 });

export const buildings = {
  placeSettlement: { ...base.opening.placeSettlement, name: m.energies_act_placeTown },
  placeCity: { name: m.energies_act_placeCity, place: 'vertex', piece: 'city', direct: true, confirm: true },
  buildSettlement: { ...base.buildings.buildSettlement, name: m.energies_act_buildTown },
  buildCity: { ...base.buildings.buildCity, name: m.energies_act_buildCity },
  moveRobber: { ...base.robber.moveRobber, name: m.energies_act_moveInspector },
} as const satisfies Record<string, ActionEntry>;

/** [E-63] Which plant, and on which of the hexes at the corner. */
const sayPlant = (action: Action, words: Words): string => {
  const { hex, plant } = action as Of<'buildPlant'> | (Of<'placeFreePlant'> & { readonly plant?: undefined });
  const name = plant === 'renewable' ? m.energies_renewablePlant() : m.energies_fossilPlant();
  return m.energies_say_build({ plant: name, hex: words.hex(hex) });
};

export const plants = {
  buildPlant: {
    name: m.energies_act_buildPlant,
    place: 'vertex',
    confirm: true,
    say: sayPlant,
  },
  demolishPlant: {
    name: m.energies_act_demolishPlant,
    place: 'vertex',
    cost: oneEnergy,
    confirm: true,
    say: (action: Action, words: Words) =>
      m.energies_say_demolish({ hex: words.hex((action as Of<'demolishPlant'>).hex) }),
  },
} as const satisfies Record<string, ActionEntry>;

export const freePlant = {
  placeFreePlant: {
    name: m.energies_act_placeFreePlant,
    place: 'vertex',
    direct: true,
    confirm: true,
    say: sayPlant,
  },
  waiveFreePlant: { name: m.energies_act_waiveFreePlant },
} as const satisfies Record<string, ActionEntry>;

export const warehouse = {
  buyWarehouse: { name: m.energies_act_buyWarehouse, cost: price('warehouse'), confirm: true },
} as const satisfies Record<string, ActionEntry>;

export const hazards = {
  // [E-65, E-71] for energy by the button; asked by a card they glow beside the inspector's hexes
  clearHazard: {
    name: m.energies_act_clearHazard,
    place: 'vertex',
    cost: oneEnergy,
    confirm: true,
    along: 'clearHexHazard',
    direct: ['moveRobber'],
  },
  clearHexHazard: {
    name: m.energies_act_clearHexHazard,
    place: 'hex',
    cost: oneEnergy,
    confirm: true,
    direct: ['moveRobber'],
  },
  putHazard: { name: m.energies_act_putHazard, place: 'vertex', direct: true, confirm: true },
  putHexHazard: { name: m.energies_act_putHexHazard, place: 'hex', direct: true, confirm: true },
} as const satisfies Record<string, ActionEntry>;

export const freeCard = {
  takeFreeCard: { name: m.energies_act_takeFreeCard },
  waiveFreeCard: { name: m.energies_act_waiveFreeCard },
} as const satisfies Record<string, ActionEntry>;

export const cleanup = {
  playCleanup: { name: m.energies_act_playCleanup, confirm: true },
} as const satisfies Record<string, ActionEntry>;

export const researchGrant = {
  playResearchGrant: { name: m.energies_act_playResearchGrant, confirm: true },
} as const satisfies Record<string, ActionEntry>;

export const highYield = {
  playHighYield: { name: m.energies_act_playHighYield, confirm: true },
  takeYield: { name: m.energies_act_takeYield, place: 'hex', direct: true },
  endYield: { name: m.energies_act_endYield },
} as const satisfies Record<string, ActionEntry>;

export const questions = {
  openingBuilding: () => m.energies_q_openingTown(),
  beforeRoll: () => m.energies_q_beforeRoll(),
  freeCard: () => m.energies_q_freeCard(),
  'freeCard climateConference': () => m.energies_q_freeCard_climate(),
  'freeCard sustainableProduction': () => m.energies_q_freeCard_sustainable(),
  'discard climateConference': () => m.energies_q_discard_climate(),
  hazardOnBuilding: () => m.energies_q_hazardOnBuilding(),
  'hazardOnBuilding airPollution': () => m.energies_q_hazard_air(),
  'hazardOnBuilding rainAndFlooding': () => m.energies_q_hazard_flood(),
  hazardOnHex: () => m.energies_q_hazardOnHex(),
  freePlant: () => m.energies_q_freePlant(),
  moveRobber: ({ actions: legal }) =>
    legal.some(({ action }) => action.type === 'clearHazard' || action.type === 'clearHexHazard')
      ? m.energies_q_cleanup()
      : m.energies_q_moveInspector(),
  yieldHex: () => m.energies_q_yield(),
} as const satisfies Feature['questions'];
