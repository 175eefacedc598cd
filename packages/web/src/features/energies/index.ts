/** What each rule module of New Energies brings; its words for base's things come with the first of them. */
import type { Addition } from '../../moves/feature.js';
import { m } from '../../paraglide/messages.js';
import { NONE } from '../../session/none.js';
import { ChooseTwo } from '../base/Choosers.js';
import { cards as baseCards } from '../base/goods.js';
import { CardIcon, CityIcon, RoadIcon, SettlementIcon } from '../base/icons.js';
import { City, Settlement } from '../base/pieces.js';
import * as actions from './actions.js';
import { FossilPlant, Hazards, Inspector, Plants, RenewablePlant } from './art.js';
import { ChoosePlant, FreeCardPanel } from './Choosers.js';
import { EventsPanel } from './EventsPanel.js';
import {
  BagIcon,
  ChimneyIcon,
  CleanupIcon,
  EnergyIcon,
  FiberIcon,
  FoodIcon,
  GrantIcon,
  HazardIcon,
  PlantIcon,
  ScienceIcon,
  SteelIcon,
  WarehouseIcon,
  YieldIcon,
} from './icons.js';
import { hazardNote, plantNote } from './notes.js';
import { options } from './options.js';
import { Plots } from './Plots.js';
import { refusals } from './refusals.js';
import { cleanupFact, energyFact, footprintFact, SeatBoard } from './SeatBoard.js';
import { retold } from './tell.js';

const { questions } = actions;

const scienceAndEnergy: Addition = {
  goods: {
    fiber: { name: m.energies_fiber, letter: m.energies_fiber_letter, Icon: FiberIcon },
    food: { name: m.energies_food, letter: m.energies_food_letter, Icon: FoodIcon },
    steel: { name: m.energies_steel, letter: m.energies_steel_letter, Icon: SteelIcon },
    science: { name: m.energies_science, letter: m.energies_science_letter, Icon: ScienceIcon },
    energy: { name: m.energies_energy, letter: m.energies_energy_letter, Icon: EnergyIcon },
  },
  pieces: {
    settlement: { name: m.energies_town, many: m.energies_towns, place: 'vertex', Art: Settlement },
    city: { name: m.energies_city, many: m.energies_cities, place: 'vertex', Art: City },
  },
  figures: {
    robber: {
      name: m.energies_inspector,
      Art: Inspector,
      veils: true,
      at: ({ view }) => view.base.robber[0] ?? NONE,
    },
  },
  cards: {
    roadBuilding: {
      ...baseCards.roadBuilding,
      name: m.energies_roadConstruction,
      about: m.energies_roadConstruction_about,
    },
  },
  actions: actions.buildings,
  // the whole row in its order; what a game has no action for is not shown
  tools: [
    { id: 'road', type: 'buildRoad', label: m.base_tool_road, Icon: RoadIcon },
    { id: 'settlement', type: 'buildSettlement', label: m.energies_tool_town, Icon: SettlementIcon },
    { id: 'city', type: 'buildCity', label: m.energies_tool_city, Icon: CityIcon },
    { id: 'card', type: 'buyCard', label: m.base_tool_card, Icon: CardIcon },
    { id: 'plant', type: 'buildPlant', label: m.energies_tool_plant, Icon: PlantIcon },
    { id: 'warehouse', type: 'buyWarehouse', label: m.energies_tool_warehouse, Icon: WarehouseIcon },
    { id: 'clear', type: 'clearHazard', label: m.energies_tool_clear, Icon: HazardIcon },
    { id: 'demolish', type: 'demolishPlant', label: m.energies_tool_demolish, Icon: ChimneyIcon },
  ],
  questions: { openingBuilding: questions.openingBuilding, beforeRoll: questions.beforeRoll },
  options: { setUp: options.setUp },
  sources: {
    buildings: m.energies_src_buildings,
    longestRoute: m.energies_src_route,
    largestArmy: m.energies_src_clean,
  },
  refusals,
  tell: retold,
};

const footprints: Addition = {
  options: { footprintBands: options.footprintBands },
  facts: [footprintFact],
  seatNotes: [SeatBoard],
  endings: [Plots],
};

const powerPlants: Addition = {
  pieces: {
    fossilPlant: {
      name: m.energies_fossilPlant,
      many: m.energies_fossilPlants,
      place: 'vertex',
      Art: FossilPlant,
    },
    renewablePlant: {
      name: m.energies_renewablePlant,
      many: m.energies_renewablePlants,
      place: 'vertex',
      Art: RenewablePlant,
    },
  },
  actions: actions.plants,
  choosers: { buildPlant: ChoosePlant, demolishPlant: ChoosePlant },
  facts: [energyFact],
  layers: [Plants],
  placeNotes: [plantNote],
};

const hazards: Addition = {
  actions: actions.hazards,
  questions: {
    hazardOnBuilding: questions.hazardOnBuilding,
    hazardOnHex: questions.hazardOnHex,
    moveRobber: questions.moveRobber,
  },
  layers: [Hazards],
  placeNotes: [hazardNote],
};

const warehouse: Addition = {
  pieces: {
    warehouse: { name: m.energies_warehouse, many: m.energies_warehouses, place: 'vertex', Art: () => null },
  },
  actions: actions.warehouse,
};

const cleanup: Addition = {
  cards: {
    cleanup: {
      name: m.energies_cleanup,
      about: m.energies_cleanup_about,
      Icon: CleanupIcon,
      play: 'playCleanup',
    },
  },
  actions: actions.cleanup,
  facts: [cleanupFact],
};

const highYield: Addition = {
  cards: {
    highYield: {
      name: m.energies_highYield,
      about: m.energies_highYield_about,
      Icon: YieldIcon,
      play: 'playHighYield',
    },
  },
  actions: actions.highYield,
  primary: ['endYield'],
  questions: { yieldHex: questions.yieldHex },
};

const researchGrant: Addition = {
  cards: {
    researchGrant: {
      name: m.energies_researchGrant,
      about: m.energies_researchGrant_about,
      Icon: GrantIcon,
      play: 'playResearchGrant',
    },
  },
  actions: actions.researchGrant,
  choosers: { playResearchGrant: ChooseTwo },
};

const productionIncrease: Addition = {
  actions: actions.freePlant,
  primary: ['waiveFreePlant'],
  questions: { freePlant: questions.freePlant },
  choosers: { placeFreePlant: ChoosePlant },
};

export const additions = {
  scienceAndEnergy,
  footprints,
  eventDiscs: {
    tabs: [{ id: 'events', label: m.energies_tab, Icon: BagIcon, Panel: EventsPanel }],
  },
  powerPlants,
  hazards,
  warehouse,
  cleanup,
  highYield,
  researchGrant,
  freeCard: {
    actions: actions.freeCard,
    questions: { freeCard: questions.freeCard },
    panels: { freeCard: FreeCardPanel },
  },
  climateConference: { options: { climateConferenceSpaces: options.climateConferenceSpaces } },
  environmentalPollution: {},
  airPollution: {},
  productionIncrease,
  rainAndFlooding: {},
  sustainableProduction: { options: { sustainableProductionSpaces: options.sustainableProductionSpaces } },
  governmentFunding: {},
  endings: {},
  firstGame: {},
} satisfies Readonly<Record<string, Addition>>;
