import { makeTexts } from '../../../../i18n/texts.js';

const en = {
  fog: 'Fog',
  found: 'Fog lifts: {terrain}',
  number: 'Number {number}',
  reward: 'Reward: {goods}',
  nothing: 'The supply has no reward left',
  qGold: 'Gold under the fog: choose a card.',
  left: 'Still in the fog',
  numbers: 'Numbers still to come',
} as const;
type Keys = Readonly<Record<keyof typeof en, string>>;
const de: Keys = {
  fog: 'Nebel',
  found: 'Der Nebel lichtet sich: {terrain}',
  number: 'Zahl {number}',
  reward: 'Belohnung: {goods}',
  nothing: 'Der Vorrat hat keine Belohnung mehr',
  qGold: 'Gold unter dem Nebel: Wähle eine Karte.',
  left: 'Noch im Nebel',
  numbers: 'Noch kommende Zahlen',
};
const fr: Keys = {
  fog: 'Brouillard',
  found: 'Le brouillard se lève : {terrain}',
  number: 'Numéro {number}',
  reward: 'Récompense : {goods}',
  nothing: 'La réserve n’a plus de récompense',
  qGold: 'De l’or sous le brouillard : choisissez une carte.',
  left: 'Encore dans le brouillard',
  numbers: 'Numéros à venir',
};

export const t = makeTexts({ en, de, fr });
