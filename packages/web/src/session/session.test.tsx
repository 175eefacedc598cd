/** A saved game in the worker, with the browser's own database. */
import { type Action, NONE } from '@landnam/engine';
import { type BotMaker, BOTS as BOT_MAKERS, botNames } from '@landnam/bots';
import { at } from '@landnam/engine/fields';
import { legalFor, LiveTable, newTable, seededMinds } from '@landnam/table';
import { afterEach, expect, test, vi } from 'vitest';
import { BOTS } from '../app/setup/presets.js';
import { Clerk } from './worker/clerk.js';
import { timer } from './worker/clockPort.js';
import { DeviceTable, NO_LIMIT } from './worker/deviceTable.js';
import { Keep } from './storage/keep.js';
import { SavedTable } from './worker/savedTable.js';
import { viewFrom } from './shown.js';
import { appendEntries, dropGame, readGame } from './storage/saves.js';
import type { GameSetup, Update } from './types.js';

const setupOf = (...bots: readonly string[]): GameSetup => ({
  game: 'base',
  options: {},
  seed: 'session',
  players: bots.map((bot, seat) => ({ kind: bot === '' ? 'person' : 'bot', name: `P${seat}`, bot })),
});

let count = 0;
const clerk = new Clerk(new Keep());
const tables: SavedTable[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.close();
});
const open = async (setup: GameSetup, id = `test${Date.now()}${count++}`) => {
  const table = new SavedTable(new Keep());
  tables.push(table);
  if ((await readGame(id)) === undefined) await clerk.create(id, setup);
  const updates: Update[] = [];
  const opened = await table.open(id, (update) => void updates.push(update), 0);
  if (!opened.ok) throw new Error(opened.error.line);
  updates.unshift(opened.value.update);
  const last = (): Update => updates.at(-1) as Update;
  return { id, table, info: opened.value.info, last };
};

const first = (update: Update) => update.actions.slice(0, 1).map(({ action }) => action);

test('the roster the page offers is the roster there is', () => {
  expect(BOTS).toEqual(botNames());
});

test('what is not the viewer’s is not in the bytes', async () => {
  const { table, info, last } = await open(setupOf('', '', ''));
  for (let i = 0; i < 12; i++) {
    table.look(last().next);
    await table.act(first(last()));
  }
  for (const seat of [0, 1, 2, NONE]) {
    table.look(seat);
    const view = viewFrom(info, last().bytes);
    for (let other = 0; other < 3; other++) {
      const cards = view.base.hand
        .subarray(at(other, 0), at(other + 1, 0))
        .reduce((sum, each) => sum + each, 0);
      expect(cards).toBe(other === seat ? view.base.handTotal[other] : 0);
    }
  }
});

test('a bot’s hand cannot be looked at', async () => {
  const { table, last } = await open(setupOf('', 'random', 'random'));
  table.look(1);
  expect(last().seat).toBe(NONE);
  expect(last().actions).toEqual([]);
});

test('a reload gets the same dice', async () => {
  const play = async (reload: boolean) => {
    let game = await open(setupOf('', ''), `twice${String(reload)}${Date.now()}`);
    for (let i = 0; i < 24; i++) {
      if (reload && i % 5 === 4) {
        game.table.close();
        game = await open(setupOf('', ''), game.id);
      }
      game.table.look(game.last().next);
      await game.table.act(first(game.last()));
    }
    return (await readGame(game.id))?.entries;
  };
  expect(await play(true)).toEqual(await play(false));
});

test('a series of actions is taken as a whole or not at all', async () => {
  const { table, last } = await open(setupOf('', ''));
  table.look(last().next);
  const before = last().bytes.slice();
  const [place] = first(last());
  if (place === undefined) throw new Error('nothing is legal');
  const why = await table.act([place, place]);
  expect(why?.code).toBe('notNow');
  table.look(last().next);
  expect(last().bytes).toEqual(before);
});

