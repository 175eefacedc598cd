import type { NewWorldWords } from './types.js';

export const de: NewWorldWords = {
  question: 'Setze an eine freie Küste: {harbour}.',
  drawn: '{who} [ziehst|zieht] einen Hafen: {harbour}',
  option: 'Häfen selbst setzen',
  optionAbout: 'Ihr setzt die neun Häfen vor dem Spiel reihum; sonst tut es der Zufall.',
  noPlace: 'Ein Hafen braucht eine Küste ohne Hafen daneben.',
};
