import type { Phrases } from '../../../i18n/texts.js';
import type { en } from './en.js';

export const de: Phrases<keyof typeof en> = {
  by: 'von {author}',
  as_drawn: 'Wie gezeichnet',
};
