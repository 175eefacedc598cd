import { inSpoken } from '../../../../../i18n/fetched.js';
import type { ScenarioRules, SeaCaptions } from '../../../rules/book.js';
import type { Chapters } from '../../../rules/types.js';
import { PICTURES } from './pictures/index.js';

const chapters = inSpoken<Chapters>(
  {
    en: async () => (await import('./en.js')).en,
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
  },
  [],
);
const captions = inSpoken<SeaCaptions>(
  {
    en: async () => (await import('./pictures/en.js')).en,
    de: async () => (await import('./pictures/de.js')).de,
    fr: async () => (await import('./pictures/fr.js')).fr,
  },
  {},
);

export const rules: ScenarioRules = { chapters, pictures: PICTURES, captions };
