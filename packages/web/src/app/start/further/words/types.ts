import type { Phrases } from '../../../../i18n/texts.js';
import type { en } from './en.js';

export type FurtherPhrases = Phrases<keyof typeof en>;
