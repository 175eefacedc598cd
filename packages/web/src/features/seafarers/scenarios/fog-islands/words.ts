import { makeTexts } from '../../../../i18n/texts.js';

const en = {
  fog: 'Fog',
  found: 'Fog lifts for {who}: {terrain}',
  number: '{who} [draw|draws] the number {number}',
  reward: '{who} [get|gets] {goods} for it',
  nothing: 'The supply has no reward left',
  qGold: 'Gold under the fog: choose a card.',
  left: 'Still in the fog',
  numbers: 'Numbers still to come',
} as const;
type Keys = Readonly<Record<keyof typeof en, string>>;
const de: Keys = {
  fog: 'Nebel',
  found: 'Der Nebel lichtet sich für [dich|{who}]: {terrain}',
  number: '{who} [ziehst|zieht] die Zahl {number}',
  reward: '{who} [bekommst|bekommt] {goods} dafür',
  nothing: 'Der Vorrat hat keine Belohnung mehr',
  qGold: 'Gold unter dem Nebel: Wähle eine Karte.',
  left: 'Noch im Nebel',
  numbers: 'Noch kommende Zahlen',
};
const fr: Keys = {
  fog: 'Brouillard',
  found: 'Le brouillard se lève pour {who} : {terrain}',
  number: '{who} [piochez|pioche] le numéro {number}',
  reward: '{who} [recevez|reçoit] {goods} en récompense',
  nothing: 'La réserve n’a plus de récompense',
  qGold: 'De l’or sous le brouillard : choisissez une carte.',
  left: 'Encore dans le brouillard',
  numbers: 'Numéros à venir',
};

export const t = makeTexts({ en, de, fr });
