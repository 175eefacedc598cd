import { inSpoken } from '../../../../../i18n/fetched.js';
import type { ScenarioRules } from '../../../rules/book.js';
import type { Chapters } from '../../../rules/types.js';

const chapters = inSpoken<Chapters>(
  {
    en: async () => (await import('./en.js')).en,
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
  },
  [],
);

export const rules: ScenarioRules = { chapters, pictures: [], captions: () => ({}) };
