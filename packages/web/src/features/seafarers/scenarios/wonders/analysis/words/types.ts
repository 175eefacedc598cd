import type { Phrases } from '../../../../../../i18n/texts.js';
import type { en } from './en.js';

export type WondersLaying = Phrases<keyof typeof en>;
