/** Inlined into the page itself: the texts of the reader's language are on their way before any script is there. */
import { firstLocale, type Locale } from './locale.js';

/** Where the texts of the first load are; set by the build. */
declare const WORDS_FILES: Readonly<Record<Locale, string>>;

const link = document.createElement('link');
link.rel = 'modulepreload';
link.crossOrigin = '';
link.href = WORDS_FILES[firstLocale()];
document.head.append(link);
