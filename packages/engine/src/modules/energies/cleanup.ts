import { push } from '../../core/state/frames.js';
import type { Game, RuleModule } from '../../core/game/game.js';
import type { Seat } from '../../core/ids.js';
import { ask } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import { cardIndex, playRule } from '../base/cards.js';
import { hasRolledSeven, mayHavePlayed, noMoreThefts } from '../base/robber.js';
import { CLEANUP_FIGURE } from './catalogue.js';
import { localFootprint } from './footprints.js';

declare module '../../core/registry.js' {
  interface CauseNames {
    cleanup: true;
  }
  interface ActionMap {
    playCleanup: object;
  }
  interface RefusalCodes {
    smallerFootprint: true;
  }
}

/** [E-71] From any player whose footprint is no smaller: the card's own "figure", its "site" is the thief. */
export const stealAfterCleanup = (g: Game, s: State, seat: Seat): void =>
  push(s, g.kind.thief, seat, CLEANUP_FIGURE, seat);

/** Cleanup: move the inspector and steal, or remove a hazard and steal from a player who pollutes at least as much. */
export const cleanup: RuleModule = {
  name: 'cleanup',
  rules: ['E-71', 'E-72', 'E-73'],
  insteadOf: [{ of: 'E-71', code: 'notThere', is: 'E-71', says: 'smallerFootprint' }],
  needs: ['cards', 'robber', 'footprints'],
  contribute({ scenario }) {
    const card = cardIndex(scenario, 'cleanup');
    return {
      actions: [playRule('playCleanup', 'E-71', card)],
      staged: {
        played: {
          effect(g, s, seat, played, _b, log) {
            if (played === card) ask(g, s, g.kind.moveRobber, seat, g.cause.cleanup, 0, log);
          },
        },
      },
      causes: { cleanup: 'E-71' },
      // after a 7 it is E-51 that takes one card, whatever was played
      forbids: [noMoreThefts('E-71', (attempt) => mayHavePlayed(attempt, card) && !hasRolledSeven(attempt))],
      any: {
        isVictim: (_g, s, seat, figure, thief) =>
          figure === CLEANUP_FIGURE && localFootprint(s, seat) >= localFootprint(s, thief),
      },
    };
  },
};
