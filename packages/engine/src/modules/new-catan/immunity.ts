import { must, type RuleModule } from '../../core/game/game.js';
import { benefitIndex } from './catalogue.js';
import { hasAccess } from './outposts.js';

declare module '../../core/registry.js' {
  interface RefusalCodes {
    immune: true;
  }
}

const BENEFIT = benefitIndex('immunity');
const MORE_CARDS = 4;

/** More cards on a 7, and no robber's theft. */
export const immunity: RuleModule = {
  name: 'immunity',
  rules: ['N-50'],
  needs: ['discards', 'robber', 'outposts'],
  contribute({ scenario }) {
    const robber = scenario.figures.indexOf('robber');
    return {
      sum: { discardLimit: (_g, s, seat) => (hasAccess(s, seat, BENEFIT) ? MORE_CARDS : 0) },
      all: {
        mayBeRobbed: must(
          'N-50',
          'immune',
          (_g, s, seat, figure) => figure !== robber || !hasAccess(s, seat, BENEFIT),
        ),
      },
    };
  },
};
