import type { Phrases } from '../texts.js';
import type { en } from './en.js';

export type PageWords = Phrases<keyof typeof en>;
