import { m } from '../../paraglide/messages.js';
import { NONE } from '../../session/none.js';
import type { CardEntry, FigureEntry, GoodEntry, PieceEntry, TerrainEntry } from '../../moves/feature.js';
import {
  BrickIcon,
  GrainIcon,
  KnightIcon,
  LumberIcon,
  MonopolyIcon,
  OreIcon,
  PlentyIcon,
  PointIcon,
  RoadsIcon,
  WoolIcon,
} from './icons.js';
import { City, Road, Robber, Settlement } from './pieces.js';
import { Desert, Fields, Forest, Hills, Mountains, Pasture } from './terrain.js';

export const goods: Readonly<Record<string, GoodEntry>> = {
  lumber: { name: m.base_lumber, letter: m.base_lumber_letter, Icon: LumberIcon },
  brick: { name: m.base_brick, letter: m.base_brick_letter, Icon: BrickIcon },
  wool: { name: m.base_wool, letter: m.base_wool_letter, Icon: WoolIcon },
  grain: { name: m.base_grain, letter: m.base_grain_letter, Icon: GrainIcon },
  ore: { name: m.base_ore, letter: m.base_ore_letter, Icon: OreIcon },
};

export const terrains: Readonly<Record<string, TerrainEntry>> = {
  forest: { name: m.base_forest, Art: Forest },
  hills: { name: m.base_hills, Art: Hills },
  pasture: { name: m.base_pasture, Art: Pasture },
  fields: { name: m.base_fields, Art: Fields },
  mountains: { name: m.base_mountains, Art: Mountains },
  desert: { name: m.base_desert, Art: Desert },
};

export const pieces = {
  road: { name: m.base_road, many: m.base_roads, place: 'edge', Art: Road },
  settlement: { name: m.base_settlement, many: m.base_settlements, place: 'vertex', Art: Settlement },
  city: { name: m.base_city, many: m.base_cities, place: 'vertex', Art: City },
} as const satisfies Readonly<Record<string, PieceEntry>>;

export const figures = {
  robber: {
    name: m.base_robber,
    Art: Robber,
    veils: true,
    at: ({ view }) => view.base.robber[0] ?? NONE,
  },
} as const satisfies Readonly<Record<string, FigureEntry>>;

export const cards = {
  knight: { name: m.base_knight, about: m.base_knight_about, Icon: KnightIcon, play: 'playKnight' },
  victoryPoint: { name: m.base_victoryPoint, about: m.base_victoryPoint_about, Icon: PointIcon },
  roadBuilding: {
    name: m.base_roadBuilding,
    about: m.base_roadBuilding_about,
    Icon: RoadsIcon,
    play: 'playRoadBuilding',
  },
  plenty: { name: m.base_plenty, about: m.base_plenty_about, Icon: PlentyIcon, play: 'playPlenty' },
  monopoly: { name: m.base_monopoly, about: m.base_monopoly_about, Icon: MonopolyIcon, play: 'playMonopoly' },
} as const satisfies Readonly<Record<string, CardEntry>>;
