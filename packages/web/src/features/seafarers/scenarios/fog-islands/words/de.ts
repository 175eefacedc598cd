import type { FogIslandsWords } from './types.js';

export const de: FogIslandsWords = {
  fog: 'Nebel',
  found: 'Der Nebel lichtet sich für [dich|{who}]: {terrain}',
  number: '{who} [ziehst|zieht] die Zahl {number}',
  reward: '{who} [bekommst|bekommt] {goods} dafür',
  nothing: 'Der Vorrat hat keine Belohnung mehr',
  qGold: 'Gold unter dem Nebel: Wähle eine Karte.',
  left: 'Noch im Nebel',
  numbers: 'Noch kommende Zahlen',
};
