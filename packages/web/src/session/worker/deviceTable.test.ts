import { type Action, NONE } from '@landnam/engine';
import { type BotMaker, BOTS } from '@landnam/bots';
import { expect, test } from 'vitest';
import {
  type GameSetup,
  legalFor,
  type LiveTable,
  newTable,
  type SavedClock,
  seededMinds,
  type StorePort,
  writeLog,
} from '@landnam/table';
import { Sundial } from '../../test/sundial.js';
import { DeviceTable } from './deviceTable.js';

const setupOf = (...bots: readonly string[]): GameSetup => ({
  game: 'base',
  options: {},
  seed: 'keeper',
  players: bots.map((bot) => ({ kind: bot === '' ? 'person' : 'bot', name: '', bot })),
});

const tableOf = (setup: GameSetup): LiveTable => {
  const live = newTable(setup);
  if (!live.ok) throw new Error(live.error);
  return live.value;
};

/** Records what it is given, and how. */
class Paper implements StorePort<string> {
  readonly lines: string[] = [];
  readonly appended: (readonly string[])[] = [];
  clock: SavedClock | undefined;
  full = false;

  append(lines: readonly string[], from: number, clock: SavedClock): Promise<string | null> {
    if (this.full) return Promise.resolve('full');
    expect(from).toBe(this.lines.length);
    this.appended.push(lines.slice(from));
    this.lines.push(...lines.slice(from));
    this.clock = clock;
    return Promise.resolve(null);
  }

  writeClock(clock: SavedClock): Promise<void> {
    this.clock = clock;
    return Promise.resolve();
  }
}

const keep = (setup: GameSetup, limit = 0) => {
  const [dial, paper, told] = [new Sundial(), new Paper(), { changed: 0 }];
  const clock: SavedClock = { limit, paused: false, turn: '', left: [] };
  const live = tableOf(setup);
  const keeper = new DeviceTable<string>(
    { live, clock, written: 0, unsaved: null, pace: 0, eyes: NONE, follows: false },
    { clock: dial, minds: seededMinds('keeper'), store: paper, changed: () => told.changed++ },
  );
  const actFirst = () => {
    keeper.look(keeper.live.next());
    const first = legalFor(keeper.live, keeper.live.next()).slice(0, 1);
    return keeper.act(first.map(({ action }) => action));
  };
  return { dial, paper, told, keeper, actFirst };
};

test('bots and nature play on until a person is waited for, and every move is written before it is told', async () => {
  const { keeper, paper, told, actFirst } = keep(setupOf('greedy', '', 'random'));
  await keeper.run();
  for (let i = 0; i < 30; i++) {
    expect(keeper.live.next()).toBe(1);
    expect(await actFirst()).toBeNull();
    await expect.poll(() => keeper.live.next()).toBe(1);
  }
  expect(paper.lines).toEqual(keeper.live.entries);
  expect(told.changed).toBeGreaterThanOrEqual(paper.appended.length);
});

test('an action and nature’s answers to it are one append', async () => {
  const { keeper, paper, actFirst } = keep(setupOf('', ''));
  await keeper.run();
  for (let i = 0; i < 60; i++) await actFirst();
  const answered = paper.appended.filter((lines) => lines.length > 1);
  expect(answered.length).toBeGreaterThan(2);
  for (const [, ...rest] of paper.appended) for (const line of rest) expect(line.startsWith('p')).toBe(false);
});

test('a refused series of actions changes and writes nothing', async () => {
  const { keeper, paper, told } = keep(setupOf('', ''));
  await keeper.run();
  const before = [keeper.live.hash(), paper.lines.length, told.changed];
  keeper.look(keeper.live.next());
  expect(await keeper.act([{ type: 'endTurn' }])).toMatchObject({ rule: expect.any(String) });
  expect([keeper.live.hash(), paper.lines.length, told.changed]).toEqual(before);
});

test('what could not be written is written with the next move, without a gap', async () => {
  const { keeper, paper, actFirst } = keep(setupOf('', ''));
  await keeper.run();
  paper.full = true;
  await actFirst();
  await actFirst();
  expect(keeper.unsaved).toBe('full');
  expect(paper.lines.length).toBeLessThan(keeper.live.entries.length);
  paper.full = false;
  await actFirst();
  expect(keeper.unsaved).toBeNull();
  expect(paper.lines).toEqual(keeper.live.entries);
});

