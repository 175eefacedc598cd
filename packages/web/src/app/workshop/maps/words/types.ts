import type { Phrases } from '../../../../i18n/texts.js';
import type { en } from './en.js';

export type MapPhrases = Phrases<keyof typeof en>;
