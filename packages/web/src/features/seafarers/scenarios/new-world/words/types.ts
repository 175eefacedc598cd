import type { Phrases } from '../../../../../i18n/texts.js';
import type { en } from './en.js';

export type NewWorldWords = Phrases<keyof typeof en>;
