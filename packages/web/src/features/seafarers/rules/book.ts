/** A scenario's own rules first, then those of the sea, then those of the base game. */
import { inSpoken } from '../../../i18n/fetched.js';
import type { RuleBook } from '../../../moves/rulebook.js';
import { book as base } from '../../base/rules/book.js';
import { PICTURES } from './pictures/index.js';
import type { SeaText } from './types.js';

/** What a scenario adds. */
export type ScenarioRules = Pick<RuleBook, 'chapters' | 'pictures' | 'captions'>;

const chapters = inSpoken<SeaText | readonly []>(
  {
    en: async () => (await import('./en.js')).en,
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
  },
  [],
);

export type SeaCaptions = Readonly<Record<string, string>>;

const captions = inSpoken<SeaCaptions>(
  {
    en: async () => (await import('./pictures/en.js')).en,
    de: async () => (await import('./pictures/de.js')).de,
    fr: async () => (await import('./pictures/fr.js')).fr,
  },
  {},
);

export const seaBook = (own: ScenarioRules): RuleBook => ({
  ...base,
  chapters: () => [...own.chapters(), ...chapters(), ...base.chapters()],
  pictures: [...own.pictures, ...PICTURES, ...base.pictures],
  captions: () => ({ ...base.captions(), ...captions(), ...own.captions() }),
});
