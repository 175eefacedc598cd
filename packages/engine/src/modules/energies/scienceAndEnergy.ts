import { KINDS } from '../../core/state/fields.js';
import type { RuleModule, Step } from '../../core/game/game.js';
import { collectUpTo } from '../../shared/supply.js';
import { placingRule } from '../base/opening.js';
import { CITY, SCIENCE } from './catalogue.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    placeCity: { vertex: number };
  }
}

/** [E-11] A starting city brings one science card in total, not one per hex. */
const startingScience: Step = (g, s, seat, vertex, _b, log) => {
  if (s.base.piece[vertex] !== CITY) return;
  const goods = Array.from({ length: KINDS }, () => 0);
  goods[SCIENCE] = collectUpTo(g, s, seat, SCIENCE, 1);
  log?.('startingCards', { seat, goods });
};

/** Two more goods: science, a card from cities, and energy, which is public. Catalogues say the rest. */
export const scienceAndEnergy: RuleModule = {
  name: 'scienceAndEnergy',
  rules: ['E-1', 'E-3', 'E-11', 'E-60', 'E-61', 'E-62'],
  insteadOf: [
    { of: 'B-10', is: 'E-11' },
    { of: 'B-24', code: 'emptySide', is: 'E-60' },
    { of: 'B-24', code: 'kindOnBothSides', is: 'E-60' },
    { of: 'B-24', code: 'tooMuchToHold', is: 'E-60' },
    { of: 'B-25', is: 'E-61' },
    ...['B-30', 'B-31', 'B-32', 'B-33'].map((of) => ({ of, code: 'cannotPay', is: 'E-62' }) as const),
    { of: 'B-33', is: 'E-3' },
  ],
  needs: ['production', 'buildings', 'supplyTrade'],
  contribute: () => ({
    actions: [placingRule('placeCity', 'city', CITY)],
    staged: { starting: { cards: startingScience } },
  }),
};
