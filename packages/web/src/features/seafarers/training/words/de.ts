import type { SeaTrainingPhrases } from './types.js';

export const de: SeaTrainingPhrases = {
  ship: 'Wohin segeln?',
  ship_task: 'Hier entscheiden Schiffe: Baue oder versetze das richtige.',
  gold: 'Was bringt das Gold?',
  gold_task: 'Wähle, was du für das Gold nimmst.',
  harbour: 'Wohin mit dem Hafen?',
  harbour_task: 'Wähle die Küste für deinen Hafen.',
};
