/** What a person's own page answers by itself, and when. */
import type { Action, Seat } from '@landnam/engine';
import { type LiveTable, newTable } from '@landnam/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteTable } from './remoteTable.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PERSON = { kind: 'person', name: 'Ann', bot: '' } as const;
const BOT = { kind: 'bot', name: 'Leif', bot: 'normal' } as const;

const tableFor = (seed: string): LiveTable => {
  const live = newTable({ game: 'base', options: {}, seed, players: [PERSON, BOT, BOT, BOT] });
  if (!live.ok) throw new Error(live.error);
  return live.value;
};

const seenFrom = async (live: LiveTable, passed: (action: Action) => void): Promise<RemoteTable> => {
  const { deal: _, layout = '', ...laid } = live.header;
  const seen = new RemoteTable();
  const info = await seen.see('test', { ...laid, layout }, live.setup, passed);
  expect(info.ok).toBe(true);
  return seen;
};

const showTo = (table: RemoteTable, live: LiveTable) => {
  const bytes = live.seenBy(0).bytes.slice();
  return table.show({ seat: 0, ply: live.ply, bytes, eventsFrom: 0, events: live.toldTo(0, 0) });
};

const isOffer = (live: LiveTable): boolean =>
  live.next() === 0 && (live.due() & ~1) !== 0 && live.state.core.active[0] !== 0;

/** Plays on until the person is asked about an offer; false if the game ends first. */
const toNextOffer = async (live: LiveTable): Promise<boolean> => {
  for (live.playNature(); live.over() === null; live.playNature()) {
    if (isOffer(live)) return true;
    if (live.next() === 0) await live.playByChance(0 as Seat);
    else await live.playBot(live.next() as Seat);
  }
  return false;
};

test('[B-24] an offer that cannot be accepted is refused after a human delay, any other waits for the person', async () => {
  const passed: Action[] = [];
  const live = tableFor('asides');
  const table = await seenFrom(live, (action) => passed.push(action));
  const seen = { forced: 0, free: 0 };
  for (let i = 0; i < 12 && (await toNextOffer(live)); i++) {
    passed.length = 0;
    const update = showTo(table, live);
    vi.advanceTimersByTime(899);
    expect(passed).toEqual([]);
    vi.advanceTimersByTime(5200);
    if (update?.actions.length === 0) {
      expect(passed).toHaveLength(1);
      expect(live.whyNot(0, passed[0]!)).toBeNull();
      seen.forced++;
    } else {
      expect(passed).toEqual([]);
      seen.free++;
    }
    live.letPass(0);
    showTo(table, live);
  }
  expect(seen.forced).toBeGreaterThan(0);
  expect(seen.free).toBeGreaterThan(0);
});

test('[B-24] a person who wants no offers is not shown any', async () => {
  const passed: Action[] = [];
  const live = tableFor('asides');
  const table = await seenFrom(live, (action) => passed.push(action));
  expect(await toNextOffer(live)).toBe(true);
  showTo(table, live);
  expect(table.setManners({ ask: 'never' })).toMatchObject({ actions: [], asked: null });
  vi.advanceTimersByTime(6100);
  expect(passed).toHaveLength(1);
});
