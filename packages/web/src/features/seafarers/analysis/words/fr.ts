import type { SeaLaying } from './types.js';

export const fr: SeaLaying = {
  ship: 'Bateaux',
  fresh: 'Bateaux construits ou déplacés ce tour',
  moved: 'Un bateau a été déplacé ce tour',
  pirate: 'Pirate',
  island: 'De quelle île une case fait partie',
  chits: 'Points spéciaux aux bâtiments',
  roadAndShip: 'une route et un bateau y sont [S-1]',
  group_ships: 'Bateaux',
  group_pirate: 'Pirate',
  group_chits: 'Points pour les îles',
  chooseGold: 'Choix pour l’or',
  placeHarbour: 'Placer un port',
};
