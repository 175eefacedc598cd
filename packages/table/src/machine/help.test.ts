import { expect, test } from 'vitest';
import { newData } from './create.js';
import { NO_HELP, type TableData, type TableRules } from './data.js';
import { change, sit } from './gathering.js';
import { rematchData } from './rematch.js';

const RULES: TableRules = {
  game: 'base',
  options: {},
  seats: ['open', 'open', 'normal'],
  visibility: 'link',
  pace: 'none',
  chat: false,
  takeSeats: true,
  delay: 0,
  secretLog: false,
};
const HINTS = { hints: true, hands: false };
const SECRET = { id: 'help', salt: new Uint8Array(32).fill(3) };
const asa = { guest: 'asa', name: 'Asa', freeName: (_: readonly string[], name: string) => name };
const odd = { ...asa, guest: 'odd', name: 'Odd' };

const done = (made: ReturnType<typeof change>): TableData => {
  if ('ok' in made) throw new Error(made.code);
  return made;
};

const opened = (help = NO_HELP): TableData =>
  done(sit(newData(SECRET, RULES, asa, 0, help), asa, { ask: 'sit' }, 0));

test('a table has no help unless its host says so, and a change without any keeps what it has', () => {
  expect(newData(SECRET, RULES, asa, 0).help).toEqual(NO_HELP);
  const helped = done(change(opened(), 'asa', { rules: RULES, help: HINTS }));
  expect(helped.help).toEqual(HINTS);
  expect(done(change(helped, 'asa', { rules: { ...RULES, pace: 'fast' } })).help).toEqual(HINTS);
});

test('whoever said ready did not agree to other help', () => {
  const ready = { ...opened(), seats: opened().seats.map((seat) => ({ ...seat, hash: 'a' })) };
  const { seats } = done(change(ready, 'asa', { rules: RULES, help: HINTS }));
  expect(seats.map(({ hash }) => hash)).toEqual([null, null, null]);
});

test('during the game help stays as it was agreed, also at a table of before', () => {
  const { help: _, ...old } = { ...opened(), phase: 'playing' as const };
  expect(change(old, 'asa', { rules: RULES, help: HINTS })).toMatchObject({ ok: false, code: 'started' });
  const talking = { ...RULES, chat: true };
  expect(change(old, 'asa', { rules: talking, help: NO_HELP })).toMatchObject({ rules: talking });
});

test('a rematch is played with the same help', () => {
  const over = { ...opened(HINTS), phase: 'over' as const };
  expect(rematchData(SECRET, over, new Set(), 1).help).toEqual(HINTS);
});

test('people keep the colour they chose when the host changes something; nobody else has it', () => {
  const blue = done(sit(opened(), asa, { ask: 'sit', colour: 4 }, 0));
  const both = done(sit(blue, odd, { ask: 'sit', colour: 4 }, 0));
  expect(both.seats.map(({ colour }) => colour)).toEqual([4, 0, 2]);
  const more = done(change(both, 'asa', { rules: { ...RULES, seats: ['open', 'open', 'normal', 'easy'] } }));
  expect(more.seats.map(({ colour }) => colour)).toEqual([4, 0, 2, 3]);
  expect(new Set(more.seats.map(({ colour }) => colour)).size).toBe(4);
});
