/** The rule books of the games: fetched once, together with their words. */
import { games } from '../../features/index.js';
import { withWords } from '../../i18n/fetched.js';
import type { RuleBook } from '../../moves/rulebook.js';
import type { ShelvedBook } from './search.js';

const known = new Map<string, Promise<RuleBook>>();

/** The same game gives the same promise, so that drawing can wait for it. */
export const bookOf = (game: string): Promise<RuleBook | undefined> => {
  const entry = games[game];
  if (entry === undefined) return NO_BOOK;
  const book = known.get(game) ?? withWords(entry.rules());
  known.set(game, book);
  // what could not be fetched is requested again
  book.catch(() => known.delete(game));
  return book;
};
const NO_BOOK = Promise.resolve(undefined);

const shelved = async (game: string): Promise<ShelvedBook[]> => {
  const book = await bookOf(game);
  return book === undefined ? [] : [{ game, book }];
};

/** One game and, where it is silent, the one it stands on. */
export const ownShelf = async (game: string): Promise<readonly ShelvedBook[]> => {
  const own = await shelved(game);
  const ground = own[0] && (await bookOf(game))?.ground?.game;
  return ground === undefined ? own : [...own, ...(await shelved(ground))];
};

/** Every game, this one first. */
export const wholeShelf = async (game?: string): Promise<readonly ShelvedBook[]> => {
  const all = Object.keys(games);
  const inOrder = game === undefined ? all : [game, ...all.filter((each) => each !== game)];
  return (await Promise.all(inOrder.map(shelved))).flat();
};

export const holdsRule = (book: RuleBook, rule: string): boolean =>
  book.chapters().some(({ rules }) => Object.hasOwn(rules, rule));
