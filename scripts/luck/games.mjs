/** A thread of scripts/luck.mjs: plays games of one table and measures the luck of every seat. */
import { botSeed, Chance, Driver, makeBots, seededBelow } from '../../packages/bots/dist/index.js';
import { LuckWatch } from '../../packages/bots/dist/luck/index.js';
import { findWeights } from '../../packages/bots/dist/value/index.js';
import { dealTable, findTable } from '../../packages/maps/dist/index.js';

const need = (result) => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

let last;
const tools = (game, seats) => {
  const key = `${game} ${seats}`;
  if (last?.key === key) return last;
  const table = need(findTable(game, seats));
  const weights = need(findWeights(table.game));
  const [played, raw] = [false, true].map((isRaw) => new LuckWatch(table.game, weights, isRaw));
  last = { key, table, driver: new Driver(table), played, raw };
  return last;
};

/** Both ways of measuring watch the same game. */
const both = ({ played, raw }) => ({
  begun: () => [played, raw].forEach((watch) => watch.begin()),
  before: (...args) => [played, raw].forEach((watch) => watch.hooks.before(...args)),
});

const rounded = (values) => Array.from(values, (value) => Number(value.toFixed(6)));

const playOne = (game, seats, bot, number) => {
  const { table, driver, played, raw } = tools(game, seats);
  const seed = `luck ${game} ${seats}`;
  const below = seededBelow(seed, number);
  const bots = makeBots(Array(seats).fill(bot), table.game, new Chance(botSeed(seed, number)).below);
  const { winners, turns } = driver.play(dealTable(table, below), bots, below, both(last));
  const won = Array.from({ length: seats }, (_, seat) => (winners >> seat) & 1);
  const count = won.reduce((sum, each) => sum + each, 0);
  const result = won.map((each) => (count === 0 ? 1 / seats : each / count));
  return { turns, result, luck: rounded(played.sum), raw: rounded(raw.sum) };
};

export const play = ({ game, seats, bot, from, to }) => {
  const games = [];
  for (let number = from; number < to; number++) games.push(playOne(game, seats, bot, number));
  return { game, seats, bot, from, to, games };
};
