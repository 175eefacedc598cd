import { type Game, must, type RuleModule } from '../../core/game/game.js';
import { type Hex, NONE, type Seat } from '../../core/ids.js';
import { total } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';

declare module '../../core/registry.js' {
  interface RefusalCodes {
    friendlyRobber: true;
  }
}

const SPARED_BELOW = 3;

const sparesNobody = (g: Game, s: State, _seat: Seat, hex: Hex): boolean => {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const owner = s.base.owner[g.board.hexVertices[i]];
    if (owner !== undefined && owner !== NONE && total(g.sum.points, g, s, owner as Seat) < SPARED_BELOW)
      return false;
  }
  return true;
};

/** House option: no robber beside players with fewer than three visible points. */
export const friendlyRobber: RuleModule = {
  name: 'friendlyRobber',
  rules: ['B-60'],
  needs: ['robber'],
  contribute: () => ({ all: { robberSite: must('B-60', 'friendlyRobber', sparesNobody) } }),
};
