import type { ActionRule, Decision } from '../../core/play/actions.js';
import { type Game, must, type RuleModule } from '../../core/game/game.js';
import type { Seat } from '../../core/ids.js';
import { framesOf, judgeLater } from '../../core/state/frames.js';
import type { State } from '../../core/state/state.js';
import { layTurn } from '../base/turn.js';
import { seatAfter } from '../../shared/supply.js';
import type { PassOn } from '../../slots.js';
import {
  beginShort,
  endShort,
  isShort,
  SHORT_TURNS,
  shortFaults,
  shortTurnFields,
  turnBefore,
} from './shortTurns.js';

declare module '../../core/registry.js' {
  interface FrameNames {
    building: true;
  }
  interface RefusalCodes {
    noWinWhileBuilding: true;
  }
  interface FaultCodes {
    buildsInOwnTurn: never;
  }
}

/** [B-78] What costs something, and passing; never trade, cards, ships that move. */
const isBuilding = ({ type, costs }: ActionRule): boolean => costs !== undefined || type === 'endTurn';

const cheapest = new WeakMap<Game, number>();

const findCheapest = (g: Game): number => {
  const prices = g.rulesAt[g.kind.building].flatMap((id) => g.rules[id].costs ?? []);
  return Math.min(...prices.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0)));
};

const leastPrice = (g: Game): number => {
  const known = cheapest.get(g) ?? findCheapest(g);
  cheapest.set(g, known);
  return known;
};

const building: Decision = {
  name: 'building',
  rule: 'B-78',
  borrows: { from: 'main', fits: isBuilding },
  // [B-77] by what everybody sees: asking only those who can pay would show their hands
  done: (g: Game, s: State, seat: Seat) => s.base.handTotal[seat] < leastPrice(g),
};

const isAsked = (g: Game, s: State): boolean => framesOf(s).some(({ kind }) => kind === g.kind.building);

const passOn: PassOn = (g, s, seat) => {
  const after = turnBefore(g, s);
  const next = seatAfter(g, seat, 1);
  if (next !== after) return beginShort(g, s, next, after, g.kind.building);
  // [B-79] who reached the points while others built wins when their own turn begins
  judgeLater(s);
  endShort(g, s);
};

/** Five and six players: after every turn all others may build, in order, and nothing else. */
export const buildingPhase: RuleModule = {
  name: 'buildingPhase',
  rules: ['B-77', 'B-78', 'B-79'],
  needs: ['turn', 'victory'],
  replaces: ['passOn', 'turnOf'],
  group: SHORT_TURNS,
  fields: shortTurnFields,
  contribute: () => ({
    decisions: [building],
    one: { passOn, turnOf: turnBefore },
    all: { mayWin: must('B-79', 'noWinWhileBuilding', (_g, s) => !isShort(s)) },
    phases: { building: (g, s, seat) => layTurn(g, s, seat, 'actions', g.kind.building) },
    faults(g, s, tell) {
      shortFaults((_g, seat, after) => seat !== after, 'B-77')(g, s, tell);
      if (isShort(s) !== isAsked(g, s))
        tell('frames', 'who builds builds after another’s turn [B-77]', 'buildsInOwnTurn');
    },
  }),
};
