/** What a thread of the pool remembers: the games it was asked about lately, and a bot for each of their seats. */
import { randomBytes } from 'node:crypto';
import { ActionList, makeState, type Seat, type State } from '@landnam/engine';
import { isSearcher, BotAtSeat, type TimeGuard } from '@landnam/bots';
import { findMap, isOwnId, keepOwn, setTable, type Table } from '@landnam/maps';
import { KeptGames } from './kept.js';
import type { GameName, Reply, Task, Thought } from './thought.js';

interface Sitting {
  readonly bot: BotAtSeat;
  readonly seen: State;
}

/** People can choose any options, and each choice is a game of its own. */
export const games = new KeptGames<Table>(100);

/** A bot remembers its offers, so the same one is asked again; an evicted one starts over. About 650 kB each. */
const plain = new KeptGames<Sitting>(400);
/** About 3.7 MB each: positions along a search. */
const searching = new KeptGames<Sitting>(150);

const legal = new ActionList();

const openGame = ({ game, seats, options, rules }: GameName): Table => {
  const map = findMap(game);
  if (map === undefined) throw new Error(`no game is called ${game}`);
  const table = setTable(map, seats, options, { version: rules });
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

const tableFor = (name: GameName): Table => {
  const { game, seats, options, rules } = name;
  return games.get(JSON.stringify([game, seats, options, rules]), () => openGame(name));
};

const sitDown = (thought: Thought): Sitting => {
  const { game } = tableFor(thought);
  return { bot: new BotAtSeat(thought.bot, game, thought.seat as Seat), seen: makeState(game) };
};

const sitterFor = (thought: Thought): Sitting => {
  const shelf = isSearcher(thought.bot) ? searching : plain;
  return shelf.get(`${thought.table} ${thought.seat} ${thought.bot}`, () => sitDown(thought));
};

const guardOf = ({ until, stop }: Task): TimeGuard => ({
  isUp: () => Date.now() >= until || Atomics.load(stop, 0) !== 0,
});

/** A map is large, and sent only where it is missing. */
const lacksMap = ({ game, map }: Task): boolean => {
  if (map !== undefined) keepOwn(map);
  return isOwnId(game) && findMap(game) === undefined;
};

export const think = (task: Task): Reply => {
  if (lacksMap(task)) return { lacks: 'map' };
  const { bot, seen } = sitterFor(task);
  if (task.from > bot.known) return { known: bot.known };
  bot.tell(task.from, task.events);
  seen.bytes.set(task.view);
  legal.clear();
  for (const packed of task.legal) legal.push(packed);
  const question = { seat: task.seat as Seat, legal, guard: guardOf(task), view: () => seen };
  // nobody may foresee what a server's bot chooses
  return bot.choose(question, randomBytes(16).toString('hex'));
};
