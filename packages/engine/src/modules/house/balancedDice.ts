import type { FieldSpecs, Views } from '../../core/fields.js';
import type { RuleModule } from '../../core/game.js';
import type { State } from '../../core/state.js';

const FACES = 6;
const RESHUFFLE_BELOW = 12;

const fields = {
  left: { per: 'game', width: FACES * FACES, seen: 'all' },
  count: { per: 'game', seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly balancedDice: Views<typeof fields>;
  }
  interface EventMap {
    diceReshuffled: object;
  }
}

/** Rolls are kept low die first, so a mixed pair stands for its two orders. */
const slot = (low: number, high: number): number => (low - 1) * FACES + high - 1;

const refill = (s: State): void => {
  for (let low = 1; low <= FACES; low++)
    for (let high = low; high <= FACES; high++) s.balancedDice.left[slot(low, high)] = low === high ? 1 : 2;
  s.balancedDice.count[0] = FACES * FACES;
};

/** House option: the 36 rolls as a deck that is shuffled anew when it runs low. */
export const balancedDice: RuleModule = {
  name: 'balancedDice',
  rules: ['B-60'],
  needs: ['turn'],
  replaces: ['diceWeight'],
  fields,
  contribute: () => ({
    setup: (_g, s) => refill(s),
    one: { diceWeight: (_g, s, low, high) => s.balancedDice.left[slot(low, high)] },
    staged: {
      roll: {
        before(_g, s, _seat, low, high, log) {
          s.balancedDice.left[slot(low, high)]--;
          s.balancedDice.count[0]--;
          if (s.balancedDice.count[0] >= RESHUFFLE_BELOW) return;
          refill(s);
          log?.('diceReshuffled', {});
        },
      },
    },
  }),
};
