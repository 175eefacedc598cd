import { RULES_VERSION } from '@landnam/engine/log';
import { expect, test } from 'vitest';
import { newData } from '@landnam/table/machine';
import { goneRules } from './unplayable.js';

const RULES = {
  game: 'base',
  options: {},
  seats: ['open', 'open'],
  visibility: 'link',
  pace: 'none',
  chat: true,
  takeSeats: false,
  delay: 0,
  secretLog: false,
} as const;

const begunWith = (rules: number) => ({
  ...newData(
    { id: 'A'.repeat(22), salt: new Uint8Array(32) },
    { ...RULES, seats: [...RULES.seats] },
    { guest: 'ann', name: 'Ann' },
    0,
  ),
  header: { rules, game: 'base', map: '', seats: 2, options: {}, deal: null },
});

const REFUSED = { code: 'refused', line: 'entry 3: "p0 endTurn": notDue [B-1]' } as const;

test('an entry of older rules that is refused now closes its game with the line that explains it', () => {
  expect(goneRules(begunWith(0), REFUSED)).toEqual({
    code: 'refused',
    line: `${REFUSED.line} (version 1: the first version: the rules as these pages say them)`,
  });
});

test('a log of this version, or one that fails in any other way, is no reason', () => {
  expect(goneRules(begunWith(RULES_VERSION), REFUSED)).toBeNull();
  expect(goneRules(begunWith(RULES_VERSION + 1), REFUSED)).toBeNull();
  for (const code of [
    'damaged',
    'failed',
    'newerRules',
    'mapChanged',
    'noSuchGame',
    'badOptions',
    'badDeal',
  ] as const)
    expect(goneRules(begunWith(0), { ...REFUSED, code })).toBeNull();
});