test('a second tab follows the first, takes over when asked and leads when it is alone', async () => {
  const one = await open(setupOf('', ''));
  const two = await open(setupOf('', ''), one.id);
  expect([one.last().follows, two.last().follows]).toEqual([false, true]);
  one.table.look(one.last().next);
  await one.table.act(first(one.last()));
  await expect.poll(() => two.last().ply).toBe(1);
  expect(two.last()).toMatchObject({ actions: [], seat: NONE, unsaved: null });
  expect(await two.table.act([])).toBeNull();

  await two.table.takeOver();
  await expect.poll(() => [one.last().follows, two.last().follows]).toEqual([true, false]);
  two.table.look(two.last().next);
  await two.table.act(first(two.last()));
  await expect.poll(() => one.last().ply).toBe(2);
  expect(two.last().unsaved).toBeNull();

  two.table.close();
  await expect.poll(() => one.last().follows).toBe(false);
  one.table.look(one.last().next);
  await one.table.act(first(one.last()));
  expect((await readGame(one.id))?.entries).toHaveLength(3);
  expect(one.last()).toMatchObject({ ply: 3, unsaved: null });
});

test('moves that another tab has written are never overwritten', async () => {
  const { id, table, last } = await open(setupOf('', ''));
  const saved = await readGame(id);
  if (saved === undefined) throw new Error('the game is not saved');
  await appendEntries(saved.saved, 0, ['written by somebody else']);
  table.look(last().next);
  await table.act(first(last()));
  expect(last().unsaved).toBe('elsewhere');
  expect((await readGame(id))?.entries).toEqual(['written by somebody else']);
});

test('what a full storage refused is written with the first move it accepts again', async () => {
  const { id, table, last } = await open(setupOf('', ''));
  const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  for (let ply = 1; ply <= 2; ply++) {
    table.look(last().next);
    await table.act(first(last()));
    expect(last()).toMatchObject({ ply, unsaved: 'full' });
  }
  full.mockRestore();
  expect((await readGame(id))?.entries).toEqual([]);
  table.look(last().next);
  await table.act(first(last()));
  expect(last()).toMatchObject({ ply: 3, unsaved: null });
  expect((await readGame(id))?.entries).toHaveLength(3);
});

test('a game that is deleted while it is played is written as a whole with the next move', async () => {
  const { id, table, last } = await open(setupOf('', ''));
  table.look(last().next);
  await table.act(first(last()));
  await dropGame(id);
  table.look(last().next);
  await table.act(first(last()));
  expect(last()).toMatchObject({ ply: 2, unsaved: null });
  expect((await readGame(id))?.entries).toHaveLength(2);
});

const stumbling: BotMaker = () => ({
  begin: () => undefined,
  choose: () => {
    throw new Error('the bot is lost');
  },
});

test('a bot that throws stops the game with a reason; chance goes on in its place', async () => {
  Object.assign(BOT_MAKERS, { stumbling });
  const { table, last } = await open(setupOf('stumbling', ''));
  await expect.poll(() => last().fault).toEqual({ kind: 'bot', seat: 0, line: 'the bot is lost' });
  expect(await table.exportLog()).toContain('landnam-log');
  await table.goOn();
  expect(last().ply).toBe(1);
  await expect.poll(() => last().fault?.kind).toBe('bot');
  await table.goOn();
  await expect.poll(() => last()).toMatchObject({ ply: 2, fault: null, next: 1 });
  table.look(1);
  await table.act(first(last()));
  expect(last().ply).toBe(3);
  Reflect.deleteProperty(BOT_MAKERS, 'stumbling');
});

test('rules that throw in the middle of a move leave the table as it was', async () => {
  const { table, last } = await open(setupOf('', ''));
  table.look(last().next);
  const before = last().bytes.slice();
  const place = vi.spyOn(LiveTable.prototype, 'act').mockImplementationOnce(function (this: LiveTable) {
    this.state.bytes.fill(1);
    throw new Error('half done');
  });
  const row = first(last());
  expect(await table.act(row)).toBeNull();
  place.mockRestore();
  expect(last().fault).toEqual({ kind: 'rules', seat: NONE, line: 'half done' });
  expect(last().bytes).toEqual(before);
  await table.goOn();
  expect(last().fault).toBeNull();
  expect(await table.act(row)).toBeNull();
  expect(last().ply).toBe(1);
});

