import type { Phrases } from '../../../../i18n/texts.js';
import type { en } from './en.js';

export type EnergiesLaying = Phrases<keyof typeof en>;
