import { makeTexts, type Phrases } from '../../../../i18n/texts.js';

const en = {
  point: 'a point',
  card: 'a development card',
  gift: 'gift: {gift}',
  taken: '{who} [take|takes] a gift of the tribe: {gift}',
  source: 'Gifts of the tribe',
  left: 'Gifts left',
  points: 'Points',
  cards: 'Development cards',
  harbours: 'Harbours',
  waiting: ['{count} harbour waits for a place', '{count} harbours wait for a place'],
  special: ['{count} point from gifts', '{count} points from gifts'],
} as const;
type Words = Phrases<keyof typeof en>;
const de: Words = {
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
const fr: Words = {
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

export const t = makeTexts({ en, de, fr });
