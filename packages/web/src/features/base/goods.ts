import { t } from './words/index.js';
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
} from './drawings/icons.js';
import { City, Road, Robber, Settlement } from './drawings/pieces.js';
import { Desert, Fields, Forest, Hills, Mountains, Pasture } from './drawings/terrain.js';

export const goods: Readonly<Record<string, GoodEntry>> = {
  lumber: { name: t.lumber, letter: t.lumber_letter, Icon: LumberIcon },
  brick: { name: t.brick, letter: t.brick_letter, Icon: BrickIcon },
  wool: { name: t.wool, letter: t.wool_letter, Icon: WoolIcon },
  grain: { name: t.grain, letter: t.grain_letter, Icon: GrainIcon },
  ore: { name: t.ore, letter: t.ore_letter, Icon: OreIcon },
};

export const terrains: Readonly<Record<string, TerrainEntry>> = {
  forest: { name: t.forest, Art: Forest },
  hills: { name: t.hills, Art: Hills },
  pasture: { name: t.pasture, Art: Pasture },
  fields: { name: t.fields, Art: Fields },
  mountains: { name: t.mountains, Art: Mountains },
  desert: { name: t.desert, Art: Desert },
};

export const pieces = {
  road: { name: t.road, many: t.roads, place: 'edge', Art: Road },
  settlement: { name: t.settlement, many: t.settlements, place: 'vertex', Art: Settlement },
  city: { name: t.city, many: t.cities, place: 'vertex', Art: City },
} as const satisfies Readonly<Record<string, PieceEntry>>;

export const figures = {
  robber: {
    name: t.robber,
    Art: Robber,
    veils: true,
    at: ({ view }) => view.base.robber[0] ?? NONE,
  },
} as const satisfies Readonly<Record<string, FigureEntry>>;

export const cards = {
  knight: { name: t.knight, about: t.knight_about, Icon: KnightIcon, play: 'playKnight' },
  victoryPoint: { name: t.victoryPoint, about: t.victoryPoint_about, Icon: PointIcon },
  roadBuilding: {
    name: t.roadBuilding,
    about: t.roadBuilding_about,
    Icon: RoadsIcon,
    play: 'playRoadBuilding',
  },
  plenty: { name: t.plenty, about: t.plenty_about, Icon: PlentyIcon, play: 'playPlenty' },
  monopoly: { name: t.monopoly, about: t.monopoly_about, Icon: MonopolyIcon, play: 'playMonopoly' },
} as const satisfies Readonly<Record<string, CardEntry>>;
