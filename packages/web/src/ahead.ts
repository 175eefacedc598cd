/** Comes with the page's script, not behind it: the words of the language that will be spoken are on their way at once. */
import { firstLocale } from './i18n/locale.js';

const WORDS = {
  en: () => import('./i18n/words/en.js'),
  de: () => import('./i18n/words/de.js'),
  fr: () => import('./i18n/words/fr.js'),
};

// what fails here is said by whoever needs the words
WORDS[firstLocale()]().catch(() => undefined);
