import type { RuleModule } from '../../core/game/game.js';
import { roundOf } from './turn.js';
import { mostPoints } from './victory.js';

export const MOST_ROUNDS = 300;

/** Every game ends: some positions can no longer be won. */
export const roundLimit: RuleModule = {
  name: 'roundLimit',
  rules: ['B-54'],
  needs: ['victory'],
  contribute: () => ({
    ends: [{ reason: 'limit', rule: 'B-54', over: (_g, s) => roundOf(s) > MOST_ROUNDS, winners: mostPoints }],
  }),
};
