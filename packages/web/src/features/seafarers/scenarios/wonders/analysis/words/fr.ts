import type { WondersLaying } from './types.js';

export const fr: WondersLaying = {
  owner: 'À qui la merveille',
  level: 'Niveaux des merveilles',
  group_wonders: 'Merveilles',
};
