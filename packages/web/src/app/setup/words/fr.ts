import type { Phrases } from '../../../i18n/texts.js';
import type { en } from './en.js';

export const fr: Phrases<keyof typeof en> = {
  by: 'par {author}',
  as_drawn: 'Comme dessiné',
};
