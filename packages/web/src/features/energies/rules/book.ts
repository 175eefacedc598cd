import { inSpoken } from '../../../i18n/fetched.js';
import type { RuleBook } from '../../../moves/rulebook.js';
import { Prices } from '../../base/rules/Arts.js';
import { PICTURES } from './pictures/index.js';
import type { EnergiesText } from './types.js';

const text = inSpoken<EnergiesText | undefined>(
  {
    en: async () => (await import('./en.js')).en,
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
  },
  undefined,
);

const captions = inSpoken<Readonly<Record<string, string>>>(
  {
    en: async () => (await import('./pictures/en.js')).en,
    de: async () => (await import('./pictures/de.js')).de,
    fr: async () => (await import('./pictures/fr.js')).fr,
  },
  {},
);

export const book: RuleBook = {
  chapters: () => text()?.chapters ?? [],
  pictures: PICTURES,
  captions,
  arts: { prices: Prices },
  ground: { game: 'base', text: () => text()?.base ?? '', link: () => text()?.baseLink ?? '' },
};
