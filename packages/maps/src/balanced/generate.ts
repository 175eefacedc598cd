/** A board of a kind within limits, as a map that can be played; or which limits cannot be met together. */
import { type Below, fail, ok, type Result } from '@landnam/engine';
import { boardKey, type MapBoard, type MapData } from '../format.js';
import { optionsOf } from '../options.js';
import type { BoardKind } from './kinds.js';
import { groundOfBoard } from './ground.js';
import { type BoardMeasures, measureBoard } from './measures.js';
import type { BoardLimits } from './limits.js';
import { provedBound, provedClash } from './proofs.js';
import { QUICK_EFFORT, searchBoard, USUAL_EFFORT } from './search.js';
import { RECIPES } from '@landnam/engine/rules';
import { tilesOf } from '../deal.js';

/** BoardLimits that cannot be met: one alone, two that exclude each other, or the fewest that do. */
export interface LimitClash {
  readonly limits: readonly string[];
  /** By counting; otherwise no deal was found. */
  readonly proved: boolean;
  /** Where it is proved of one limit: the nearest value that a deal could reach. */
  readonly bound?: number;
  /** Boards that were looked at. */
  readonly tries: number;
}

export interface DealtMap {
  readonly map: MapData;
  readonly measures: BoardMeasures;
  readonly tries: number;
}

export interface DealWish {
  readonly kind: BoardKind;
  readonly seats: number;
  readonly limits: BoardLimits;
  /** Part of the map's id and name. */
  readonly name: string;
}

const named = (limits: BoardLimits, names: readonly string[]): BoardLimits =>
  Object.fromEntries(Object.entries(limits).filter(([name]) => names.includes(name)));

const clashOf = (
  { kind, seats, limits }: DealWish,
  names: readonly string[],
  below: Below,
): LimitClash | null => {
  const some = named(limits, names);
  const [one = '', other] = names;
  if (
    other !== undefined &&
    names.length === 2 &&
    provedClash(kind.open(seats, {}), one, other, limits, below)
  )
    return { limits: names, proved: true, tries: 0 };
  const free = kind.open(seats, {});
  const bound = names.length === 1 ? provedBound(kind, free, one, limits[one]!, below) : null;
  if (bound !== null) return { limits: names, proved: true, bound, tries: 0 };
  const { tiles, tries } = searchBoard(kind.open(seats, some), some, QUICK_EFFORT, below);
  return tiles === null ? { limits: names, proved: false, tries } : null;
};

const pairsOf = (names: readonly string[]): readonly (readonly string[])[] =>
  names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other]));

const clashesAmong = (wish: DealWish, sets: readonly (readonly string[])[], below: Below): LimitClash[] =>
  sets.flatMap((names) => clashOf(wish, names, below) ?? []);

/** Leaves out what is not needed for the clash. */
const fewest = (wish: DealWish, names: readonly string[], tries: number, below: Below): LimitClash => {
  let clash: LimitClash = { limits: names, proved: false, tries };
  for (const name of names) {
    const without = clash.limits.filter((each) => each !== name);
    clash = clashOf(wish, without, below) ?? clash;
  }
  return clash;
};

/** Each limit alone, then two and two, then the fewest that are too many. */
export const explainClash = (wish: DealWish, tries: number, below: Below): readonly LimitClash[] => {
  const names = Object.keys(wish.limits);
  const alone = clashesAmong(
    wish,
    names.map((name) => [name]),
    below,
  );
  if (alone.length > 0) return alone;
  const pairs = clashesAmong(wish, pairsOf(names), below);
  return pairs.length > 0 ? pairs : [fewest(wish, names, tries, below)];
};

/** Own choices of the map that still mean something on one board. */
const optionsFor = (map: MapData): Pick<MapData, 'options'> => {
  const names = optionsOf(map).map(({ name }) => name);
  const kept = Object.entries(map.options ?? {}).filter(([name]) => names.includes(name));
  const printed = names.includes('harbours') ? [['harbours', 'printed'] as const] : [];
  const options = Object.fromEntries([...kept, ...printed]);
  return Object.keys(options).length === 0 ? {} : { options };
};

/** The kind's map with this one board, for the numbers of players who share it. */
export const mapWithBoard = (kind: BoardKind, board: MapBoard, seats: number, name: string): MapData => {
  const { options, notes: _notes, redeal: _redeal, measures: _measures, ...rest } = kind.map;
  const key = boardKey(kind.map, seats);
  const map: MapData = {
    ...rest,
    id: `${kind.id}/${name}`,
    name: `${kind.map.name}, ${name}`,
    players: kind.players.filter((count) => boardKey(kind.map, count) === key),
    boards: { any: board },
  };
  return { ...map, ...optionsFor({ ...map, ...(options === undefined ? {} : { options }) }) };
};

export const measureMap = (map: MapData, board: MapBoard): BoardMeasures =>
  measureBoard(groundOfBoard(board, RECIPES[map.recipe]!), tilesOf(board.hexes));

export const dealKind = (wish: DealWish, below: Below): Result<DealtMap, readonly LimitClash[]> => {
  const { kind, seats, limits, name } = wish;
  const impossible = Object.keys(limits).length === 0 ? [] : provedClashes(wish, below);
  if (impossible.length > 0) return fail(impossible);
  const laying = kind.open(seats, limits);
  const { tiles, tries } = searchBoard(laying, limits, USUAL_EFFORT, below);
  if (tiles === null) return fail(explainClash(wish, tries, below));
  const board = laying.finish(tiles, below);
  const map = mapWithBoard(kind, board, seats, name);
  return ok({ map, measures: measureMap(map, board), tries });
};

/** What counting alone excludes: nothing is dealt for it. */
const provedClashes = ({ kind, seats, limits }: DealWish, below: Below): readonly LimitClash[] => {
  const free = kind.open(seats, {});
  const names = Object.keys(limits);
  const alone = names.flatMap((name): LimitClash[] => {
    const bound = provedBound(kind, free, name, limits[name]!, below);
    return bound === null ? [] : [{ limits: [name], proved: true, bound, tries: 0 }];
  });
  if (alone.length > 0) return alone;
  return pairsOf(names)
    .filter(([one = '', other = '']) => provedClash(free, one, other, limits, below))
    .map((pair) => ({ limits: pair, proved: true, tries: 0 }));
};
