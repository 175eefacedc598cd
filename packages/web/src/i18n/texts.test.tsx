/** Every table of words, wherever it stands: the same names are filled in, and one and many told apart, in each language. */
import { afterAll, expect, test } from 'vitest';
import { useSettings } from '../session/settings.js';
import { LOCALES } from './locale.js';
import { makeTexts } from './texts.js';

type Said = (filling: Readonly<Record<string, unknown>>) => string;
const TABLES = Object.entries(
  import.meta.glob<Readonly<Record<string, Readonly<Record<string, Said>>>>>(
    ['../**/words/index.ts', '../**/words.ts'],
    { eager: true },
  ),
).flatMap(([path, { t, m }]) => ((t ?? m) ? [{ path, words: t ?? m ?? {} }] : []));

afterAll(() => useSettings.getState().set({ locale: 'en' }));

/** Answers every name with a mark, but for the count. */
const marks = (count: number) =>
  new Proxy<Record<string, unknown>>(
    {},
    { get: (_, name) => (name === 'count' ? count : `<${String(name)}>`) },
  );

const namesIn = (text: string): string => [...new Set(text.match(/<\w+>/g))].sort().join();

test('there are tables to look at', () => {
  expect(TABLES.length).toBeGreaterThan(9);
});

test.each(TABLES)('$path says the same in every language', ({ words }) => {
  const told = LOCALES.map((locale) => {
    useSettings.getState().set({ locale });
    const entries = Object.entries(words);
    expect(entries.filter(([, say]) => say(marks(1)).trim() === '').map(([key]) => key)).toEqual([]);
    return Object.fromEntries(entries.map(([key, say]) => [key, namesIn(say(marks(2)))]));
  });
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test('of a pair, each language counts in its own way', () => {
  const t = makeTexts({
    en: { cards: ['{count} card', '{count} cards'] },
    de: { cards: ['{count} Karte', '{count} Karten'] },
    fr: { cards: ['{count} carte', '{count} cartes'] },
  });
  const said = LOCALES.map((locale) => {
    useSettings.getState().set({ locale });
    return [0, 1, 2].map((count) => t.cards({ count }));
  });
  expect(said).toEqual([
    ['0 cards', '1 card', '2 cards'],
    ['0 Karten', '1 Karte', '2 Karten'],
    ['0 carte', '1 carte', '2 cartes'],
  ]);
});
