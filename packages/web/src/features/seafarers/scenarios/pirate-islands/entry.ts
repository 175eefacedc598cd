import { scenario } from '../../scenario.js';

export const pirateIslands = scenario(
  'pirate-islands',
  { en: 'The Pirate Islands', de: 'Die Pirateninseln', fr: 'Les îles aux pirates' },
  {
    en: 'A fleet raids the coasts. Arm your ships, sail to your lost fortress and win it back.',
    de: 'Eine Flotte plündert die Küsten. Rüste deine Schiffe, fahre zu deiner verlorenen Festung und erobere sie zurück.',
    fr: 'Une flotte pille les côtes. Armez vos bateaux, voguez vers votre forteresse perdue et reprenez-la.',
  },
  async () => (await import('./rules.js')).rules,
  { module: 'pirateIslands', load: async () => (await import('./index.js')).addition },
);
