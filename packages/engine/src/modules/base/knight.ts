import type { RuleModule } from '../../core/game.js';
import { ask } from '../../core/play.js';
import { cardIndex, playRule } from './cards.js';

declare module '../../core/registry.js' {
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
      staged: {
        played: {
          effect(g, s, seat, played, _b, log) {
            if (played === card) ask(g, s, g.kind.moveRobber, seat, 0, 0, log);
          },
        },
      },
    };
  },
};
