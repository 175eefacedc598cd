/** Taking back leaves nothing behind: no line, no event, no memory of a bot. */
import type { Action, Seat } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import { ATLAS } from '@landnam/maps';
import { expect, test } from 'vitest';
import {
  type BranchChange,
  type GameSetup,
  legalFor,
  type LiveTable,
  type MindsPort,
  newTable,
  type SavedClock,
  seededMinds,
  type StorePort,
} from '@landnam/table';
import { finalityOf, isAside } from '@landnam/table/machine';
import { Sundial } from '../../test/sundial.js';
import { DeviceTable } from './deviceTable.js';

/** Lines and their branch, as the browser's database keeps them. */
class Book implements StorePort<string> {
  readonly lines: string[] = [];
  branch = 0;
  clock: SavedClock | undefined;
  full = false;

  append(lines: readonly string[], from: number, clock: SavedClock, { was, is }: BranchChange) {
    if (this.full) return Promise.resolve('full');
    expect(was).toBe(this.branch);
    if (is !== was) this.lines.splice(from);
    expect(from).toBe(this.lines.length);
    this.lines.push(...lines.slice(from));
    [this.branch, this.clock] = [is, clock];
    return Promise.resolve(null);
  }

  writeClock(clock: SavedClock): Promise<void> {
    this.clock = clock;
    return Promise.resolve();
  }
}

const PACE = 100;

const setupOf = (game: string, bots: readonly string[], seed = 'back'): GameSetup => ({
  game,
  options: {},
  seed,
  players: bots.map((bot) => ({ kind: bot === '' ? 'person' : 'bot', name: '', bot })),
});

const open = (setup: GameSetup, { limit = 0, minds = seededMinds(setup.seed) } = {}) => {
  const live = newTable(setup);
  if (!live.ok) throw new Error(live.error);
  const [dial, book] = [new Sundial(), new Book()];
  const clock: SavedClock = { limit, paused: false, turn: '', left: [] };
  const game = { live: live.value, clock, written: 0, unsaved: null, pace: PACE, eyes: 0, follows: false };
  const table = new DeviceTable<string>(game, { clock: dial, minds, store: book, changed: () => undefined });
  return { table, dial, book };
};
type Opened = ReturnType<typeof open>;

const turnOver = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Until a person is waited for. */
const settle = async ({ table, dial }: Opened): Promise<void> => {
  void table.run();
  do {
    await turnOver();
    dial.pass(PACE);
    await turnOver();
    expect(table.fault).toBeNull();
  } while (table.live.over() === null && table.live.isBot(table.live.next()));
  table.look(table.live.next());
};

const isFinal = ({ table, state }: LiveTable, seat: number, packed: number): boolean =>
  finalityOf(table.game, state, seat as Seat, { packed }) !== null;

const actionOf = (live: LiveTable, seat: number, index: number): Action =>
  legalFor(live, seat)[index]!.action;

/** Some steps that can be taken back, whoever is next afterwards. */
const slip = async ({ table }: Opened, chance: Chance): Promise<number> => {
  const seat = table.live.next();
  // an answer may be followed by others' that nobody need be asked for
  if (isAside(table.live, seat)) return 0;
  for (let steps = 0; steps < 4; steps++) {
    const loose = legalFor(table.live, seat).filter(({ packed }) => !isFinal(table.live, seat, packed));
    const chosen = loose[chance.below(Math.max(1, loose.length))];
    if (chosen === undefined) return steps;
    expect(await table.act([chosen.action])).toBeNull();
  }
  return 4;
};

const takeBackAll = async ({ table }: Opened, ply: number): Promise<void> => {
  while (table.live.ply > ply) {
    const back = table.back();
    if (back === null || 'why' in back)
      throw new Error(`${JSON.stringify(back)} at ${table.live.entries.at(-1)}`);
    expect(await table.takeBack(back.to)).toBe(true);
  }
};

const textOf = ({ table, book }: Opened): string =>
  JSON.stringify([table.live.hash(), table.live.entries, table.live.events, book.lines], null, 1);

const MOVES = 40;

test.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  '%s: taking back gives the same state, log and bots’ choices as never having played',
  async (id, seats) => {
    const setup = setupOf(id, ['', 'normal', '', 'easy', 'normal', 'easy'].slice(0, seats));
    const [plain, slipped, chance] = [open(setup), open(setup), new Chance(`slips ${id}`)];
    let taken = 0;
    await Promise.all([settle(plain), settle(slipped)]);
    for (let move = 0; move < MOVES && plain.table.live.over() === null; move++) {
      const { ply } = slipped.table.live;
      if (move % 2 === 0) taken += await slip(slipped, chance);
      await takeBackAll(slipped, ply);
      const legal = legalFor(plain.table.live, plain.table.live.next());
      const { action } = legal[chance.below(legal.length)]!;
      for (const each of [plain, slipped]) expect(await each.table.act([action])).toBeNull();
      await Promise.all([settle(plain), settle(slipped)]);
      expect(textOf(slipped) === textOf(plain), plain.table.live.entries.slice(-3).join()).toBe(true);
    }
    expect(taken).toBeGreaterThan(MOVES / 4);
    expect(slipped.book.branch).toBe(taken);
  },
  120_000,
);

/** Plays whatever leads on, until a person has just done something of this kind. */
const playUntil = async (opened: Opened, type: Action['type'], way?: Action['type']): Promise<void> => {
  const { table } = opened;
  await settle(opened);
  for (let move = 0; table.live.over() === null; move++) {
    const legal = legalFor(table.live, table.live.next());
    const wanted = legal.find(({ action }) => action.type === type);
    const onTheWay = legal.find(({ action }) => action.type === way);
    expect(await table.act([(wanted ?? onTheWay ?? legal[move % legal.length]!).action])).toBeNull();
    if (wanted !== undefined) return;
    await settle(opened);
  }
  throw new Error(`nobody did ${type}`);
};

