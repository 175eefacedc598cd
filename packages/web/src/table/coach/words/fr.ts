import type { CoachPhrases } from './types.js';

export const fr: CoachPhrases = { title: 'Pour votre première partie', done: 'Compris' };
