import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'beyond-desert':
    'La route a traversé le désert : la première colonie au-delà rapporte deux points spéciaux.',
  'nobodys-land': 'Les sommets entre désert et mer seulement ne sont à personne : nul n’y commence.',
};
