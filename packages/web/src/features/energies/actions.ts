import type { Action } from '@landnam/engine';
import { m } from '../../paraglide/messages.js';
import { hexName } from '../../ui/words.js';
import type { GameInfo, View } from '../../session/types.js';
import { actions as base, options as baseOptions } from '../base/actions.js';
import { CardIcon, CityIcon, RoadIcon, SettlementIcon } from '../base/icons.js';
import type { ActionEntry, Feature, Tool } from '../../moves/feature.js';
import { ChimneyIcon, HazardIcon, PlantIcon, WarehouseIcon } from './icons.js';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const price =
  (piece: string) =>
  ({ scenario }: GameInfo) =>
    scenario.pieces.find(({ name }) => name === piece)?.cost ?? {};
const oneEnergy = () => ({ energy: 1 });

const buildings = {
  placeSettlement: { ...base.placeSettlement, name: m.energies_act_placeTown },
  placeCity: { name: m.energies_act_placeCity, place: 'vertex', piece: 'city', direct: true, confirm: true },
  buildSettlement: { ...base.buildSettlement, name: m.energies_act_buildTown },
  buildCity: { ...base.buildCity, name: m.energies_act_buildCity },
  moveRobber: { ...base.moveRobber, name: m.energies_act_moveInspector },
} as const satisfies Record<string, ActionEntry>;

/** [E-63] Which plant, and on which of the hexes at the corner. */
const sayPlant = (info: GameInfo, action: Action, view: View): string => {
  const { hex, plant } = action as Of<'buildPlant'> | (Of<'placeFreePlant'> & { readonly plant?: undefined });
  const name = plant === 'renewable' ? m.energies_renewablePlant() : m.energies_fossilPlant();
  return m.energies_say_build({ plant: name, hex: hexName(info, view, hex) });
};

const plants = {
  buildPlant: {
    name: m.energies_act_buildPlant,
    place: 'vertex',
    confirm: true,
    say: sayPlant,
  },
  placeFreePlant: {
    name: m.energies_act_placeFreePlant,
    place: 'vertex',
    direct: true,
    confirm: true,
    say: sayPlant,
  },
  waiveFreePlant: { name: m.energies_act_waiveFreePlant },
  demolishPlant: {
    name: m.energies_act_demolishPlant,
    place: 'vertex',
    cost: oneEnergy,
    confirm: true,
    say: (info: GameInfo, action: Action, view: View) =>
      m.energies_say_demolish({ hex: hexName(info, view, (action as Of<'demolishPlant'>).hex) }),
  },
  buyWarehouse: { name: m.energies_act_buyWarehouse, cost: price('warehouse'), confirm: true },
} as const satisfies Record<string, ActionEntry>;

const hazards = {
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

const cards = {
  takeFreeCard: { name: m.energies_act_takeFreeCard },
  waiveFreeCard: { name: m.energies_act_waiveFreeCard },
  playCleanup: { name: m.energies_act_playCleanup, confirm: true },
  playHighYield: { name: m.energies_act_playHighYield, confirm: true },
  playResearchGrant: { name: m.energies_act_playResearchGrant, confirm: true },
  takeYield: { name: m.energies_act_takeYield, place: 'hex', direct: true },
  endYield: { name: m.energies_act_endYield },
} as const satisfies Record<string, ActionEntry>;

export const actions: Feature['actions'] = { ...buildings, ...plants, ...hazards, ...cards };

/** Base's tools keep their places. */
export const tools: readonly Tool[] = [
  { id: 'road', type: 'buildRoad', label: m.base_tool_road, Icon: RoadIcon },
  { id: 'settlement', type: 'buildSettlement', label: m.energies_tool_town, Icon: SettlementIcon },
  { id: 'city', type: 'buildCity', label: m.energies_tool_city, Icon: CityIcon },
  { id: 'card', type: 'buyCard', label: m.base_tool_card, Icon: CardIcon },
  { id: 'plant', type: 'buildPlant', label: m.energies_tool_plant, Icon: PlantIcon },
  { id: 'warehouse', type: 'buyWarehouse', label: m.energies_tool_warehouse, Icon: WarehouseIcon },
  { id: 'clear', type: 'clearHazard', label: m.energies_tool_clear, Icon: HazardIcon },
  { id: 'demolish', type: 'demolishPlant', label: m.energies_tool_demolish, Icon: ChimneyIcon },
];

export const questions: Feature['questions'] = {
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
};

const spaces = { '3': m.energies_opt_three, '4': m.energies_opt_four };

export const options: Feature['options'] = {
  setUp: { ...baseOptions['setUp'], name: m.base_opt_setUp, about: m.energies_opt_setUp_about },
  climateConferenceSpaces: {
    name: m.energies_opt_climate,
    about: m.energies_opt_spaces_about,
    choices: spaces,
  },
  sustainableProductionSpaces: {
    name: m.energies_opt_sustainable,
    about: m.energies_opt_spaces_about,
    choices: spaces,
  },
  footprintBands: {
    name: m.energies_opt_bands,
    about: m.energies_opt_bands_about,
    choices: {
      scaled: m.energies_opt_scaled,
      unscaled: m.energies_opt_unscaled,
      steep: m.energies_opt_steep,
    },
  },
};
