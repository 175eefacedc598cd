/** Who plays what in an arena, and each thread's memory for it. */
import { Arena, type BlockResult } from '@landnam/bots/arena';
import { findWeights } from '@landnam/bots/value';
import { findTable } from '@landnam/maps';
import { Company } from '../otherBots/seat.js';
import { need } from '../input.js';
import { keepRooms, type PlaySetting } from '../threadMemo.js';

/** The first of the bots is the one being tested. */
export interface Contest extends PlaySetting {
  /** Seconds that an external bot may think. */
  readonly patience: number;
  /** Whether luck is measured in every game. */
  readonly corrected?: true;
}

export interface BlockJob extends Contest {
  readonly block: number;
}

/** A block as it is stored: its cost is measured where it was played. */
export interface BlockRecord extends BlockResult {
  readonly cpuSeconds: number;
}

/** The same text for the same contest, whatever the order of its options. */
export const keyOf = ({ game, players, bots, options, seed, corrected }: Contest): string => {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ game, players, bots, options: Object.fromEntries(sorted), seed, corrected });
};

const openArena = ({ game, players, bots, options, seed, patience, corrected }: Contest): Arena => {
  const table = need(findTable(game, players, options));
  const company = new Company({ table, patience: patience * 1000 }, bots);
  const weights = corrected === true ? need(findWeights(table.game)) : undefined;
  return new Arena(table, seed, (place, seat, whims) => company.seat(place, seat, whims), weights);
};

const arenaFor = keepRooms(keyOf, openArena);

export const playBlock = ({ block, ...contest }: BlockJob): BlockResult => arenaFor(contest).play(block);
