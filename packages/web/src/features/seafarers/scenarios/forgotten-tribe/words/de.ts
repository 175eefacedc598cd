import type { ForgottenTribeWords } from './types.js';

export const de: ForgottenTribeWords = {
  point: 'ein Punkt',
  card: 'eine Entwicklungskarte',
  gift: 'Geschenk: {gift}',
  taken: '{who} [nimmst|nimmt] ein Geschenk des Stamms: {gift}',
  source: 'Geschenke des Stamms',
  left: 'Übrige Geschenke',
  points: 'Punkte',
  cards: 'Entwicklungskarten',
  harbours: 'Häfen',
  waiting: ['{count} Hafen wartet auf einen Platz', '{count} Häfen warten auf einen Platz'],
  special: ['{count} Punkt aus Geschenken', '{count} Punkte aus Geschenken'],
};