test('a saved game that cannot be played says why', async () => {
  const { id, table } = await open(setupOf('', ''));
  table.close();
  const { saved } = (await readGame(id)) ?? {};
  if (saved === undefined) throw new Error('the game is not saved');
  expect(await clerk.inspect(id)).toBeNull();
  const broken = async (part: Partial<typeof saved>, lines: readonly string[] = []) => {
    await dropGame(id);
    await appendEntries({ ...saved, ...part }, 0, lines);
    const opened = await new SavedTable(new Keep()).open(id, () => undefined, 0);
    const why = await clerk.inspect(id);
    expect(opened).toEqual({ ok: false, error: why });
    return why?.code;
  };
  const { header } = saved;
  expect(await broken({}, ['p0 buildRoad e1'])).toBe('refused');
  expect(await broken({ header: { ...header, deal: 7 } })).toBe('badDeal');
  expect(await broken({ header: { ...header, map: '0' } })).toBe('mapChanged');
  expect(await broken({ header: { ...header, rules: 99 } })).toBe('newerRules');
});

test('an exported log is imported as the same game', async () => {
  const { table, last } = await open(setupOf('', 'greedy'));
  table.look(0);
  await expect.poll(() => last().next).toBe(0);
  await table.act(first(last()));
  const copy = `copy${Date.now()}`;
  const imported = await clerk.import(copy, await table.exportLog());
  expect(imported).toEqual({ ok: true, value: copy });
  const saved = await readGame(copy);
  expect(saved?.entries.length).toBe(saved?.saved.plies);
  expect(saved?.saved.setup.players.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  expect(await clerk.import('broken', 'nonsense')).toMatchObject({ ok: false });
});

test('a deleted game is gone with all its lines', async () => {
  const { id, table, last } = await open(setupOf('', ''));
  table.look(last().next);
  await table.act(first(last()));
  await dropGame(id);
  expect(await readGame(id)).toBeUndefined();
  const game = await open(setupOf('', ''), id);
  expect((await readGame(game.id))?.entries).toEqual([]);
});

test('[B-60] when time is up the session plays on, and the exported log says so', async () => {
  const { id, table, last } = await open({ ...setupOf('', 'random'), turnSeconds: 0.2 });
  await expect.poll(() => last().ply, { timeout: 10_000 }).toBeGreaterThan(12);
  await table.setClock({ paused: true });
  const { ply } = last();
  expect(last().clock).toMatchObject({ paused: true, runs: false, limit: 0.2 });
  const copy = `timed${Date.now()}`;
  await clerk.import(copy, await table.exportLog());
  const saved = await readGame(copy);
  expect(saved?.entries.filter((line) => line.endsWith(' ; clock')).length).toBeGreaterThan(2);
  expect(saved?.saved.setup.turnSeconds).toBe(0.2);
  table.close();
  const again = await open(setupOf(), id);
  expect(again.last().clock).toMatchObject({ paused: true, limit: 0.2 });
  expect(again.last().ply).toBe(ply);
});

test('[B-60] behind the curtain no time runs', async () => {
  const { table, last } = await open({ ...setupOf('', ''), turnSeconds: 30 });
  expect(last().clock).toMatchObject({ seat: NONE, runs: false, left: 30_000 });
  table.look(last().next);
  expect(last().clock).toMatchObject({ seat: last().next, runs: true });
  table.look(NONE);
  expect(last().clock.runs).toBe(false);
  await table.setClock({ limit: 0 });
  table.look(last().next);
  expect(last().clock).toMatchObject({ limit: 0, runs: false });
});

test('what is taken back is gone from the database and from other tabs, and another game is played on', async () => {
  const one = await open(setupOf('', ''));
  const two = await open(setupOf('', ''), one.id);
  one.table.look(one.last().next);
  const { ply, bytes } = one.last();
  for (let i = 0; i < 2; i++) await one.table.act(first(one.last()));
  await expect.poll(() => two.last().ply).toBe(ply + 2);
  for (let left = 1; left >= 0; left--) {
    expect(one.last().back).toEqual({ to: ply + left });
    expect(await one.table.takeBack(ply + left)).toBe(true);
  }
  expect(await one.table.takeBack(0)).toBe(false);
  expect(one.last()).toMatchObject({ ply, bytes, events: [], back: { why: 'nothing' }, unsaved: null });
  expect(await readGame(one.id)).toMatchObject({ entries: [], saved: { plies: 0, branch: 2 } });
  const other = one.last().actions.at(-1)!.action;
  await one.table.act([other]);
  await expect.poll(() => two.last()).toMatchObject({ ply: ply + 1, eventsFrom: 0, back: null });
  expect(await two.table.takeBack(ply)).toBe(false);

  await two.table.takeOver();
  await expect.poll(() => two.last().follows).toBe(false);
  two.table.look(two.last().next);
  expect(await two.table.takeBack(ply)).toBe(true);
  await expect.poll(() => one.last().ply).toBe(ply);
  expect(await readGame(one.id)).toMatchObject({ entries: [], saved: { branch: 3 } });
});

test('a tab that does not know what was taken back elsewhere writes nothing', async () => {
  const { id, table, last } = await open(setupOf('', ''));
  table.look(last().next);
  await table.act(first(last()));
  const { saved } = (await readGame(id)) ?? {};
  if (saved === undefined) throw new Error('the game is not saved');
  await appendEntries({ ...saved, branch: 1 }, 0, [], 0);
  await table.act(first(last()));
  expect(last().unsaved).toBe('elsewhere');
  expect((await readGame(id))?.entries).toEqual([]);
});

test('of a game that was cut while nothing could be saved the shelf has the newer lines', async () => {
  const { id, table, last } = await open(setupOf('', ''));
  const keep = (table as unknown as { keep: Keep }).keep;
  table.look(last().next);
  for (let i = 0; i < 2; i++) await table.act(first(last()));
  const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await table.takeBack(1)).toBe(true);
  expect(last()).toMatchObject({ ply: 1, unsaved: 'full' });
  full.mockRestore();
  expect((await readGame(id))?.entries).toHaveLength(2);
  expect(await keep.find(id)).toMatchObject({ written: 1, branchKept: 0, saved: { branch: 1 } });
  await table.act([last().actions.at(-1)!.action]);
  expect(last()).toMatchObject({ ply: 2, unsaved: null });
  expect(await readGame(id)).toMatchObject({ saved: { branch: 1, plies: 2 } });
});

