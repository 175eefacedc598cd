import type { RuleModule } from '../../core/game/game.js';
import { cardIndex } from '../base/cards.js';
import { takeTwoRule } from '../base/plenty.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    playResearchGrant: { first: string; second: string | null };
  }
}

/** Research grant: two cards of choice, resource or science. */
export const researchGrant: RuleModule = {
  name: 'researchGrant',
  rules: ['E-70'],
  needs: ['cards'],
  contribute: ({ scenario }) => ({
    actions: [takeTwoRule('playResearchGrant', 'E-70', cardIndex(scenario, 'researchGrant'))],
  }),
};
