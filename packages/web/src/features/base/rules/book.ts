/** The rules of the base game in our own words. */
import { inSpoken } from '../../../i18n/fetched.js';
import type { OverviewPart, RuleBook } from '../../../moves/rulebook.js';
import { ARTS } from './Arts.js';
import { PICTURES } from './pictures/index.js';
import type { BaseText } from './types.js';

const chapters = inSpoken<BaseText | readonly []>(
  {
    en: async () => (await import('./en.js')).en,
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
  },
  [],
);

const overview = inSpoken<readonly OverviewPart[]>(
  {
    en: async () => (await import('./words/en.js')).en,
    de: async () => (await import('./words/de.js')).de,
    fr: async () => (await import('./words/fr.js')).fr,
  },
  [],
);

const captions = inSpoken<Readonly<Record<string, string>>>(
  {
    en: async () => (await import('./pictures/en.js')).en,
    de: async () => (await import('./pictures/de.js')).de,
    fr: async () => (await import('./pictures/fr.js')).fr,
  },
  {},
);

export const book: RuleBook = { chapters, overview, pictures: PICTURES, captions, arts: ARTS };
