import type { CoachPhrases } from './types.js';

export const de: CoachPhrases = { title: 'Für dein erstes Spiel', done: 'Verstanden' };
