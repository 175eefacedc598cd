import { FOSSIL_PLANT, globalFootprint, NO_PLANT } from '@landnam/engine/games/energies';
import { m } from '../../paraglide/messages.js';
import type { GameInfo, View } from '../../session/types.js';
import { ChooseTwo } from '../base/Choosers.js';
import { cards as baseCards } from '../base/goods.js';
import { City, Settlement } from '../base/pieces.js';
import type { Addition, Place } from '../../moves/feature.js';
import { actions, options, questions, tools } from './actions.js';
import { Inspector, Plant, Works } from './art.js';
import { ChoosePlant, FreeCardPanel } from './Choosers.js';
import { EventsPanel } from './EventsPanel.js';
import {
  BagIcon,
  CleanupIcon,
  EnergyIcon,
  FiberIcon,
  FoodIcon,
  GrantIcon,
  ScienceIcon,
  SteelIcon,
  YieldIcon,
} from './icons.js';
import { plotsWith } from './Plots.js';
import { refusals } from './refusals.js';
import { cleanupFact, energyFact, footprintFact, SeatBoard } from './SeatBoard.js';
import { retold } from './tell.js';

const NONE = 255;

const plantsAt = ({ board }: GameInfo, view: View, vertex: number): string[] =>
  [0, 1, 2].flatMap((i) => {
    const kind = view.powerPlants.plant[vertex * 3 + i] ?? NO_PLANT;
    if (kind === NO_PLANT || (board.vertexHexes[vertex * 3 + i] ?? NONE) === NONE) return [];
    return [kind === FOSSIL_PLANT ? m.energies_note_fossil() : m.energies_note_renewable()];
  });

const noteOn = (info: GameInfo, view: View, { kind, at }: Place): string | undefined => {
  if (kind === 'edge') return undefined;
  const hazard = kind === 'hex' ? view.hazards.hex[at] : view.hazards.building[at];
  const notes = kind === 'vertex' ? plantsAt(info, view, at) : [];
  return [...notes, ...(hazard ? [m.energies_note_hexHazard()] : [])].join(', ') || undefined;
};

export const energies: Addition = {
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
    fossilPlant: {
      name: m.energies_fossilPlant,
      many: m.energies_fossilPlants,
      place: 'vertex',
      Art: ({ seat }) => Plant({ fossil: true, seat }),
    },
    renewablePlant: {
      name: m.energies_renewablePlant,
      many: m.energies_renewablePlants,
      place: 'vertex',
      Art: ({ seat }) => Plant({ fossil: false, seat }),
    },
    warehouse: { name: m.energies_warehouse, many: m.energies_warehouses, place: 'vertex', Art: () => null },
  },
  figures: {
    robber: { name: m.energies_inspector, Art: Inspector, at: ({ view }) => view.base.robber[0] ?? NONE },
  },
  cards: {
    cleanup: {
      name: m.energies_cleanup,
      about: m.energies_cleanup_about,
      Icon: CleanupIcon,
      play: 'playCleanup',
    },
    ...(baseCards['roadBuilding'] && {
      roadBuilding: {
        ...baseCards['roadBuilding'],
        name: m.energies_roadConstruction,
        about: m.energies_roadConstruction_about,
      },
    }),
    highYield: {
      name: m.energies_highYield,
      about: m.energies_highYield_about,
      Icon: YieldIcon,
      play: 'playHighYield',
    },
    researchGrant: {
      name: m.energies_researchGrant,
      about: m.energies_researchGrant_about,
      Icon: GrantIcon,
      play: 'playResearchGrant',
    },
  },
  actions,
  tools,
  primary: ['waiveFreePlant', 'endYield'],
  questions,
  options,
  panels: { freeCard: FreeCardPanel },
  choosers: {
    buildPlant: ChoosePlant,
    placeFreePlant: ChoosePlant,
    demolishPlant: ChoosePlant,
    playResearchGrant: ChooseTwo,
  },
  tabs: [{ id: 'events', label: m.energies_tab, Icon: BagIcon, Panel: EventsPanel }],
  sources: {
    buildings: m.energies_src_buildings,
    longestRoute: m.energies_src_route,
    largestArmy: m.energies_src_clean,
  },
  refusals,
  tell: retold,
  facts: [cleanupFact, footprintFact, energyFact],
  layers: [Works],
  seatNotes: [SeatBoard],
  placeNotes: [noteOn],
  endings: [plotsWith(({ view }, info) => globalFootprint(info, view))],
};
