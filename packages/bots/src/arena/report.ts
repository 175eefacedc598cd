/** What a run of blocks says about its bots. */
import type { BlockGame, BlockResult } from './block.js';
import { clustered, type Interval, meanOf, varianceOf, wilson } from './interval.js';
import { correctedOf, type ScoreOf, resultOf, scoresOf } from './score.js';
import { type Hypotheses, type Ruling, Sequential, type Verdict } from './sequential.js';

/** What is left of a rate when luck is removed. */
export interface Corrected extends Interval {
  readonly rate: number;
  /** How many times larger the variance was with luck: that many times as many games would say as much. */
  readonly variance: number;
}

export interface ArenaStanding extends Interval {
  readonly bot: string;
  /** Games that a seat of this name won, alone or not. */
  readonly wins: number;
  readonly games: number;
  /** Its share of the games: a shared win is split, a game without a winner counts as even. */
  readonly rate: number;
  readonly corrected?: Corrected;
}

export interface LuckFigures {
  /** How much of the variance of results luck explains: 1 − Var(result − luck) / Var(result). */
  readonly share: number;
  /** By index in the list of bots: near 0. */
  readonly mean: readonly number[];
}

export interface ArenaReport extends Partial<Ruling> {
  readonly games: number;
  readonly blocks: number;
  readonly seats: readonly ArenaStanding[];
  readonly finished: number;
  /** Games in which a seat was lost to a stand-in, or that broke. */
  readonly errors: number;
  /** The sequential test ended the run: its rates are further from even than the truth. */
  readonly stopped?: boolean;
  readonly luck?: LuckFigures;
}

const isBroken = ({ error }: BlockGame): boolean => error !== undefined;
const isFaulty = (game: BlockGame): boolean => isBroken(game) || game.faults !== undefined;

/** With fewer wins or losses than this, too few blocks differ for t. */
const FEW = 10;

const plainInterval = (means: readonly number[], games: number): Interval => {
  const wins = meanOf(means) * games;
  return games === 0 || Math.min(wins, games - wins) < FEW ? wilson(wins || 0, games) : clustered(means);
};

const correctedOver = (plain: readonly number[], means: readonly number[]): Corrected => {
  const left = varianceOf(means);
  // one name at every seat: it always wins
  const variance = plain.length < 2 || left < 1e-12 ? 1 : varianceOf(plain) / left;
  return { rate: meanOf(means), ...clustered(means), variance };
};

export const hasLuck = (results: readonly BlockResult[]): boolean =>
  results.length > 0 && results.every(({ games }) => games.every(({ luck }) => luck !== undefined));

const standingOf = (bot: string, bots: readonly string[], results: readonly BlockResult[]): ArenaStanding => {
  const meansBy = (measure: ScoreOf): number[] =>
    results.map((result) => meanOf(scoresOf(bots, bot, result, measure)));
  const all = results.flatMap(({ games }) => games);
  const wins = all.filter(({ won }) => won.some((index) => bots[index] === bot)).length;
  const plain = meansBy(resultOf);
  return {
    bot,
    wins,
    games: all.length,
    rate: all.length === 0 ? 0 : meanOf(plain),
    ...plainInterval(plain, all.length),
    ...(hasLuck(results) ? { corrected: correctedOver(plain, meansBy(correctedOf)) } : {}),
  };
};

/** One row per name, however many seats it has. */
const standings = (bots: readonly string[], results: readonly BlockResult[]): ArenaStanding[] =>
  [...new Set(bots)].map((bot) => standingOf(bot, bots, results));

const luckFigures = (places: number, games: readonly BlockGame[]): LuckFigures => {
  const spread = (measure: ScoreOf): number => {
    const rows = games.map((game) => measure(game, places));
    const columns = Array.from({ length: places }, (_, place) => rows.map((row) => row[place]));
    return columns.reduce((sum, column) => sum + varianceOf(column), 0);
  };
  const mean = Array.from({ length: places }, (_, place) =>
    meanOf(games.map(({ luck = [] }) => luck[place] ?? 0)),
  );
  const plain = games.length < 2 ? 0 : spread(resultOf);
  return { share: plain === 0 ? 0 : 1 - spread(correctedOf) / plain, mean };
};

/** In order of their numbers, up to the block that decides: later ones, played meanwhile on other threads, are left out. */
export const decide = (
  bots: readonly string[],
  results: readonly BlockResult[],
  hypotheses: Hypotheses,
): { readonly counted: number; readonly ruling: Ruling } => {
  const test = new Sequential(hypotheses);
  let verdict: Verdict = 'undecided';
  let counted = 0;
  for (; counted < results.length && verdict === 'undecided'; counted++) {
    test.add(scoresOf(bots, bots[0], results[counted], correctedOf));
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
  return {
    games: games.length,
    blocks: counted.length,
    seats: standings(bots, counted),
    finished: games.filter((game) => !isBroken(game)).length,
    errors: games.filter(isFaulty).length,
    ...(hasLuck(counted) ? { luck: luckFigures(bots.length, games) } : {}),
    ...decided?.ruling,
    ...(decided === undefined ? {} : { stopped: decided.ruling.verdict !== 'undecided' }),
  };
};
