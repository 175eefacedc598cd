/** What each rule module of New Energies brings; its words for base's things come with the first of them. */
import type { Addition } from '../../moves/feature.js';
import { t as baseWords } from '../base/words/index.js';
import { t } from './words/index.js';
import { NONE } from '../../session/none.js';
import { ChooseTwo } from '../base/panels/Choosers.js';
import { cards as baseCards } from '../base/goods.js';
import { CardIcon, CityIcon, RoadIcon, SettlementIcon } from '../base/drawings/icons.js';
import { City, Settlement } from '../base/drawings/pieces.js';
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
    fiber: { name: t.fiber, letter: t.fiber_letter, Icon: FiberIcon },
    food: { name: t.food, letter: t.food_letter, Icon: FoodIcon },
    steel: { name: t.steel, letter: t.steel_letter, Icon: SteelIcon },
    science: { name: t.science, letter: t.science_letter, Icon: ScienceIcon },
    energy: { name: t.energy, letter: t.energy_letter, Icon: EnergyIcon },
  },
  pieces: {
    settlement: { name: t.town, many: t.towns, place: 'vertex', Art: Settlement },
    city: { name: t.city, many: t.cities, place: 'vertex', Art: City },
  },
  figures: {
    robber: {
      name: t.inspector,
      Art: Inspector,
      veils: true,
      at: ({ view }) => view.base.robber[0] ?? NONE,
    },
  },
  cards: {
    roadBuilding: {
      ...baseCards.roadBuilding,
      name: t.roadConstruction,
      about: t.roadConstruction_about,
    },
  },
  actions: actions.buildings,
  // the whole row in order; buttons without an action in the game are not shown
  tools: [
    { id: 'road', type: 'buildRoad', label: baseWords.tool_road, Icon: RoadIcon },
    { id: 'settlement', type: 'buildSettlement', label: t.tool_town, Icon: SettlementIcon },
    { id: 'city', type: 'buildCity', label: t.tool_city, Icon: CityIcon },
    { id: 'card', type: 'buyCard', label: baseWords.tool_card, Icon: CardIcon },
    { id: 'plant', type: 'buildPlant', label: t.tool_plant, Icon: PlantIcon },
    { id: 'warehouse', type: 'buyWarehouse', label: t.tool_warehouse, Icon: WarehouseIcon },
    { id: 'clear', type: 'clearHazard', label: t.tool_clear, Icon: HazardIcon },
    { id: 'demolish', type: 'demolishPlant', label: t.tool_demolish, Icon: ChimneyIcon },
  ],
  questions: { openingBuilding: questions.openingBuilding, beforeRoll: questions.beforeRoll },
  options: { setUp: options.setUp },
  sources: {
    buildings: t.src_buildings,
    longestRoute: t.src_route,
    largestArmy: t.src_clean,
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
      name: t.fossilPlant,
      many: t.fossilPlants,
      place: 'vertex',
      Art: FossilPlant,
    },
    renewablePlant: {
      name: t.renewablePlant,
      many: t.renewablePlants,
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
    warehouse: { name: t.warehouse, many: t.warehouses, place: 'vertex', Art: () => null },
  },
  actions: actions.warehouse,
};

const cleanup: Addition = {
  cards: {
    cleanup: {
      name: t.cleanup,
      about: t.cleanup_about,
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
      name: t.highYield,
      about: t.highYield_about,
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
      name: t.researchGrant,
      about: t.researchGrant_about,
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

const climateConference: Addition = {
  questions: {
    'freeCard climateConference': questions['freeCard climateConference'],
    'discard climateConference': questions['discard climateConference'],
  },
  options: { climateConferenceSpaces: options.climateConferenceSpaces },
};

export const additions = {
  scienceAndEnergy,
  footprints,
  eventDiscs: {
    tabs: [{ id: 'events', label: t.tab, Icon: BagIcon, Panel: EventsPanel }],
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
  climateConference,
  environmentalPollution: {},
  airPollution: {
    questions: { 'hazardOnBuilding airPollution': questions['hazardOnBuilding airPollution'] },
  },
  productionIncrease,
  rainAndFlooding: {
    questions: { 'hazardOnBuilding rainAndFlooding': questions['hazardOnBuilding rainAndFlooding'] },
  },
  sustainableProduction: {
    questions: { 'freeCard sustainableProduction': questions['freeCard sustainableProduction'] },
    options: { sustainableProductionSpaces: options.sustainableProductionSpaces },
  },
  governmentFunding: {},
  endings: {},
  firstGame: {},
} satisfies Readonly<Record<string, Addition>>;
