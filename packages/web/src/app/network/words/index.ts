import { makeTexts } from '../../../i18n/texts.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export const n = makeTexts({ en, de, fr });
