import { expect, test } from 'vitest';
import type { Chapter } from '../../moves/rulebook.js';
import { de } from '../../features/base/rules/de.js';
import { en } from '../../features/base/rules/en.js';
import { fr } from '../../features/base/rules/fr.js';
import { en as energies } from '../../features/energies/rules/en.js';
import { en as sea } from '../../features/seafarers/rules/en.js';
import { excerptOf, findRules, type ShelvedBook, stretchesOf, wordsOf } from './search.js';

const shelved = (game: string, chapters: readonly Chapter[]): ShelvedBook => ({
  game,
  book: { chapters: () => chapters },
});
const ids = (books: readonly ShelvedBook[], query: string): string[] =>
  findRules(books, query).map(({ id }) => id);

const ENGLISH = [
  shelved('base', en),
  shelved('sea', [...sea, ...en]),
  shelved('energies', energies.chapters),
];

test('a rule is found by its id, however that is written', () => {
  for (const query of ['B-12', 'b-12', 'b12', 'B 12', ' b-12 ']) expect(ids(ENGLISH, query)[0]).toBe('B-12');
  expect(ids(ENGLISH, 'E-63')[0]).toBe('E-63');
});

test('all words must be there; a heading that has them comes first', () => {
  const found = ids(ENGLISH, 'longest road');
  expect(found[0]).toBe('B-51');
  expect(found).toContain('S-7');
  expect(ids(ENGLISH, 'longest robber turnip')).toEqual([]);
  expect(ids(ENGLISH, '   ')).toEqual([]);
});

test('capitals, accents, ligatures and apostrophes make no difference', () => {
  const german = [shelved('base', de)];
  const french = [shelved('base', fr)];
  expect(ids(german, 'raeuber')).toEqual([]);
  expect(ids(german, 'RAUBER')[0]).toBe(ids(german, 'Räuber')[0]);
  expect(ids(german, 'strasse')).toEqual(ids(german, 'Straße'));
  expect(ids(german, 'strasse').length).toBeGreaterThan(2);
  expect(ids(french, 'reserve')).toEqual(ids(french, 'Réserve'));
  expect(ids(french, "l'ile")).toEqual(ids(french, 'L’ÎLE'));
  expect(ids(french, "l'ile").length).toBeGreaterThan(0);
});

test('a rule that several games share is found once, in the first of them', () => {
  const found = findRules(ENGLISH, 'distance');
  expect(found.filter(({ id }) => id === 'B-12')).toMatchObject([{ game: 'base' }]);
  expect(findRules(ENGLISH.toReversed(), 'B-12')[0]?.game).toBe('sea');
});

test('what was looked for is marked, letter by letter of the text as it stands', () => {
  expect(stretchesOf('Die Straße zählt', wordsOf('strasse ZAHLT'))).toEqual([
    { text: 'Die ', hit: false },
    { text: 'Straße', hit: true },
    { text: ' ', hit: false },
    { text: 'zählt', hit: true },
  ]);
  expect(stretchesOf('nothing', [])).toEqual([{ text: 'nothing', hit: false }]);
});

test('an excerpt of a long text shows the word that was looked for', () => {
  const long = `${'one two three '.repeat(20)}pirate ${'four five six '.repeat(20)}`;
  expect(excerptOf(long, ['pirate'])).toMatch(/^… .*pirate.* …$/);
  expect(excerptOf(long, ['pirate']).length).toBeLessThan(170);
  expect(excerptOf('short', ['pirate'])).toBe('short');
});
