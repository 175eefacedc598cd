import type { SeaTrainingPhrases } from './types.js';

export const fr: SeaTrainingPhrases = {
  ship: 'Où naviguer ?',
  ship_task: 'Les bateaux décident ici : construisez ou déplacez le bon.',
  gold: 'Que vaut l’or ?',
  gold_task: 'Choisissez ce que vous prenez pour l’or.',
  harbour: 'Où placer le port ?',
  harbour_task: 'Choisissez la côte de votre port.',
};
