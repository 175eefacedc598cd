/** Stands inside the page itself: the words of the language that will be spoken are on their way before any script is there. */
import { firstLocale, type Locale } from './locale.js';

/** Where the words of the first load lie; the build says. */
declare const WORDS_FILES: Readonly<Record<Locale, string>>;

const link = document.createElement('link');
link.rel = 'modulepreload';
link.crossOrigin = '';
link.href = WORDS_FILES[firstLocale()];
document.head.append(link);
