import type { RuleModule } from '../../core/game/game.js';
import { ask } from '../../core/play/play.js';
import { cardIndex, playRule } from './cards.js';
import { mayHavePlayed, noMoreThefts } from './robber.js';

declare module '../../core/registry.js' {
  interface CauseNames {
    knight: true;
  }
  interface ActionMap {
    playKnight: object;
  }
}

/** Knight: move the robber and steal. */
export const knight: RuleModule = {
  name: 'knight',
  rules: ['B-41'],
  needs: ['cards', 'robber'],
  contribute({ scenario }) {
    const card = cardIndex(scenario, 'knight');
    return {
      actions: [playRule('playKnight', 'B-41', card)],
      // [B-41] moved and robbed as on a 7
      causes: { knight: 'B-23' },
      forbids: [noMoreThefts('B-23', (attempt) => mayHavePlayed(attempt, card))],
      staged: {
        played: {
          effect(g, s, seat, played, _b, log) {
            if (played === card) ask(g, s, g.kind.moveRobber, seat, g.cause.knight, 0, log);
          },
        },
      },
    };
  },
};
