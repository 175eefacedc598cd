import { makeTexts } from '../texts.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export const m = makeTexts({ en, de, fr });
