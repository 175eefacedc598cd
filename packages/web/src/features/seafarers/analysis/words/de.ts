import type { SeaLaying } from './types.js';

export const de: SeaLaying = {
  ship: 'Schiffe',
  fresh: 'In diesem Zug gebaute oder versetzte Schiffe',
  moved: 'In diesem Zug wurde ein Schiff versetzt',
  pirate: 'Pirat',
  island: 'Zu welcher Insel ein Feld gehört',
  chits: 'Sonderpunkte an Gebäuden',
  roadAndShip: 'eine Straße und ein Schiff liegen da [S-1]',
  group_ships: 'Schiffe',
  group_pirate: 'Pirat',
  group_chits: 'Punkte für Inseln',
  chooseGold: 'Wahl für Gold',
  placeHarbour: 'Einen Hafen anlegen',
};
