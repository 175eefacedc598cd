import { inSpoken } from '../../../../../i18n/fetched.js';
import type { Chapters } from '../../../rules/types.js';

export const rules = inSpoken<Chapters>(
  {
    en: async () => (await import('./en.js')).en,
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
  },
  [],
);
