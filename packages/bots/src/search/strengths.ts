import type { Strength } from './tools.js';

/** A few milliseconds per choice. */
export const HARD: Strength = {
  beam: 8,
  looks: 400,
  worlds: 1,
  places: 7,
  outlook: { rows: 3, within: 0.02, rounds: 1, turns: 24, trust: 2.5 },
  haggling: {
    offers: 2,
    asks: 3,
    drafts: 48,
    worlds: 4,
    plans: 6,
    work: { beam: 4, looks: 60 },
    least: 0.005,
  },
  byValue: {
    decisions: ['moveRobber', 'chooseVictim', 'discard'],
    outlook: { rows: 4, within: 0.03, rounds: 1, turns: 24, trust: 1 },
  },
};

/** Up to a second where it helps. */
export const EXPERT: Strength = {
  beam: 24,
  looks: 6000,
  worlds: 4,
  places: 20,
  outlook: { rows: 6, within: 0.05, rounds: 1, turns: 768, trust: 0.2, even: true },
  haggling: {
    offers: 3,
    asks: 3,
    drafts: 200,
    worlds: 12,
    plans: 24,
    work: { beam: 8, looks: 300 },
    least: 0.003,
  },
  byValue: {
    decisions: ['main', 'moveRobber', 'chooseVictim', 'discard'],
    outlook: { rows: 4, within: 0.05, rounds: 1, turns: 512, trust: 0.125, even: true },
  },
  drafts: { places: 12, first: 4, most: 16 },
};

/** Fast enough to play a hundred thousand games: used to train generations of weights. */
export const PLANNER: Strength = {
  beam: 4,
  looks: 60,
  worlds: 1,
  places: 6,
  haggling: {
    offers: 1,
    asks: 1,
    drafts: 16,
    worlds: 1,
    plans: 2,
    work: { beam: 2, looks: 20 },
    least: 0.005,
  },
};
