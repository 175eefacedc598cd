import type { Phrases } from '../../../../../../i18n/texts.js';
import type { en } from './en.js';

export type PiratesLaying = Phrases<keyof typeof en>;
