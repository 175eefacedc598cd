import { scenario } from '../../scenario.js';

export const throughTheDesert = scenario(
  'through-the-desert',
  { en: 'Through the Desert', de: 'Durch die Wüste', fr: 'À travers le désert' },
  {
    en: 'Beyond the desert and across the sea lies new land: 2 special points for each part you settle first.',
    de: 'Jenseits der Wüste und des Meeres liegt Neuland: 2 Sonderpunkte für deine erste Siedlung in jedem Teil.',
    fr: 'Au-delà du désert et de la mer s’étendent des terres neuves : 2 points spéciaux pour votre première colonie dans chacune.',
  },
  async () => (await import('./rules.js')).rules,
);
