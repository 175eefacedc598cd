/** Comes with the page's script, not behind it: the words of the language that will be spoken are on their way at once. */
import { firstLocale } from './locale.js';

const WORDS = {
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  fr: () => import('./words/fr.js'),
};

// what fails here is said by whoever needs the words
WORDS[firstLocale()]().catch(() => undefined);
