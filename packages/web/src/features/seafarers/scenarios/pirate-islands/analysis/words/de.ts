import type { PiratesLaying } from './types.js';

export const de: PiratesLaying = {
  position: 'Plätze',
  warships: 'Kriegsschiffe',
  chits: 'Chips auf den Festungen',
  fleet: 'Wo die Flotte auf ihrem Weg ist',
  positionShared: 'alle haben einen eigenen Platz [S-701]',
  group_pirates: 'Flotte und Festungen',
  fortressDie: 'Der Würfel der Festung',
  loseCards: 'Karten für die Flotte',
};
