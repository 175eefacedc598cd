import { scenario } from '../../scenario.js';

export const newWorld = scenario(
  'new-world',
  { en: 'New World', de: 'Neue Welt', fr: 'Nouveau monde' },
  {
    en: 'Chance makes the islands; the first settlement on a foreign one earns a special point.',
    de: 'Der Zufall formt die Inseln; die erste Siedlung auf einer fremden bringt einen Sonderpunkt.',
    fr: 'Le hasard façonne les îles ; la première colonie sur une île étrangère rapporte un point spécial.',
  },
  async () => (await import('./rules.js')).rules,
  { module: 'newWorld', load: async () => (await import('./index.js')).addition },
);
