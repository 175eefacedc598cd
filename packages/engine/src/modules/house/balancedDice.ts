import type { FieldSpecs, Views } from '../../core/state/fields.js';
import type { RuleModule } from '../../core/game/game.js';
import type { State } from '../../core/state/state.js';
import { diceSlot, FACES, layDice } from '../base/turn.js';

const RESHUFFLE_BELOW = 12;

const fields = {
  left: { per: 'game', width: FACES * FACES, seen: 'all' },
  count: { per: 'game', text: { follows: 'always' }, seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly balancedDice: Views<typeof fields>;
  }
  interface EventMap {
    diceReshuffled: object;
  }
}

const refill = (s: State): void => {
  layDice(s.balancedDice.left);
  s.balancedDice.count[0] = FACES * FACES;
};

/** House option: the 36 rolls as a deck that is reshuffled when it runs low. */
export const balancedDice: RuleModule = {
  name: 'balancedDice',
  rules: ['B-60'],
  needs: ['turn'],
  replaces: ['diceWeights'],
  fields,
  contribute: () => ({
    setup: (_g, s) => refill(s),
    derive: (_g, s) => {
      s.balancedDice.count[0] = s.balancedDice.left.reduce((sum, rolls) => sum + rolls, 0);
    },
    one: { diceWeights: (_g, s) => s.balancedDice.left },
    staged: {
      roll: {
        before(_g, s, _seat, low, high, log) {
          s.balancedDice.left[diceSlot(low, high)]--;
          s.balancedDice.count[0]--;
          if (s.balancedDice.count[0] >= RESHUFFLE_BELOW) return;
          refill(s);
          log?.('diceReshuffled', {});
        },
      },
    },
  }),
};
