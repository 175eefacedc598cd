import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  commitmentOf,
  fairBelow,
  hashOfNonce,
  messageFor,
  type Sealed,
  secretFor,
  streamOf,
} from './chance.js';
import { canonical, hashOfBytes, hashOfText, hexOf, keyedHash } from './hashing.js';

const SEALED: Sealed = {
  scheme: 2,
  secret: secretFor('a-table', new Uint8Array(32).fill(7)),
  nonces: ['00112233445566778899aabbccddeeff', null, 'ffeeddccbbaa99887766554433221100'],
};

test('hashes are standard ones', () => {
  for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const [bytes, key] = [randomBytes(length), randomBytes(length).toString('hex')];
    expect(hashOfBytes(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(hexOf(keyedHash(key, 'a message'))).toBe(
      createHmac('sha256', key).update('a message').digest('hex'),
    );
  }
});

test('a commitment is the SHA-256 of the secret as text, and a nonce’s hash of the nonce', () => {
  const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
  expect(commitmentOf(SEALED.secret)).toBe(hashed(SEALED.secret));
  expect(hashOfNonce(SEALED.nonces[0]!)).toBe(hashed(SEALED.nonces[0]!));
});

test('the first word of an outcome is the first of its HMAC: a stranger can recompute it with any library', () => {
  const message = messageFor(SEALED, 'dice 12', 0);
  expect(message).toBe(
    'landnam 2 00112233445566778899aabbccddeeff,-,ffeeddccbbaa99887766554433221100 dice 12 0',
  );
  const word = createHmac('sha256', SEALED.secret).update(message).digest().readUInt32BE(0);
  expect(fairBelow(SEALED, 'dice 12')(36)).toBe(word % 36);
});

test('scheme 1 numbers all outcomes by one counter, as it always did', () => {
  const first: Sealed = { ...SEALED, scheme: 1 };
  expect(messageFor(first, '12', 0)).toBe(
    'landnam 00112233445566778899aabbccddeeff,-,ffeeddccbbaa99887766554433221100 12 0',
  );
  const outcome = { kind: 'dice', number: 3, overall: 12 };
  expect([streamOf(1, outcome), streamOf(2, outcome)]).toEqual(['12', 'dice 3']);
});

test('another secret, nonce or number is another stream', () => {
  const draws = (sealed: Sealed, outcome: string): string => {
    const below = fairBelow(sealed, outcome);
    return Array.from({ length: 40 }, () => below(1000)).join(' ');
  };
  const streams = [
    draws(SEALED, '1'),
    draws(SEALED, '2'),
    draws({ ...SEALED, secret: secretFor('b-table', new Uint8Array(32).fill(7)) }, '1'),
    draws({ ...SEALED, nonces: [null, null, SEALED.nonces[2]!] }, '1'),
  ];
  expect(new Set(streams).size).toBe(4);
  expect(draws(SEALED, '1')).toBe(streams[0]);
});

const chiSquared = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + (count - expected[i]) ** 2 / expected[i], 0);

/** Weights as they occur in play: the sums of two dice, a nearly empty deck, a single card. */
test.each([
  [[1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]],
  [[14, 5, 2, 2, 2]],
  [[1, 0, 2, 7]],
  [Array.from({ length: 19 }, () => 1)],
] as const)('the mapping onto weights %j is without bias', (weights) => {
  const total = weights.reduce((sum: number, weight) => sum + weight, 0);
  const [counts, draws] = [weights.map(() => 0), 250_000];
  for (let outcome = 0, left = draws; left > 0; outcome++) {
    const below = fairBelow(SEALED, String(outcome));
    for (let i = 0; i < 1000; i++, left--) {
      let rest = below(total);
      const drawn = weights.findIndex((weight) => (rest -= weight) < 0);
      counts[drawn]++;
    }
  }
  const possible = weights.map((_, i) => i).filter((i) => weights[i] > 0);
  const expected = possible.map((i) => (draws * weights[i]) / total);
  const freedom = possible.length - 1;
  // the streams are fixed, so this holds always or never: five standard deviations
  const statistic = chiSquared(
    possible.map((i) => counts[i]),
    expected,
  );
  expect(statistic).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
  expect(counts.filter((_, i) => weights[i] === 0).every((count) => count === 0)).toBe(true);
});

test('what lies beyond the last whole multiple is drawn again', () => {
  // 3 * 2^30 + 1 leaves a quarter of all words over
  const below = fairBelow(SEALED, 'large');
  const n = 3 * 2 ** 30 + 1;
  const drawn = Array.from({ length: 3000 }, () => below(n));
  const lower = drawn.filter((word) => word < n / 2).length;
  expect(Math.abs(lower - 1500)).toBeLessThan(5 * Math.sqrt(750));
});

test('data is hashed in one order, whatever order it came in', () => {
  expect(canonical({ b: [2, { d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[2,{"c":null,"d":1}]}');
  expect(hashOfText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
