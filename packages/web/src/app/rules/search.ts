/** Finds rules by words or by id; capitals, accents and ligatures make no difference. */
import type { RuleBook, WrittenRule } from '../../moves/rulebook.js';

/** A game's rules in the language spoken. */
export interface ShelvedBook {
  readonly game: string;
  readonly book: Pick<RuleBook, 'chapters'>;
}

export interface FoundRule {
  readonly game: string;
  readonly id: string;
  readonly rule: WrittenRule;
}

/** A stretch of text, and whether it was looked for. */
export interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'", '\u00a0': ' ' };

const foldLetter = (letter: string): string => {
  const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return LETTERS[plain] ?? plain;
};

export const fold = (text: string): string => Array.from(text, foldLetter).join('');

/** What is looked for, word by word. */
export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');

const plainId = (id: string): string => fold(id).replaceAll('-', '');

interface Candidate extends FoundRule {
  readonly title: string;
}

/** The lower, the better; none if a word is missing. */
const rankOf = ({ id, rule, title }: Candidate, words: readonly string[]): number | undefined => {
  if (plainId(words.join('')) === plainId(id)) return 0;
  const heading = fold(rule.heading);
  const [all, named] = [`${fold(id)} ${plainId(id)} ${heading} ${fold(title)} ${fold(rule.text)}`, heading];
  if (!words.every((word) => all.includes(word))) return undefined;
  return words.every((word) => named.includes(word)) ? 1 : 2;
};

const candidatesIn = ({ game, book }: ShelvedBook): Candidate[] =>
  book
    .chapters()
    .flatMap(({ title, rules }) => Object.entries(rules).map(([id, rule]) => ({ game, id, rule, title })));

/** Each rule once, from the first book that has it; those whose heading has the words come first. */
export const findRules = (books: readonly ShelvedBook[], query: string): readonly FoundRule[] => {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const known = new Map<string, Candidate>();
  for (const each of books.flatMap(candidatesIn)) if (!known.has(each.id)) known.set(each.id, each);
  return [...known.values()]
    .flatMap((each) => {
      const rank = rankOf(each, words);
      return rank === undefined ? [] : [{ each, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ each: { game, id, rule } }) => ({ game, id, rule }));
};

/** For every letter of the folded text, which letter of the text it comes from. */
const originsOf = (letters: readonly string[]): number[] =>
  letters.flatMap((letter, i) => Array.from(foldLetter(letter), () => i));

/** Cuts a text where words that are looked for begin and end. */
export const stretchesOf = (text: string, words: readonly string[]): readonly Stretch[] => {
  const letters = Array.from(text);
  const [folded, origins] = [fold(text), originsOf(letters)];
  const hits = new Set<number>();
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (let i = 0; i < word.length; i++) hits.add(origins[at + i] ?? 0);
  const found: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = found.at(-1);
    if (last?.hit === hits.has(i)) last.text += letter;
    else found.push({ text: letter, hit: hits.has(i) });
  });
  return found;
};

const LONGEST = 150;

/** A short part of a text in which something that is looked for can be seen. */
export const excerptOf = (text: string, words: readonly string[]): string => {
  if (text.length <= LONGEST) return text;
  const [first] = stretchesOf(text, words);
  const lead = first?.hit === false && first.text.length < text.length ? first.text.length : 0;
  const from = lead < LONGEST / 2 ? 0 : text.lastIndexOf(' ', lead - LONGEST / 3) + 1;
  const end = from + LONGEST >= text.length ? text.length : text.lastIndexOf(' ', from + LONGEST);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
};
