import type { Phrases } from '../../../../../i18n/texts.js';
import type { en } from './en.js';

export type PirateIslandsWords = Phrases<keyof typeof en>;
