import { expect, test } from 'vitest';
import { cleanLine, cleanName, freeName, NOBODY } from './names.js';
import { looksLike } from './skeleton.js';

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

test.each([
  ['Ann', 'Аnn'],
  ['Ann', 'ΑΝΝ'],
  ['Ann', 'аnn'],
  ['Ian', 'lan'],
  ['IAN', 'lan'],
  ['Bob', 'B0b'],
  ['Mary', 'Rnary'],
  ['Ann', 'A\u0578n'],
  ['Ann', 'Ann\u3164'],
  ['Ann', 'A\u034fnn'],
  ['hard', 'hаrd'],
])('%s and %j look alike', (a, b) => {
  expect(looksLike(a, b)).toBe(true);
  expect(looksLike(b, a)).toBe(true);
});

test.each([
  ['Ann', 'Anne'],
  ['Ann', 'Änn'],
  ['Björn', 'Bjørn'],
  ['Иван', 'Ivan'],
  ['小明', '小红'],
  ['Guest 2', 'Guest 3'],
])('%s and %s do not', (a, b) => {
  expect(looksLike(a, b)).toBe(false);
});

test('invisible characters are refused, and variation selectors are dropped', () => {
  for (const blank of ['\u3164', '\u2800', '\uffa0', '\u115f', '\u034f', '\u17b4', '\u{1d159}'])
    expect([cleanName(`Ann${blank}`), cleanName(blank)]).toEqual([null, null]);
  expect(cleanName('Ann \u2764\ufe0f')).toBe('Ann \u2764');
});

test.each(['', '   ', '\u202e', '...', '\u200b\u200b', '\u0301'])('%j is no name', (text) => {
  expect(cleanName(text)).toBeNull();
});

test('a line keeps its letters and loses characters that reverse it', () => {
  expect(cleanLine('  gut\u202e gespielt\n\nAsa  ', 300)).toBe('gut gespielt Asa');
  expect(cleanLine('y'.repeat(400), 300)).toHaveLength(300);
});

test('at a table each name is there once, whatever its case; guests without one are numbered', () => {
  const taken = ['Asa', NOBODY];
  expect(freeName(taken, 'asa')).toBeNull();
  expect(freeName(taken, 'Bjorn')).toBe('Bjorn');
  expect(freeName(taken, NOBODY)).toBe('Guest 2');
});
