import { scenario } from '../../scenario.js';

export const cloth = scenario(
  'cloth',
  { en: 'Cloth for Catan', de: 'Tuch für Catan', fr: 'Du tissu pour Catane' },
  {
    en: 'Sail to the villages and trade: two bolts of cloth are a point.',
    de: 'Fahre zu den Dörfern und handle: Zwei Ballen Tuch sind ein Punkt.',
    fr: 'Rejoignez les villages et commercez : deux rouleaux de tissu font un point.',
  },
  async () => (await import('./rules.js')).rules,
  { module: 'cloth', load: async () => (await import('./index.js')).addition },
);
