import { NONE, type Seat } from '@landnam/engine';
import { type GameSetup, type LiveTable, newTable, sightFor, writeLog } from '@landnam/table';
import { expect, test } from 'vitest';
import type { Keep } from '../../storage/keep.js';
import type { WholeGame } from '../../storage/savedGame.js';
import { snapshotFrom } from '../../shown.js';
import type { Outline } from '../../lookback/types.js';
import { savedOf } from '../clerk.js';
import { LookbackDesk } from './lookbackDesk.js';

const written: WholeGame[] = [];
const keepOf = (kept?: WholeGame): Keep =>
  ({
    find: () => Promise.resolve(kept && { ...kept, written: 0, unsaved: null }),
    write: (game: WholeGame) => {
      written.push(game);
      return Promise.resolve(null);
    },
  }) as unknown as Keep;

const tableOf = (bots: readonly string[], options = {}): LiveTable => {
  const players = bots.map((bot) => ({ kind: bot === '' ? 'person' : 'bot', name: 'A', bot }) as const);
  const setup: GameSetup = { game: 'base', options, seed: 'runs', players };
  const live = newTable(setup);
  if (!live.ok) throw new Error(live.error);
  return live.value;
};

const finished = async (): Promise<string> => {
  const table = tableOf(['easy', 'easy', 'easy', 'easy'], { pointsToWin: 5 });
  for (table.playNature(); table.over() === null; table.playNature())
    await table.playBot(table.next() as Seat);
  return writeLog(table);
};

const openedFile = async (): Promise<[LookbackDesk, Outline]> => {
  const desk = new LookbackDesk(keepOf());
  const outline = await desk.openText('file', await finished());
  if (!outline.ok) throw new Error(outline.error.line);
  return [desk, outline.value];
};

test('what is shown at a ply is the same however one came there, with the log in step', async () => {
  const [desk, { info, plies, first, isOpen }] = await openedFile();
  expect(isOpen).toBe(true);
  let shown = snapshotFrom(info, first, []);
  for (const ply of [plies, 40, 41, 90, 3, 0, plies]) {
    shown = snapshotFrom(info, desk.at(ply, first.seat), shown.events);
    const fresh = snapshotFrom(info, desk.wholeAt(ply, first.seat), []);
    expect(shown.ply).toBe(ply);
    expect(shown.events).toEqual(fresh.events);
    expect(shown.view.bytes).toEqual(fresh.view.bytes);
    expect(shown.actions).toEqual([]);
  }
  expect(desk.statistics().length.entries).toBe(plies);
  expect(desk.position(40)).toMatch(/^pos1\/base\/4/);
});

test('a saved game that goes on shows its person and nobody else', async () => {
  const table = tableOf(['', 'easy', 'easy']);
  for (let i = 0; i < 40; i++) {
    table.playNature();
    await table.playByChance(table.next() as Seat);
  }
  const desk = new LookbackDesk(keepOf({ saved: savedOf('g', table, 0), entries: table.entries }));
  const outline = await desk.openSaved('g');
  if (!outline.ok) throw new Error(outline.error.line);
  expect(outline.value).toMatchObject({ isOpen: false, isOver: false, seat: 0 });
  // whoever asks for another seat is given the person's own view
  for (const seat of [0, 1, NONE])
    expect(desk.wholeAt(table.ply, seat).bytes).toEqual(sightFor(table, 0, 0).bytes);
  expect(desk.position(table.ply)).toContain('view=p0');
});

test('playing on from a moment begins like the old game, with other players and other dice', async () => {
  const [desk] = await openedFile();
  const players = ['', 'easy', 'easy', 'easy'].map((bot, i) => ({
    kind: bot === '' ? ('person' as const) : ('bot' as const),
    name: `N${i}`,
    bot,
  }));
  expect(await desk.playOn('new', 50, players, 'fresh')).toBe('new');
  const made = written.at(-1)!;
  expect(made.entries).toHaveLength(50);
  expect(made.saved).toMatchObject({ id: 'new', plies: 50, setup: { seed: 'fresh', players } });
  const again = new LookbackDesk(keepOf(made));
  const outline = await again.openSaved('new');
  expect(outline.ok && outline.value.plies).toBe(50);
  await desk.playOn('island', 0, players, 'fresh');
  expect(written.at(-1)!.saved.header.deal).toEqual(made.saved.header.deal);
});

test('a very long game opens whole, and is shown at any moment', async () => {
  const table = tableOf(['random', 'random', 'random']);
  for (table.playNature(); table.over() === null && table.ply < 2500; table.playNature())
    await table.playByChance(table.next() as Seat);
  const desk = new LookbackDesk(keepOf());
  const outline = await desk.openText('long', writeLog(table));
  if (!outline.ok) throw new Error(outline.error.line);
  expect(outline.value).toMatchObject({ plies: table.ply, trouble: null });
  expect(table.ply).toBeGreaterThan(1500);
  for (const ply of [table.ply - 1, 1, 1200]) expect(desk.wholeAt(ply, 0).ply).toBe(ply);
  expect(desk.statistics().length.entries).toBe(table.ply);
});

test('what does not open says why', async () => {
  expect(await new LookbackDesk(keepOf()).openSaved('nowhere')).toMatchObject({ error: { code: 'missing' } });
  expect((await new LookbackDesk(keepOf()).openText('x', 'not a log')).ok).toBe(false);
});
