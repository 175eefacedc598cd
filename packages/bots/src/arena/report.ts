/** What a run of blocks says about its bots. */
import type { BlockGame, BlockResult } from './block.js';
import { type Hypotheses, type Ruling, Sequential, type Verdict } from './sequential.js';
import { wilson } from './interval.js';

export interface Standing {
  readonly bot: string;
  /** Games that a seat of this name won. */
  readonly wins: number;
  readonly games: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface ArenaReport extends Partial<Ruling> {
  readonly games: number;
  readonly blocks: number;
  readonly seats: readonly Standing[];
  readonly finished: number;
  /** Games in which a seat was lost to a stand-in, or that broke. */
  readonly errors: number;
}

const isBroken = ({ error }: BlockGame): boolean => error !== undefined;
const isFaulty = (game: BlockGame): boolean => isBroken(game) || game.faults !== undefined;

const standingOf = (bot: string, bots: readonly string[], games: readonly BlockGame[]): Standing => {
  const wins = games.filter(({ won }) => won.some((index) => bots[index] === bot)).length;
  const rate = games.length === 0 ? 0 : wins / games.length;
  return { bot, wins, games: games.length, rate, ...wilson(wins, games.length) };
};

/** One row a name, however many seats it has: a game is counted once for each. */
const standings = (bots: readonly string[], games: readonly BlockGame[]): Standing[] =>
  [...new Set(bots)].map((bot) => standingOf(bot, bots, games));

/** The first name's share of a block: a shared win is split, a game that nobody wins is even. */
export const scoreOf = (bots: readonly string[], { games }: BlockResult): number => {
  const isOwn = (index: number): boolean => bots[index] === bots[0];
  const even = bots.filter((bot) => bot === bots[0]).length / bots.length;
  const scores = games.map(({ won, error, faults }) => {
    if (won.length > 0) return won.filter(isOwn).length / won.length;
    return error === undefined && faults !== undefined ? lostScore(bots, faults, even) : even;
  });
  return scores.reduce((sum, score) => sum + score, 0) / games.length;
};

/** Where a stand-in won, those who kept their seats share the game. */
const lostScore = (
  bots: readonly string[],
  faults: Readonly<Record<string, string>>,
  even: number,
): number => {
  const kept = bots.filter((_, index) => !Object.hasOwn(faults, String(index)));
  return kept.length === 0 ? even : kept.filter((bot) => bot === bots[0]).length / kept.length;
};

/** In order of their numbers, up to the block that decides: later ones, played on other threads meanwhile, are left out. */
export const decide = (
  bots: readonly string[],
  results: readonly BlockResult[],
  hypotheses: Hypotheses,
): { readonly counted: number; readonly ruling: Ruling } => {
  const test = new Sequential(hypotheses, bots.length);
  let verdict: Verdict = 'undecided';
  let counted = 0;
  for (; counted < results.length && verdict === 'undecided'; counted++) {
    test.add(scoreOf(bots, results[counted]));
    verdict = test.ruling().verdict;
  }
  return { counted, ruling: test.ruling() };
};

export const reportOf = (
  bots: readonly string[],
  results: readonly BlockResult[],
  hypotheses?: Hypotheses,
): ArenaReport => {
  const ordered = [...results].sort((a, b) => a.block - b.block);
  const decided = hypotheses === undefined ? undefined : decide(bots, ordered, hypotheses);
  const counted = ordered.slice(0, decided?.counted ?? ordered.length);
  const games = counted.flatMap((result) => result.games);
  const finished = games.filter((game) => !isBroken(game));
  return {
    games: games.length,
    blocks: counted.length,
    seats: standings(bots, finished),
    finished: finished.length,
    errors: games.filter(isFaulty).length,
    ...decided?.ruling,
  };
};
