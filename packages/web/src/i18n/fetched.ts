/**
 * What differs by language is loaded only for the current language. Components use it as if it were there: it was loaded
 * before the page was first drawn, with the part that says it, or before switching to another language.
 */
import { getLocale, type Locale } from './locale.js';

export type Loads<T> = Readonly<Record<Locale, () => Promise<T>>>;

interface Part {
  readonly lacks: (locale: Locale) => boolean;
  readonly fetch: (locale: Locale) => Promise<void>;
}
const PARTS: Part[] = [];

export const inSpoken = <T>(loads: Loads<T>, meanwhile: T): (() => T) => {
  const known = new Map<Locale, T>();
  PARTS.push({
    lacks: (locale) => !known.has(locale),
    fetch: async (locale) => void known.set(locale, await loads[locale]()),
  });
  return () => known.get(getLocale()) ?? meanwhile;
};

/** For every part of the page that is there; rejects if something cannot be loaded. */
export const fetchWords = async (locale: Locale): Promise<void> => {
  const missing = PARTS.filter((part) => part.lacks(locale));
  if (missing.length === 0) return;
  await Promise.all(missing.map((part) => part.fetch(locale)));
  // a part may have arrived meanwhile
  await fetchWords(locale);
};

/** A part of the page that is loaded on demand, together with its texts. */
export const withWords = async <T>(part: Promise<T>): Promise<T> => {
  const there = await part;
  await fetchWords(getLocale());
  return there;
};
