import { expect, test } from 'vitest';
import { emptySeat } from './data.js';
import { cleanLine, cleanName, freeName, NOBODY } from './names.js';

test.each([
  ['  Asa  ', 'Asa'],
  ['A\u202esa', 'Asa'],
  ['\u2066Asa\u2069', 'Asa'],
  ['As\u200ba', 'Asa'],
  ['A\u0000s\u0007a', 'Asa'],
  ['Ａｓａ', 'Asa'],
  ['Bj\u00f6rn', 'Björn'],
  ['Bjo\u0308rn', 'Björn'],
  ['a\n\tb', 'a b'],
  ['x'.repeat(50), 'x'.repeat(20)],
  ['e\u0301\u0302\u0303\u0304\u0305\u0306', 'é\u0302\u0303'],
])('%j becomes %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each(['', '   ', '\u202e', '...', '\u200b\u200b', '\u0301'])('%j is no name', (text) => {
  expect(cleanName(text)).toBeNull();
});

test('a line keeps its letters and loses what turns it around', () => {
  expect(cleanLine('  gut\u202e gespielt\n\nAsa  ', 300)).toBe('gut gespielt Asa');
  expect(cleanLine('y'.repeat(400), 300)).toHaveLength(300);
});

test('at a table each name is there once, whatever its case; guests without one are numbered', () => {
  const seats = ['Asa', NOBODY].map((name) => ({ ...emptySeat(0), guest: name, name }));
  expect(freeName(seats, 'asa')).toBeNull();
  expect(freeName(seats, 'Bjorn')).toBe('Bjorn');
  expect(freeName(seats, NOBODY)).toBe('Guest 2');
});
