import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  firstGame: 'Fester Start',
  'firstGame.about': 'Alle beginnen mit denselben Teilen an festen Plätzen.',
  'firstGame.starts': 'Starts',
  'firstGame.starts.town': 'Ort',
  'firstGame.starts.city': 'Stadt',
  'firstGame.starts.roads': 'Straßen',
  eventDiscs: 'Ereignisscheiben',
  'eventDiscs.about': 'Zu Beginn eines Zuges werden Scheiben gezogen.',
  'eventDiscs.brown': 'Braune Scheiben',
  'eventDiscs.green': 'Grüne Scheiben nach Spielerzahl',
  'eventDiscs.spaces': 'Felder eines Ereignisses',
  footprints: 'Fußabdruck',
  'footprints.about': 'Wie viele Scheiben ein Zug zieht.',
  'footprints.bands': 'Stufen nach Spielerzahl',
  'footprints.bands.from': 'Von',
  'footprints.bands.to': 'Bis',
  'footprints.bands.discs': 'Scheiben',
  'ends.emptyBag': 'weil der Beutel leer war',
};
