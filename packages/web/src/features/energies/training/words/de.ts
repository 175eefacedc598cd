import type { EnergiesTrainingPhrases } from './types.js';

export const de: EnergiesTrainingPhrases = {
  plant: 'Welches Kraftwerk?',
  plant_task: 'Wähle das Kraftwerk und seinen Platz.',
  hazard: 'Welche Gefahr?',
  hazard_task: 'Lege einen Gefahrenmarker dorthin, wo er hingehört, oder räume einen weg.',
};
