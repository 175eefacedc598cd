import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'new-world': 'Un monde parmi tant d’autres : hexagones et numéros sont posés au hasard.',
  'new-world-point': 'La première colonie sur une autre île que votre patrie : un point spécial.',
};