const takeBackOne = async ({ table }: Opened): Promise<boolean> => {
  const back = table.back();
  return back !== null && 'to' in back && (await table.takeBack(back.to));
};

test.each(['callDice', 'buyCard'] as const)('what %s brought stays, since nature was asked', async (type) => {
  const opened = open(setupOf('base', ['', '', ''], 'nature'));
  await playUntil(opened, type);
  expect(opened.table.back()).toEqual({ why: 'chance' });
  const before = textOf(opened);
  expect(await opened.table.takeBack(opened.table.live.ply - 2)).toBe(false);
  expect(textOf(opened)).toBe(before);
});

test('a monopoly stays: it has shown what others held', async () => {
  const opened = open(setupOf('base', ['', '', ''], 'hands'));
  await playUntil(opened, 'playMonopoly', 'buyCard');
  const took = opened.table.live.events.at(-1);
  expect(took?.event.type).toMatch(/onopol/);
  expect(opened.table.back()).toEqual({ why: 'shown' });
});

test('what somebody else did stays; before anybody did anything there is nothing', async () => {
  const opened = open(setupOf('base', ['easy', '', 'easy', 'easy']));
  expect(opened.table.back()).toBeNull();
  opened.table.look(1);
  expect(opened.table.back()).toEqual({ why: 'nothing' });
  await settle(opened);
  expect(opened.table.live.entries.at(-1)).toMatch(/^p[023] /);
  expect(opened.table.back()).toEqual({ why: 'others' });
});

test('several actions in one go are taken back in one go', async () => {
  const opened = open(setupOf('base', ['', '', '']));
  await settle(opened);
  const { table } = opened;
  const seat = table.live.next();
  const settlement = actionOf(table.live, seat, 0);
  const after = table.live.copy();
  after.act(seat, [settlement]);
  await table.act([settlement, actionOf(after, seat, 0)]);
  expect(table.live.ply).toBe(2);
  expect(table.back()).toEqual({ to: 0 });
  expect(await takeBackOne(opened)).toBe(true);
  expect(table.live.ply).toBe(0);
});

test('a turn that was ended goes on until the next one chooses, and its time stays spent', async () => {
  const opened = open(setupOf('base', ['', '', ''], 'time'), { limit: 60 });
  await playUntil(opened, 'endTurn');
  const { table, dial, book } = opened;
  await settle(opened);
  const next = table.live.next();
  await table.act([{ type: 'callDice' }]);
  await settle(opened);
  if (table.live.next() !== next) throw new Error('a seven: another seed is needed');
  dial.pass(20_000);
  const { left } = table.clock();
  expect(left).toBeLessThanOrEqual(40_000);
  await table.act([{ type: 'endTurn' }]);
  dial.pass(5_000);
  expect(table.back()).toEqual({ to: table.live.ply - 1 });
  expect(await takeBackOne(opened)).toBe(true);
  expect(table.clock()).toMatchObject({ seat: next, left, runs: true });
  expect(book.clock?.left[next]).toBe(left);
});

test('a thought about what was taken back is dropped, though another move led to the same entry', async () => {
  const thoughts: { readonly answer: (index: number) => void }[] = [];
  const minds: MindsPort = {
    call: () => ({
      choose: ({ legal }) =>
        new Promise((resolve) => {
          const list = legal.toArray();
          thoughts.push({ answer: (index) => resolve({ choice: list[index]!, cut: false }) });
        }),
    }),
  };
  const opened = open(setupOf('base', ['', '', '', 'easy'], 'thought'), { minds });
  const { table, dial } = opened;
  await settle(opened);
  while (!table.live.isBot(table.live.next())) {
    table.look(table.live.next());
    await table.act([actionOf(table.live, table.live.next(), 0)]);
  }
  const { ply } = table.live;
  await turnOver();
  dial.pass(PACE);
  await expect.poll(() => thoughts.length).toBe(1);
  expect(await takeBackOne(opened)).toBe(true);
  await table.act([actionOf(table.live, table.live.next(), 1)]);
  expect(table.live.ply).toBe(ply);
  thoughts[0]!.answer(0);
  await turnOver();
  expect(table.live.ply).toBe(ply);
  dial.pass(PACE);
  await expect.poll(() => thoughts.length).toBe(2);
  thoughts[1]!.answer(1);
  await expect.poll(() => table.live.ply).toBe(ply + 1);
  expect(table.fault).toBeNull();
});

test('what the disk refused to cut is cut with the next move that can be written', async () => {
  const opened = open(setupOf('base', ['', '', '']));
  const { table, book } = opened;
  await settle(opened);
  await table.act([actionOf(table.live, table.live.next(), 0)]);
  book.full = true;
  expect(await table.takeBack(0)).toBe(true);
  expect([table.unsaved, book.lines.length, table.live.ply]).toEqual(['full', 1, 0]);
  book.full = false;
  await table.act([actionOf(table.live, table.live.next(), 5)]);
  expect([table.unsaved, book.lines, book.branch]).toEqual([null, table.live.entries, 1]);
});

test('after a reload the last line can still be taken back', async () => {
  const opened = open(setupOf('base', ['', '', '']));
  await settle(opened);
  const seat = opened.table.live.next();
  for (let i = 0; i < 2; i++) await opened.table.act([actionOf(opened.table.live, seat, 0)]);
  const again = open(setupOf('base', ['', '', '']));
  for (const line of opened.book.lines) again.table.live.replay(line);
  again.table.look(seat);
  expect(again.table.back()).toEqual({ to: 1 });
});