/** What a person does here: an offer now and then, otherwise the first thing that can be done. */
const nextAct = (live: LiveTable, seat: number, turn: number): Action => {
  const names = live.table.game.scenario.goods.filter(({ card }) => card).map(({ name }) => name);
  const offers = names.flatMap((give) =>
    names.map((get): Action => ({ type: 'offerTrade', give: { [give]: 1 }, get: { [get]: 1 } })),
  );
  const offer = turn % 3 === 0 ? offers.find((each) => live.whyNot(seat, each) === null) : undefined;
  const legal = legalFor(live, seat);
  return offer ?? legal[turn % legal.length]!.action;
};

test('the browser’s database has the very lines that the table writes elsewhere: offers, bots that think, nature', async () => {
  const setup = setupOf('', 'normal', 'easy');
  const { id, table, last } = await open(setup);
  const live = newTable(setup);
  if (!live.ok) throw new Error(live.error);
  const lines: string[] = [];
  const store = {
    append: async (all: readonly string[], from: number) => (lines.push(...all.slice(from)), null),
    writeClock: () => Promise.resolve(),
  };
  const game = {
    live: live.value,
    clock: NO_LIMIT,
    written: 0,
    unsaved: null,
    pace: 0,
    eyes: 0,
    follows: false,
  };
  const ports = { clock: timer, minds: seededMinds(setup.seed), store, changed: () => undefined };
  const other = new DeviceTable<string>(game, ports);
  void other.run();
  for (let turn = 0; turn < 40 && last().over === null; turn++) {
    await expect.poll(() => [last().next, other.live.next()]).toEqual([0, 0]);
    const action = nextAct(other.live, 0, turn);
    expect([await table.act([action]), await other.act([action])]).toEqual([null, null]);
  }
  await expect.poll(() => [last().next, other.live.next()]).toEqual([0, 0]);
  other.close();
  expect((await readGame(id))?.entries).toEqual(lines);
  expect(lines.some((line) => line.startsWith('p0 offerTrade'))).toBe(true);
  expect(lines.some((line) => /^p[12] answerTrade/.test(line))).toBe(true);
});
