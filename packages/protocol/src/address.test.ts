import { expect, test } from 'vitest';
import { isShard, shardOf, wayTo } from './address.js';
import { Ask } from './asks.js';

const OWN = 'AAAAAAAAAAAAAAAAAAAA-_';

const isTable = (table: string): boolean => Ask.safeParse({ ask: 'exit', table }).success;

test('an id is 22 letters, or 24 with the two of its shard in front', () => {
  expect([OWN, `a1${OWN}`, `zz${OWN}`].map(isTable)).toEqual([true, true, true]);
  expect([OWN.slice(1), `a${OWN}`, `A1${OWN}`, `-a${OWN}`, `a1b${OWN}`, ''].map(isTable)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});

test('the shard is read off an id, and an older one has none', () => {
  expect([shardOf(`a1${OWN}`), shardOf(OWN), shardOf('x'.repeat(40))]).toEqual(['a1', '', '']);
  expect(['a1', '00', 'a', 'A1', 'a-', 'abc', ''].map(isShard)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('an address names a table, and nothing that is none', () => {
  expect([wayTo(OWN), wayTo(`a1${OWN}`), wayTo(''), wayTo('a&b=c')]).toEqual([
    { table: OWN },
    { table: `a1${OWN}` },
    {},
    {},
  ]);
});
