import { scenario } from '../../scenario.js';

export const wonders = scenario(
  'wonders',
  { en: 'The Wonders of Catan', de: 'Die Wunder von Catan', fr: 'Les merveilles de Catane' },
  {
    en: 'Begin one of five wonders and raise it before the others finish theirs.',
    de: 'Beginne eines von fünf Wundern und baue es, bevor andere ihres vollenden.',
    fr: 'Commencez une des cinq merveilles et élevez-la avant que d’autres n’achèvent la leur.',
  },
  async () => (await import('./rules.js')).rules,
  { module: 'wonders', load: async () => (await import('./index.js')).addition },
);
