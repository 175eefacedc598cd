import type { TribeLaying } from './types.js';

export const fr: TribeLaying = {
  gift: 'Cadeaux',
  points: 'Points de cadeaux',
  waiting: 'Ports qui attendent une place',
  cards: 'Cartes sur le plateau',
  group_tribe: 'Cadeaux de la tribu',
  point: 'un point',
  card: 'une carte développement',
};
