import { makeTexts } from '../../../../i18n/texts.js';

const en = {
  question: 'Place the {harbour} on a free coast.',
  drawn: '{who} [draw|draws] a harbour: {harbour}',
  option: 'Place harbours by hand',
  optionAbout: 'You place the nine harbours in turn before the game; otherwise chance does.',
  noPlace: 'A harbour needs a coast with no other harbour next to it.',
} as const;
type Keys = Readonly<Record<keyof typeof en, string>>;
const de: Keys = {
  question: 'Setze an eine freie Küste: {harbour}.',
  drawn: '{who} [ziehst|zieht] einen Hafen: {harbour}',
  option: 'Häfen selbst setzen',
  optionAbout: 'Ihr setzt die neun Häfen vor dem Spiel reihum; sonst tut es der Zufall.',
  noPlace: 'Ein Hafen braucht eine Küste ohne Hafen daneben.',
};
const fr: Keys = {
  question: 'Placez sur une côte libre : {harbour}.',
  drawn: '{who} [piochez|pioche] un port : {harbour}',
  option: 'Placer les ports à la main',
  optionAbout: 'Vous placez les neuf ports à tour de rôle avant la partie ; sinon le hasard s’en charge.',
  noPlace: 'Un port demande une côte sans autre port à côté.',
};

export const t = makeTexts({ en, de, fr });
