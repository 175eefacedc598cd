import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'four-islands': 'Vier Inseln, und auf jeder darfst du beginnen.',
  'four-points': 'Über die Meerenge auf eine Insel, die nicht deine Heimat ist: zwei Sonderpunkte.',
};
