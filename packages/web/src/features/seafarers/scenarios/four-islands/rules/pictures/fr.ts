import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'four-islands': 'Quatre îles, et l’on peut commencer sur chacune.',
  'four-points': 'Par-delà le détroit, sur une île qui n’est pas votre patrie : deux points spéciaux.',
};
