import { type ActionRule, type Decision, pack } from '../../core/play/actions.js';
import { pop, push, top } from '../../core/state/frames.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import type { Seat } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { cardIndex, playRule } from './cards.js';

declare module '../../core/registry.js' {
  interface FrameNames {
    freeRoutes: true;
    freeRoute: true;
  }
  interface ActionMap {
    playRoadBuilding: object;
    waiveRoad: object;
  }
  interface EventMap {
    roadWaived: { seat: number };
  }
  interface RefusalCodes {
    noRoadPossible: true;
    firstRoadIsDue: true;
  }
}

const canPlace = (g: Game, s: State, seat: Seat): boolean => {
  for (let i = 0; i < g.any.canPlaceRoute.length; i++) if (g.any.canPlaceRoute[i](g, s, seat)) return true;
  return false;
};

const SECOND = 1;
const free = { second: 'number' } as const;
const freeRoad = top(free);
const freeRoute: Decision = {
  name: 'freeRoute',
  rule: 'B-42',
  operands: free,
  done: (g, s, seat) => !canPlace(g, s, seat),
};

const waiveRoad: ActionRule = {
  type: 'waiveRoad',
  rule: 'B-42',
  at: ['freeRoute'],
  operands: {},
  list(_g, s, _seat, id, out) {
    if (freeRoad.second(s) === SECOND) out.push(pack(id));
  },
  refuse: (_g, s) => (freeRoad.second(s) === SECOND ? null : { code: 'firstRoadIsDue', rule: 'B-42' }),
  apply(_g, s, seat, _packed, log) {
    pop(s);
    log?.('roadWaived', { seat });
  },
};

const askFirst: Step = (g, s, seat) => push(s, g.kind.freeRoute, seat);
const askSecond: Step = (g, s, seat) => push(s, g.kind.freeRoute, seat, SECOND);

/** Two free roads, one right after the other; the effects of the first are settled before the second. */
export const roadBuilding: RuleModule = {
  name: 'roadBuilding',
  rules: ['B-42'],
  needs: ['cards', 'roads'],
  contribute({ scenario }) {
    const card = cardIndex(scenario, 'roadBuilding');
    return {
      decisions: [freeRoute],
      actions: [
        playRule('playRoadBuilding', 'B-42', card, { code: 'noRoadPossible', test: canPlace }),
        waiveRoad,
      ],
      routines: { freeRoutes: [askFirst, askSecond] },
      staged: {
        played: {
          effect(g, s, seat, played) {
            if (played === card) push(s, g.kind.freeRoutes, seat);
          },
        },
      },
    };
  },
};
