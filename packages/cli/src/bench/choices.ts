/** What a level's choices cost, one by one, in CPU time. */
import { type Bot, botSeed, Chance, Driver, makeBots, natureSeed } from '@landnam/bots';
import { dealTable, type Table } from '@landnam/maps';
import { tableFor } from './measure.js';

export interface ChoiceFigures {
  readonly game: string;
  readonly players: number;
  readonly level: string;
  readonly choices: number;
  readonly meanMs: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** Where the worst was: a game of these seeds, and which of the seat's choices. */
  readonly worstAt: string;
  /** The very first choice, with a cold compiler and weights still to be read. */
  readonly firstMs: number;
}

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

/** Records what each choice among several costs; forced ones cost nothing and would flatter the mean. */
const timed = (bot: Bot, costs: number[]): Bot => ({
  begin: () => bot.begin(),
  observe: (event) => bot.observe?.(event),
  ...(bot.hears === undefined ? {} : { hears: bot.hears }),
  choose(question) {
    const start = now();
    const choice = bot.choose(question);
    if (question.legal.length > 1) costs.push(now() - start);
    return choice;
  },
});

/** One seat is of the level, a different one in every game; the others are `normal`. */
const costsOf = (table: Table, driver: Driver, level: string, index: number): number[] => {
  const { game } = table;
  const [nature, whims] = [new Chance(natureSeed('choices', index)), new Chance(botSeed('choices', index))];
  const own = index % game.seats;
  const names = Array.from({ length: game.seats }, (_, seat) => (seat === own ? level : 'normal'));
  const costs: number[] = [];
  const bots = makeBots(names, game, whims.below).map((bot, seat) =>
    seat === own ? timed(bot, costs) : bot,
  );
  driver.play(dealTable(table, nature.below), bots, nature.below);
  return costs;
};

const PASSES = 3;
const WELL_WARM = 2;

interface Cost {
  readonly ms: number;
  readonly at: string;
}

/** A game is the same each time: for each choice the fastest pass counts, since other work, compiling and collecting only add time. */
const fastest = (index: number, play: (index: number) => readonly number[]): readonly Cost[] => {
  const [first = [], ...others] = Array.from({ length: PASSES }, () => play(index));
  return first.map((cost, choice) => ({
    ms: Math.min(cost, ...others.map((pass) => pass[choice] ?? cost)),
    at: `game ${index}, choice ${choice + 1}`,
  }));
};

const summed = (costs: readonly Cost[]): Pick<ChoiceFigures, 'meanMs' | 'p99Ms' | 'worstMs' | 'worstAt'> => {
  const sorted = costs.toSorted((one, other) => one.ms - other.ms);
  const worst = sorted[sorted.length - 1];
  return {
    meanMs: costs.reduce((sum, { ms }) => sum + ms, 0) / costs.length,
    p99Ms: sorted[Math.floor(0.99 * sorted.length)]?.ms ?? 0,
    worstMs: worst?.ms ?? 0,
    worstAt: worst?.at ?? '',
  };
};

export const measureChoices = (
  id: string,
  players: readonly number[],
  level: string,
  games: number,
): ChoiceFigures => {
  const table = tableFor(id, players);
  const driver = new Driver(table);
  const play = (index: number): readonly number[] => costsOf(table, driver, level, index);
  const [firstMs = 0] = play(games);
  for (let index = 1; index < WELL_WARM; index++) play(games + index);
  const costs = Array.from({ length: games }, (_, index) => fastest(index, play)).flat();
  return { game: id, players: table.game.seats, level, choices: costs.length, ...summed(costs), firstMs };
};
