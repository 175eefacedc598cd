import type { PiratesLaying } from './types.js';

export const fr: PiratesLaying = {
  position: 'Positions',
  warships: 'Navires de guerre',
  chits: 'Jetons sur les forteresses',
  fleet: 'Où en est la flotte',
  positionShared: 'chacun a sa propre position [S-701]',
  group_pirates: 'Flotte et forteresses',
  fortressDie: 'Le dé de la forteresse',
  loseCards: 'Cartes perdues à la flotte',
};
