import type { ForgottenTribeWords } from './types.js';

export const fr: ForgottenTribeWords = {
  point: 'un point',
  card: 'une carte développement',
  gift: 'cadeau : {gift}',
  taken: '{who} [prenez|prend] un cadeau de la tribu : {gift}',
  source: 'Cadeaux de la tribu',
  left: 'Cadeaux restants',
  points: 'Points',
  cards: 'Cartes développement',
  harbours: 'Ports',
  waiting: ['{count} port attend une place', '{count} ports attendent une place'],
  special: ['{count} point de cadeaux', '{count} points de cadeaux'],
};
