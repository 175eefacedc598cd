import { scenario } from '../../scenario.js';

export const forgottenTribe = scenario(
  'forgotten-tribe',
  { en: 'The Forgotten Tribe', de: 'Der vergessene Stamm', fr: 'La tribu oubliée' },
  {
    en: 'Nobody settles on the small islands, but their people give points, cards and harbours to the first ship.',
    de: 'Auf den kleinen Inseln siedelt niemand, doch ihr Volk schenkt dem ersten Schiff Punkte, Karten und Häfen.',
    fr: 'Nul ne s’installe sur les petites îles, mais leur peuple offre points, cartes et ports au premier bateau.',
  },
  async () => (await import('./rules.js')).rules,
  { module: 'tribe', load: async () => (await import('./index.js')).addition },
);
