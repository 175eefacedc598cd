/**
 * Texts of a folder that is fetched later. Messages of paraglide are all part of the first load, so what only one
 * game says is kept with that game: a table a language, and a key that one of them lacks does not compile.
 */
import { getLocale, type locales } from '../paraglide/runtime.js';

type Locale = (typeof locales)[number];
/** Names in braces are filled in; of a pair the first is for one `count`, the second for others. */
export type Phrase = string | readonly [one: string, other: string];
export type Phrases<Key extends string> = Readonly<Record<Key, Phrase>>;
export type Filling = Readonly<Record<string, string | number>>;
export type Texts<Key extends string> = Readonly<Record<Key, (filling?: Filling) => string>>;

const formOf = (phrase: Phrase, locale: Locale, { count }: Filling): string => {
  if (typeof phrase === 'string') return phrase;
  return new Intl.PluralRules(locale).select(Number(count)) === 'one' ? phrase[0] : phrase[1];
};

const fill = (text: string, filling: Filling): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(filling[name] ?? whole));

export const makeTexts = <Key extends string>(tables: Readonly<Record<Locale, Phrases<Key>>>): Texts<Key> => {
  const say = (key: Key, filling: Filling = {}): string =>
    fill(formOf(tables[getLocale()][key], getLocale(), filling), filling);
  const keys = Object.keys(tables.en) as Key[];
  return Object.fromEntries(keys.map((key) => [key, (filling?: Filling) => say(key, filling)])) as Texts<Key>;
};

/** One short text in every language, where a table would be too much. */
export const inEach = (texts: Readonly<Record<Locale, string>>) => (): string => texts[getLocale()];
