import { makeTexts } from '../../../i18n/texts.js';

export const s = makeTexts({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
});
