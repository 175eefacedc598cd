/** Every bot that can be named. */
import { expert, hard } from '#search';
import { type Below, fail, type Game, ok, type Result, type Seat } from '@landnam/engine';
import type { Bot, BotMaker } from './bot.js';
import { easy, normal } from './mind/normal.js';
import { random } from './random.js';
import { EXPERT, HARD } from './search/strengths.js';

/** A playing strength under a stable name: a level may get better, never weaker. */
export interface Level {
  readonly name: string;
  readonly make: BotMaker;
  /**
   * Positions that a searching level examines per choice. Work, not time, so that a game is the same on every
   * machine; 0 for one that weighs each action once.
   */
  readonly looks: number;
}

/** The weakest first. */
export const LEVELS: readonly Level[] = [
  { name: 'random', make: random, looks: 0 },
  { name: 'easy', make: easy, looks: 0 },
  { name: 'normal', make: normal, looks: 0 },
  { name: 'hard', make: hard, looks: HARD.looks },
  { name: 'expert', make: expert, looks: EXPERT.looks },
];

/** Names in old saved games: they still play, but are no longer offered. */
const OLD_NAMES: Readonly<Record<string, BotMaker>> = { greedy: normal };

export const BOTS: Readonly<Record<string, BotMaker>> = {
  ...Object.fromEntries(LEVELS.map(({ name, make }) => [name, make])),
  ...OLD_NAMES,
};

/** Whether a level needs weights, and more memory than others. */
export const isSearcher = (name: string): boolean =>
  LEVELS.some((level) => level.name === name && level.looks > 0);

export const botNames = (): readonly string[] => LEVELS.map(({ name }) => name);

/** One name for all seats, or one for each. */
export const castBots = (names: readonly string[], seats: number): Result<readonly string[], string> => {
  const strange = names.find((name) => !Object.hasOwn(BOTS, name));
  if (strange !== undefined) return fail(`no bot is called "${strange}": ${botNames().join(', ')} are known`);
  if (names.length === 1) return ok(Array.from({ length: seats }, () => names[0]));
  return names.length === seats
    ? ok(names)
    : fail(`${names.length} bots for ${seats} players: name one, or ${seats}`);
};

export const makeBots = (names: readonly string[], game: Game, below: Below): readonly Bot[] =>
  names.map((name, seat) => BOTS[name](game, seat as Seat, below));
