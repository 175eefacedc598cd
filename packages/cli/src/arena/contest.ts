/** Who plays what in an arena, and the thread's own room for it. */
import { Arena, type BlockResult, type Seating } from '@landnam/bots/arena';
import { BOTS, Chance } from '@landnam/bots';
import type { Seat } from '@landnam/engine';
import { findTable } from '@landnam/maps';
import { need } from '../input.js';

export interface Contest {
  readonly game: string;
  readonly players: number;
  /** One name a seat; the first is the one that is tested. */
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

export interface BlockJob extends Contest {
  readonly block: number;
}

/** A block as it is kept: what it took is measured where it was played. */
export interface BlockRecord extends BlockResult {
  readonly cpuSeconds: number;
}

/** The same text for the same contest, whatever the order of its options. */
export const keyOf = ({ game, players, bots, options, seed }: Contest): string => {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ game, players, bots, options: Object.fromEntries(sorted), seed });
};

const openArena = ({ game, players, bots, options, seed }: Contest): Arena => {
  const table = need(findTable(game, players, options));
  // made anew for each game: what a bot remembers of the last one would depend on the thread
  const seating: Seating = (index, seat, whims) => ({
    bot: BOTS[bots[index] ?? '']!(table.game, seat as Seat, new Chance(whims).below),
  });
  return new Arena(table, seed, seating);
};

const arenas = new Map<string, Arena>();

export const playBlock = ({ block, ...contest }: BlockJob): BlockResult => {
  const key = keyOf(contest);
  const arena = arenas.get(key) ?? openArena(contest);
  arenas.set(key, arena);
  return arena.play(block);
};
