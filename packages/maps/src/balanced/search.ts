/** Deals until all limits are kept: first as chance has it, then with swaps that bring a deal closer. */
import type { Below } from '@landnam/engine';
import { isRed, touching } from './measures.js';
import type { LaidTiles, Laying } from './laying.js';
import { excessOf, type BoardLimits } from './limits.js';
import type { Tiles } from '../deal.js';

export interface SearchEffort {
  /** Deals as chance has them, before any is mended. */
  readonly plain: number;
  /** Deals that are mended. */
  readonly mended: number;
  /** Swaps that are tried in each of those. */
  readonly swaps: number;
}

export const USUAL_EFFORT: SearchEffort = { plain: 100, mended: 12, swaps: 2000 };
/** For each limit or pair that is tried by itself. */
export const QUICK_EFFORT: SearchEffort = { plain: 40, mended: 5, swaps: 1500 };

export interface SearchOutcome {
  readonly tiles: Tiles | null;
  /** Boards that were looked at. */
  readonly tries: number;
}

/** Two red numbers never touch: no map that is played may have it. */
const missBy = ({ ground, own }: Laying, tiles: Tiles, limits: BoardLimits): number =>
  touching(ground, tiles, (one, other) => isRed(one) && isRed(other)) +
  own(tiles) +
  excessOf(ground, tiles, limits);

const swapTiles = (tiles: Tiles, one: number, other: number): void => {
  [tiles[one], tiles[other]] = [tiles[other]!, tiles[one]!];
};
const swapNumbers = (tiles: Tiles, one: number, other: number): void => {
  const [a, b] = [tiles[one]!, tiles[other]!];
  if (a.number === 0 || b.number === 0) return;
  [tiles[one], tiles[other]] = [
    { terrain: a.terrain, number: b.number },
    { terrain: b.terrain, number: a.number },
  ];
};

/** One step down in this many is one up: out of a dead end. */
const UPHILL = 40;

const mend = (
  laying: Laying,
  { tiles, groups }: LaidTiles,
  limits: BoardLimits,
  swaps: number,
  below: Below,
): number => {
  const moving = groups.filter(({ length }) => length > 1);
  let miss = missBy(laying, tiles, limits);
  for (let i = 1; i <= swaps && moving.length > 0; i++) {
    if (miss === 0) return i;
    const group = moving[below(moving.length)]!;
    const [one, other] = [group[below(group.length)]!, group[below(group.length)]!];
    const swap = below(2) === 0 ? swapTiles : swapNumbers;
    swap(tiles, one, other);
    const then = missBy(laying, tiles, limits);
    if (then <= miss || below(UPHILL) === 0) miss = then;
    else swap(tiles, one, other);
  }
  return swaps;
};

const copyOf = (tiles: Tiles): Tiles => tiles.map((tile) => ({ ...tile }));

export const searchBoard = (
  laying: Laying,
  limits: BoardLimits,
  effort: SearchEffort,
  below: Below,
): SearchOutcome => {
  let tries = 0;
  for (let deal = 0; deal < effort.plain + effort.mended; deal++) {
    const laid = laying.lay(below);
    tries++;
    if (laid === null) continue;
    const tiles = copyOf(laid.tiles);
    if (deal >= effort.plain) tries += mend(laying, { ...laid, tiles }, limits, effort.swaps, below);
    if (missBy(laying, tiles, limits) === 0) return { tiles, tries };
  }
  return { tiles: null, tries };
};
