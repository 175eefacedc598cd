import type { RuleModule, Step } from '../../../core/game/game.js';
import { inReverse, lowest } from '../../../shared/extremes.js';
import { pushDraw } from '../../base/cards.js';
import { localFootprint } from '../footprints.js';

declare module '../../../core/registry.js' {
  interface FrameNames {
    governmentFunding: true;
  }
}

/** [E-35] Taken without asking: it is not a hand card, so it never hurts. */
const strike: Step = (g, s, active) =>
  inReverse(g, active, lowest(g, s, localFootprint), (seat) => pushDraw(g, s, seat));

/** Government funding: the top development card for the lowest footprint, as long as the deck has cards. */
export const governmentFunding: RuleModule = {
  name: 'governmentFunding',
  rules: ['E-23', 'E-35'],
  needs: ['cards', 'eventDiscs'],
  contribute: () => ({ routines: { governmentFunding: [strike] } }),
};
