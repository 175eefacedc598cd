import type { EnergiesNames } from './types.js';

export const fr: EnergiesNames = {
  energies: 'Énergies',
  energies_about:
    'Centrales, bilan environnemental et un sac d’évènements. Dix points gagnent, ou le meilleur bilan quand le sac est vide.',
  first: 'Énergies : première partie',
  first_about: 'Le même jeu avec un départ fixe : île, villages et villes sont déjà en place.',
};
