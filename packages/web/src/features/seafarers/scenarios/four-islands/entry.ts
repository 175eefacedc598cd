import { scenario } from '../../scenario.js';

export const fourIslands = scenario(
  'four-islands',
  { en: 'The Four Islands', de: 'Die vier Inseln', fr: 'Les quatre îles' },
  {
    en: 'Start on one or two islands; each island that is not your home earns 2 special points.',
    de: 'Beginne auf einer oder zwei Inseln; jede andere bringt 2 Sonderpunkte.',
    fr: 'Commencez sur une ou deux îles ; chaque autre île rapporte 2 points spéciaux.',
  },
  async () => (await import('./rules.js')).rules,
);
