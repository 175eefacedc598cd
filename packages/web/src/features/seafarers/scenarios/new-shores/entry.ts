import { scenario } from '../../scenario.js';

export const newShores = scenario(
  'new-shores',
  { en: 'Heading for New Shores', de: 'Zu neuen Ufern', fr: 'En route vers de nouveaux rivages' },
  {
    en: 'Start on the main island; your first settlement on each small island earns 2 special points.',
    de: 'Beginne auf der Hauptinsel; deine erste Siedlung auf jeder kleinen Insel bringt 2 Sonderpunkte.',
    fr: 'Commencez sur l’île principale ; votre première colonie sur chaque petite île rapporte 2 points spéciaux.',
  },
  async () => (await import('./rules.js')).rules,
);