test('a bot that throws stops the table, and chance chooses for it on request', async () => {
  const stumbling: BotMaker = () => ({
    begin: () => undefined,
    choose: () => {
      throw new Error('no idea');
    },
  });
  Object.assign(BOTS, { stumbling });
  const { keeper, paper, told } = keep(setupOf('stumbling', 'stumbling'));
  await keeper.run();
  expect(keeper.fault).toEqual({ kind: 'bot', seat: keeper.live.next(), line: 'no idea' });
  expect(told.changed).toBeGreaterThan(0);
  await keeper.goOn();
  expect(paper.lines.some((line) => line.endsWith(' ; bot random'))).toBe(true);
  await expect.poll(() => keeper.fault?.line).toBe('no idea');
  Reflect.deleteProperty(BOTS, 'stumbling');
});

test('a bot that has had its time plays what it has found, and the log says so', async () => {
  let cut = 0;
  let passing: (milliseconds: number) => void = () => undefined;
  const pondering: BotMaker = () => ({
    begin: () => undefined,
    get cuts() {
      return cut;
    },
    choose({ legal, guard }) {
      for (let looks = 0; looks < 100 && guard?.isUp() !== true; looks++) passing(100);
      if (guard?.isUp()) cut++;
      return legal.items[0]!;
    },
  });
  Object.assign(BOTS, { pondering });
  const { keeper, dial } = keep(setupOf('pondering', ''));
  passing = (milliseconds) => dial.pass(milliseconds);
  await keeper.run();
  const { cuts, entries } = keeper.live;
  const moves = entries.filter((line) => line.startsWith('p0')).length;
  expect(moves).toBeGreaterThan(0);
  expect(cuts).toHaveLength(moves);
  expect(writeLog(keeper.live).split('cut short')).toHaveLength(moves + 1);
  Reflect.deleteProperty(BOTS, 'pondering');
});

test('[B-60] a timeout is played, written and marked', async () => {
  const { keeper, paper, dial } = keep(setupOf('', ''), 30);
  await keeper.run();
  const seat = keeper.live.next();
  keeper.look(seat);
  for (let i = 0; i < 7; i++) dial.pass(5_000);
  await expect.poll(() => paper.lines.length).toBeGreaterThan(0);
  expect(paper.lines.filter((line) => line.startsWith('p')).every((line) => line.endsWith(' ; clock'))).toBe(
    true,
  );
  expect(keeper.clock().expired).toBe(seat);
  expect(paper.clock?.limit).toBe(30);
});

test('once closed it neither plays, nor writes, nor tells', async () => {
  const { keeper, paper, told, dial } = keep(setupOf('random', 'random'));
  keeper.pace = 100;
  const running = keeper.run();
  await expect.poll(() => keeper.live.next()).not.toBe(NONE);
  keeper.close();
  const before = [keeper.live.hash(), paper.lines.length, told.changed];
  dial.pass(1_000);
  await running;
  expect([keeper.live.hash(), paper.lines.length, told.changed]).toEqual(before);
});

test('[B-24] bots answer one question together: only the first takes its time', async () => {
  const { keeper, dial } = keep(setupOf('', 'easy', 'easy', 'easy'));
  keeper.pace = 500;
  void keeper.run();
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setTimeout(resolve));
  };
  const offers = () => keeper.live.next() === 0 && offerOf(keeper.live);
  for (let moves = 0; moves < 300 && !offers(); moves++) {
    await settle();
    if (keeper.live.next() === 0) {
      keeper.look(0);
      const legal = legalFor(keeper.live, 0);
      await keeper.act([(legal.find(({ action }) => action.type === 'callDice') ?? legal[0]!).action]);
    } else dial.pass(500);
  }
  const offer = offers();
  if (!offer) throw new Error('nothing to offer');
  const { ply } = keeper.live;
  expect(await keeper.act([offer])).toBeNull();
  await settle();
  expect(keeper.live.ply).toBe(ply + 1);
  dial.pass(500);
  await settle();
  // a counter-offer is an answer too
  expect(keeper.live.entries.slice(ply + 1, ply + 4).map((line) => line.slice(0, 2))).toEqual([
    'p1',
    'p2',
    'p3',
  ]);
});

/** One card that is held for one that is not; null where nothing can be offered. */
const offerOf = (live: LiveTable): Action | null => {
  const names = live.table.game.scenario.goods.filter(({ card }) => card).map(({ name }) => name);
  const pairs = names.flatMap((give) => names.map((get) => ({ give: { [give]: 1 }, get: { [get]: 1 } })));
  const action = pairs
    .map((sides): Action => ({ type: 'offerTrade', ...sides }))
    .find((each) => live.whyNot(0, each) === null);
  return action ?? null;
};
