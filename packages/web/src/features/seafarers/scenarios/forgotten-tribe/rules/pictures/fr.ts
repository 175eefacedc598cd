import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'tribe-gift': 'Un point attend sur cette côte : le premier bateau le prend.',
  'tribe-harbour': 'Un bateau plus loin, un port est trouvé. Il va aussitôt sur une côte près de la colonie.',
};
