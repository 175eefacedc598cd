import type { NewWorldWords } from './types.js';

export const fr: NewWorldWords = {
  question: 'Placez sur une côte libre : {harbour}.',
  drawn: '{who} [piochez|pioche] un port : {harbour}',
  option: 'Placer les ports à la main',
  optionAbout: 'Vous placez les neuf ports à tour de rôle avant la partie ; sinon le hasard s’en charge.',
  noPlace: 'Un port demande une côte sans autre port à côté.',
};
