import { makeState, type Seat } from '@landnam/engine';
import { asOwn, newTable } from '@landnam/table';
import { afterAll, describe, expect, test } from 'vitest';
import { makePool } from './pool.js';
import { nameOf, pastOf } from './port.js';
import { games, think } from './thinking.js';
import type { Task, Thought } from './thought.js';

const players = [0, 1, 2].map(() => ({ kind: 'person', name: '', bot: '' }) as const);
const begun = newTable({ game: 'base', options: {}, seed: 'minds', players });
if (!begun.ok) throw new Error(begun.error);
const live = begun.value;
live.playNature();
const seat = live.next() as Seat;

const thoughtOf = (table: string, bot = 'normal'): Thought => ({
  ...nameOf(live.header),
  table,
  bot,
  seat,
  ply: live.entries.length,
  view: live.viewOf(seat).bytes.slice(),
  legal: live.legalOf(seat).toArray(),
});
const FOR_EVER = 8.64e15;
const taskOf = (table: string, from: number, until = FOR_EVER): Task => ({
  ...thoughtOf(table),
  until,
  stop: new Int32Array(new SharedArrayBuffer(4)),
  from,
  events: pastOf(live, seat)(from),
});

describe('a thread', () => {
  test('thinks about what the seat sees, and chooses what is legal', () => {
    const reply = think(taskOf('one', 0));
    expect(thoughtOf('one').legal).toContain('choice' in reply ? reply.choice : undefined);
  });

  test('asks for the past events it missed, and takes none twice', () => {
    expect(think(taskOf('two', 3))).toEqual({ known: 0 });
    expect('choice' in think(taskOf('two', 0))).toBe(true);
    expect('choice' in think(taskOf('two', live.events.length))).toBe(true);
    expect('choice' in think(taskOf('two', 0))).toBe(true);
  });
});

test('a thread asks for the map of somebody’s own, once', () => {
  const map = asOwn({ ...live.table.map, name: 'For one thread' });
  const task = { ...taskOf('own', 0), game: map.id };
  expect(think(task)).toEqual({ lacks: 'map' });
  expect('choice' in think({ ...task, map })).toBe(true);
  expect('choice' in think(task)).toBe(true);
});

test('a thread keeps a hundred games, however many it was asked about', () => {
  for (let i = 0; i < 16 * 8; i++) {
    const options = { discardLimit: 5 + (i % 16), pointsToWin: 8 + Math.floor(i / 16) };
    expect('choice' in think({ ...taskOf(`many ${i}`, 0), options })).toBe(true);
  }
  expect(games.size).toBe(100);
});

test('a bot whose time is up answers with the best it has, and says so', () => {
  expect(think(taskOf('three', 0))).toMatchObject({ cut: false });
  expect(think(taskOf('three', 0, 0))).toMatchObject({ cut: true });
  const stopped = taskOf('three', 0);
  stopped.stop[0] = 1;
  const reply = think(stopped);
  expect(reply).toMatchObject({ cut: true });
  expect(stopped.legal).toContain('choice' in reply ? reply.choice : undefined);
});

describe('a pool', () => {
  const pool = makePool(2, 30_000, 30_000);
  afterAll(() => pool.close());

  test('answers on its own threads, table by table', async () => {
    const choices = await Promise.all(
      ['a', 'b', 'c', 'd'].map((table) => pool.think(thoughtOf(table), pastOf(live, seat))),
    );
    for (const { choice } of choices) expect(thoughtOf('a').legal).toContain(choice);
  });

  test('answers immediately when the choice is no longer needed', async () => {
    const { choice, cut } = await pool.think(thoughtOf('a'), pastOf(live, seat), AbortSignal.abort());
    expect(cut).toBe(true);
    expect(thoughtOf('a').legal).toContain(choice);
  });

  test('reports a bot that fails, and goes on', async () => {
    await expect(pool.think(thoughtOf('a', 'nobody'), pastOf(live, seat))).rejects.toThrow('nobody');
    const short = { ...thoughtOf('a'), view: new Uint8Array(makeState(live.table.game).bytes.length + 9) };
    await expect(pool.think(short, pastOf(live, seat))).rejects.toThrow();
    expect(thoughtOf('a').legal).toContain((await pool.think(thoughtOf('a'), pastOf(live, seat))).choice);
  });

  test('ends a thread that takes too long, and replaces it', async () => {
    const hasty = makePool(1, 30_000, 1);
    await expect(hasty.think(thoughtOf('a'), pastOf(live, seat))).rejects.toThrow();
    await expect(hasty.think(thoughtOf('a'), pastOf(live, seat))).rejects.toThrow(/abort/i);
    await hasty.close();
  });
});
