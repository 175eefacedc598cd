/** Names of what is counted in games, fetched by whoever looks back at one. */
import { withWords } from '../i18n/fetched.js';
import type { Feature } from '../moves/feature.js';
import { FOLDERS } from './folders.js';
import type { CountTexts } from './types.js';

/** Of the folders that these modules come from. */
export const countTextsOf = async (modules: readonly string[]): Promise<CountTexts> => {
  const wanted = new Set(modules);
  const loads = FOLDERS.flatMap(({ needs, counts }) =>
    counts !== undefined && needs !== undefined && wanted.has(needs) ? [withWords(counts())] : [],
  );
  return Object.assign({}, ...(await Promise.all(loads))) as CountTexts;
};

const CARD = 'card.';

/** A row by its name; a card is called what its feature calls it. */
export const countName = (texts: CountTexts, { cards }: Feature, row: string): string =>
  texts[row]?.() ?? (row.startsWith(CARD) ? cards[row.slice(CARD.length)]?.name() : undefined) ?? row;
