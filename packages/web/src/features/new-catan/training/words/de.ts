import type { NewCatanTrainingPhrases } from './types.js';

export const de: NewCatanTrainingPhrases = {
  benefit: 'Welcher Vorteil?',
  benefit_task: 'Einer deiner Vorteile macht den Unterschied: Nutze ihn gut.',
};
