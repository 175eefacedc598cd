import { makeTexts } from '../../../i18n/texts.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export const t = makeTexts({ en, de, fr });
