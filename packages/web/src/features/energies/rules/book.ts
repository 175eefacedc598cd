import { inSpoken } from '../../../i18n/fetched.js';
import type { RuleBook } from '../../../moves/rulebook.js';
import type { EnergiesText } from './types.js';

const text = inSpoken<EnergiesText | undefined>(
  {
    en: async () => (await import('./en.js')).en,
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
  },
  undefined,
);

export const book: RuleBook = {
  chapters: () => text()?.chapters ?? [],
  pictures: [],
  captions: () => ({}),
  ground: { game: 'base', text: () => text()?.base ?? '', link: () => text()?.baseLink ?? '' },
};
