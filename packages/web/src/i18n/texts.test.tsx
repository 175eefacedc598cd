/** Every table of texts, wherever it is: the same names are filled in, and singular and plural distinguished, in each language. */
import { expect, test } from 'vitest';
import { speak } from '../session/settings.js';
import { LOCALES } from './locale.js';
import { makeTexts } from './texts.js';

type Said = (filling: Readonly<Record<string, unknown>>) => string;
type Modules<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;
const ENGLISH: Modules<object> = import.meta.glob('../**/{words,names}/en.ts', { eager: true });
const SPOKEN: Modules<Readonly<Record<string, Said>>> = import.meta.glob('../**/{words,names}/index.ts', {
  eager: true,
});
// an overview of rules is a list of paragraphs, not a table
const TABLES = Object.entries(ENGLISH)
  .filter(([, { en }]) => !Array.isArray(en))
  .map(([path, { en = {} }]) => {
    const [words = {}] = Object.values(SPOKEN[path.replace('/en.ts', '/index.ts')] ?? {});
    return { path, entries: Object.keys(en).map((key) => [key, words[key]!] as const) };
  });

/** Answers every name with a marker, except for the count. */
const marks = (count: number) =>
  new Proxy<Record<string, unknown>>(
    {},
    { get: (_, name) => (name === 'count' ? count : `<${String(name)}>`) },
  );

const namesIn = (text: string): string => [...new Set(text.match(/<\w+>/g))].sort().join();

test('there are tables to check', () => {
  expect(TABLES.length).toBeGreaterThan(14);
});

test.each(TABLES)('$path says the same in every language', async ({ entries }) => {
  const told: Record<string, string>[] = [];
  for (const locale of LOCALES) {
    expect(await speak(locale)).toBe(true);
    const mute = entries.filter(([key, say]) => ['', key].includes(say(marks(1)).trim()));
    // a word may be its own key
    expect(mute.filter(([key]) => /[_A-Z]/.test(key))).toEqual([]);
    told.push(Object.fromEntries(entries.map(([key, say]) => [key, namesIn(say(marks(2)))])));
  }
  expect(told[0]).not.toEqual({});
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test('each language has its own plural', async () => {
  const t = makeTexts({
    en: () => Promise.resolve({ cards: ['{count} card', '{count} cards'] } as const),
    de: () => Promise.resolve({ cards: ['{count} Karte', '{count} Karten'] } as const),
    fr: () => Promise.resolve({ cards: ['{count} carte', '{count} cartes'] } as const),
  });
  const said: string[][] = [];
  for (const locale of LOCALES) {
    await speak(locale);
    said.push([0, 1, 2].map((count) => t.cards({ count })));
  }
  expect(said).toEqual([
    ['0 cards', '1 card', '2 cards'],
    ['0 Karten', '1 Karte', '2 Karten'],
    ['0 carte', '1 carte', '2 cartes'],
  ]);
});
