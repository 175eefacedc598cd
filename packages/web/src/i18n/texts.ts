/**
 * Everything the page says: one table per language, kept with the part that says it; loaded with that part, in the current
 * language. A key that a language lacks does not compile, nor does a text whose names are not all filled in.
 */
import { inSpoken } from './fetched.js';
import { getLocale, type Locale } from './locale.js';

/**
 * Names in braces are filled in; of a pair the first is for a `count` of one, the second for others. `[get|gets]` is what
 * `who` does: first as the reader, then as anyone else; `[victim:you|them]` does the same for another name.
 */
export type Phrase = string | readonly [one: string, other: string];
export type Phrases<Key extends string> = Readonly<Record<Key, Phrase>>;
/** A person in a sentence: the reader is addressed, others are named. */
export interface SpokenPerson {
  readonly you: boolean;
  /** At the beginning of a sentence. */
  readonly name: string;
  readonly within: string;
}
export type Filler = string | number | SpokenPerson;
type Filling = Readonly<Record<string, Filler>>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<P extends Phrase> = P extends string ? NamesIn<P> : NamesIn<P[number]> | 'count';
type Say<P extends Phrase> = [NamesOf<P>] extends [never]
  ? () => string
  : (filling: Readonly<Record<NamesOf<P>, Filler>>) => string;
/** The placeholders in the English text must be filled in. */
export type Texts<Table extends Phrases<string>> = { readonly [Key in keyof Table]: Say<Table[Key]> };

const formOf = (phrase: Phrase, locale: Locale, { count }: Filling): string => {
  if (typeof phrase === 'string') return phrase;
  return new Intl.PluralRules(locale).select(Number(count)) === 'one' ? phrase[0] : phrase[1];
};

const worded = (filler: Filler, first: boolean): string => {
  if (typeof filler !== 'object') return String(filler);
  return first ? filler.name : filler.within;
};

const inPerson = (text: string, filling: Filling): string =>
  text.replaceAll(/\[(?:(\w+):)?([^|\]]*)\|([^\]]*)\]/g, (_, name = 'who', you: string, other: string) => {
    const person = filling[name];
    return typeof person === 'object' && person.you ? you : other;
  });

const fill = (text: string, filling: Filling): string =>
  inPerson(text, filling).replaceAll(/\{(\w+)\}/g, (whole, name: string, at: number) =>
    worded(filling[name] ?? whole, at === 0),
  );

type Tables<English extends Phrases<string>> = Readonly<
  Record<Exclude<Locale, 'en'>, () => Promise<Phrases<keyof English & string>>>
> & {
  readonly en: () => Promise<English>;
};

/** Only the compiler knows which keys there are: the page may have the texts of any one language. */
export const makeTexts = <const English extends Phrases<string>>(tables: Tables<English>): Texts<English> => {
  const table = inSpoken<Phrases<string>>(tables, {});
  const say = (key: string, filling: Filling = {}): string =>
    fill(formOf(table()[key] ?? key, getLocale(), filling), filling);
  const told: Record<string, (filling?: Filling) => string> = {};
  const get = (_: object, key: string | symbol) =>
    typeof key === 'string' ? (told[key] ??= (filling) => say(key, filling)) : undefined;
  return new Proxy(told, { get }) as unknown as Texts<English>;
};
