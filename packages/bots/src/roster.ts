/** Every bot that can be named. */
import { type Below, fail, type Game, ok, type Result, type Seat } from '@landnam/engine';
import type { Bot, BotMaker } from './bot.js';
import { normal } from './mind/normal.js';
import { random } from './random.js';

export const BOTS: Readonly<Record<string, BotMaker>> = { random, normal, greedy: normal };

/** Names that old games were saved with: they are still played, and offered no more. */
const OLD_NAMES: readonly string[] = ['greedy'];

export const botNames = (): readonly string[] =>
  Object.keys(BOTS).filter((name) => !OLD_NAMES.includes(name));

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
