import type { LayingPhrases } from './types.js';

export const fr: LayingPhrases = {
  owner: 'À qui la merveille',
  level: 'Niveaux des merveilles',
  group_wonders: 'Merveilles',
};
