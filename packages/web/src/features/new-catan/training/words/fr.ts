import type { NewCatanTrainingPhrases } from './types.js';

export const fr: NewCatanTrainingPhrases = {
  benefit: 'Quel avantage ?',
  benefit_task: 'Un de vos avantages fait la différence : servez-vous-en bien.',
};
