import { NONE, type Seat } from '@landnam/engine';
import { expect, test } from 'vitest';
import { writeLog } from './export.js';
import { CLOCK, type LiveTable } from './liveTable.js';
import { importLog } from './importLog.js';
import { fetchTable, newTable, openTable } from './open.js';
import type { GameSetup } from './told.js';

const SETUP: GameSetup = {
  game: 'seafarers/cloth',
  options: {},
  seed: 'open',
  players: [
    { kind: 'person', name: 'Ann', bot: '' },
    { kind: 'bot', name: '', bot: 'random' },
    { kind: 'bot', name: '', bot: 'greedy' },
  ],
};

/** What gives nothing away because time is up, otherwise the first thing that is legal. */
const playFor = (table: LiveTable, seat: Seat): void => {
  const { ply } = table;
  table.letPass(seat, CLOCK);
  const [packed] = table.ply === ply ? table.legalOf(seat).toArray() : [];
  if (packed !== undefined) table.take(seat, { packed });
};

const played = async (plies: number) => {
  const live = newTable(SETUP);
  if (!live.ok) throw new Error(live.error);
  const table = live.value;
  while (table.entries.length < plies && table.next() !== NONE) {
    table.playNature();
    const seat = table.next();
    if (table.isBot(seat)) await table.playBot(seat as never);
    else playFor(table, seat as Seat);
  }
  return table;
};

test('an exported log opens as the same table, whoever plays there', async () => {
  const live = await played(60);
  const again = await importLog(writeLog(live, 45), 'another seed');
  if (!again.ok) throw new Error(again.error.line);
  expect(again.value.entries).toEqual(live.entries);
  expect(again.value.hash()).toBe(live.hash());
  expect(again.value.setup).toEqual({ ...SETUP, options: live.header.options, turnSeconds: 45 });
  const whole = await fetchTable({ setup: live.setup, header: live.header, entries: live.entries });
  expect(whole.ok && whole.value.hash()).toBe(live.hash());
  expect(live.again()?.hash()).toBe(live.hash());
});

test('the same seed gives the same board, dice and bots', async () => {
  const [one, other] = [await played(80), await played(80)];
  expect(one.entries).toEqual(other.entries);
  expect(one.header.deal).toEqual(other.header.deal);
});

test('what is wrong with a stored game is returned, never thrown', async () => {
  const { setup, header, entries } = await played(12);
  const code = (part: object): string => {
    const opened = openTable({ setup, header, entries, ...part });
    return opened.ok ? '' : opened.error.code;
  };
  expect(code({})).toBe('');
  expect(code({ entries: ['p0 buildRoad e1'] })).toBe('refused');
  expect(code({ header: { ...header, deal: 7 } })).toBe('badDeal');
  expect(code({ header: { ...header, rules: 99 } })).toBe('newerRules');
  expect(code({ header: undefined })).toBe('damaged');
  expect(await fetchTable({ setup, header: undefined as never, entries })).toMatchObject({
    ok: false,
    error: { code: 'damaged' },
  });
  expect(newTable({ ...setup, game: 'nothing' })).toMatchObject({ ok: false });
  expect(await importLog('nonsense', '')).toMatchObject({ ok: false });
});
