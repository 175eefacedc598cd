import type { EnergiesTrainingPhrases } from './types.js';

export const fr: EnergiesTrainingPhrases = {
  plant: 'Quelle centrale ?',
  plant_task: 'Choisissez la centrale et sa place.',
  hazard: 'Quel danger ?',
  hazard_task: 'Posez un marqueur de danger au bon endroit, ou retirez-en un.',
};
