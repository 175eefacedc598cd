import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'shores-start': 'Les colonies de départ sont sur l’île principale ; les petites îles viennent plus tard.',
  'shores-points': 'La première colonie sur cette petite île : deux points spéciaux s’y ajoutent.',
};
