import { makeTexts } from '../texts.js';

export const m = makeTexts({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
});
