import { expect, test } from 'vitest';
import type { GameSession, Snapshot } from '../../session/types.js';
import { mustCover, passTo } from './passing.js';

const NONE = 255;
const at = (kinds: readonly ('person' | 'bot')[]): GameSession =>
  ({ info: { setup: { players: kinds.map((kind) => ({ kind })) } } }) as unknown as GameSession;
const now = (seat: number, next: number, over: Snapshot['over'] = null): Snapshot =>
  ({ seat, next, over }) as unknown as Snapshot;

test('one person alone never sees a curtain', () => {
  const session = at(['person', 'bot', 'bot']);
  expect(passTo(session, now(0, 1))).toBe(NONE);
  expect(passTo(session, now(NONE, 0))).toBe(NONE);
  expect(mustCover(session, now(0, 1))).toBe(false);
});

test('a hand is covered as soon as its owner is not waited for, and the device passed on', () => {
  const session = at(['person', 'bot', 'person']);
  expect(mustCover(session, now(0, 1))).toBe(true);
  expect(passTo(session, now(NONE, 1))).toBe(NONE);
  expect(passTo(session, now(NONE, 2))).toBe(2);
  expect(mustCover(session, now(2, 2))).toBe(false);
});

test('when the game is over everything is revealed', () => {
  const session = at(['person', 'person']);
  const over = { reason: 'points', winners: 1 };
  expect(passTo(session, now(0, NONE, over))).toBe(NONE);
  expect(mustCover(session, now(0, NONE, over))).toBe(false);
});
