import { type ActionRule, argA, pack, type Refusal } from '../../core/play/actions.js';
import type { EventSink } from '../../core/play/events.js';
import type { FieldSpecs, Views } from '../../core/state/fields.js';
import { pop, push } from '../../core/state/frames.js';
import { type Game, must, type RuleModule, type Step } from '../../core/game/game.js';
import { NONE, type Seat, type VertexIndex } from '../../core/ids.js';
import type { Attempt } from '../../core/play/reasons.js';
import type { State } from '../../core/state/state.js';
import { movedInstead } from '../base/figures.js';
import { isVictim, thiefAt } from '../base/thief.js';
import { BENEFITS } from './catalogue.js';
import { block, freeSettlementIndex, unblock } from './outposts.js';
import { tellBenefits } from './told.js';

const fields = {
  vertex: { per: 'game', text: { of: 'vertex' }, fill: NONE, seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly infiltrator: Views<typeof fields>;
  }
  interface CauseNames {
    infiltrator: true;
  }
  interface ActionMap {
    moveInfiltrator: { vertex: number };
    waiveSteal: object;
  }
  interface EventMap {
    infiltratorMoved: { seat: number; from: number; vertex: number; paid?: number };
    figureLeft: { figure: number; from: number };
    stealWaived: { seat: number };
  }
  interface RefusalCodes {
    notAlien: true;
    sameVertex: true;
    infiltratorBlocks: true;
    stealIsDue: true;
  }
}

/** Puts the infiltrator down, or beside the board (NONE); access follows. */
export const putInfiltrator = (s: State, vertex: VertexIndex, free: number, log: EventSink | null): void => {
  const from = s.infiltrator.vertex[0];
  s.infiltrator.vertex[0] = vertex;
  if (from !== NONE) unblock(s, from, free, log);
  if (vertex !== NONE) block(s, vertex, log);
};

/** Every corner it may go to, in the order of the benefits. */
export const mayInfiltrate = (s: State, benefit: number): boolean =>
  s.outposts.place[benefit] !== s.infiltrator.vertex[0];

export const refuseInfiltrate = (s: State, vertex: VertexIndex, rule: string): Refusal | null => {
  if (s.outposts.benefit[vertex] === NONE) return { code: 'notAlien', rule };
  return s.infiltrator.vertex[0] === vertex ? { code: 'sameVertex', rule } : null;
};

const moveInfiltrator = (figure: number): ActionRule => ({
  type: 'moveInfiltrator',
  rule: 'N-11',
  at: ['moveRobber'],
  operands: { vertex: 'vertex' },
  list(_g, s, _seat, id, out) {
    for (let benefit = 0; benefit < BENEFITS.length; benefit++)
      if (mayInfiltrate(s, benefit)) out.push(pack(id, s.outposts.place[benefit]));
  },
  refuse: (_g, s, _seat, packed) => refuseInfiltrate(s, argA(packed), 'N-11'),
  apply(g, s, seat, packed) {
    pop(s);
    push(s, g.kind.thief, seat, figure, argA(packed));
  },
});

/** [N-12] Stealing for the infiltrator is optional. */
const mayWaive = (g: Game, s: State, seat: Seat, figure: number): boolean =>
  thiefAt.figure(s) === figure &&
  isVictim(g, s, seat, s.base.owner[thiefAt.site(s)] as Seat, figure, thiefAt.site(s));

const waiveSteal = (figure: number): ActionRule => ({
  type: 'waiveSteal',
  rule: 'N-12',
  at: ['chooseVictim'],
  operands: {},
  list(g, s, seat, id, out) {
    if (mayWaive(g, s, seat, figure)) out.push(pack(id));
  },
  refuse: (g, s, seat) => (mayWaive(g, s, seat, figure) ? null : { code: 'stealIsDue', rule: 'B-23' }),
  apply(_g, s, seat, _packed, log) {
    pop(s);
    log?.('stealWaived', { seat });
  },
});

/** [N-11] With both on the board, the one that is not moved leaves. */
const oneLeaves =
  (figure: number, robber: number, free: number): Step =>
  (_g, s, _seat, moved, _site, log) => {
    const [hex, vertex] = [s.base.robber[0], s.infiltrator.vertex[0]];
    if (hex === NONE || vertex === NONE) return;
    if (moved === figure) {
      s.base.robber[0] = NONE;
      log?.('figureLeft', { figure: robber, from: hex });
    } else if (moved === robber) {
      putInfiltrator(s, NONE, free, log);
      log?.('figureLeft', { figure, from: vertex });
    }
  };

const arrive =
  (figure: number, free: number): Step =>
  (_g, s, seat, moved, vertex, log) => {
    if (moved !== figure) return;
    log?.('infiltratorMoved', { seat, from: s.infiltrator.vertex[0], vertex });
    putInfiltrator(s, vertex, free, log);
  };

const hasInfiltrated = (attempt: Attempt): boolean =>
  movedInstead(attempt, attempt.g.scenario.figures.indexOf('infiltrator'), attempt.s.infiltrator.vertex[0]);

/** The infiltrator: moved instead of the robber, it blocks a corner and its benefit. */
export const infiltrator: RuleModule = {
  name: 'infiltrator',
  rules: ['N-6', 'N-11', 'N-12', 'N-13'],
  insteadOf: [{ of: 'B-23', code: 'notNow', action: 'stealFrom', is: 'N-12', when: hasInfiltrated }],
  needs: ['robber', 'outposts'],
  fields,
  contribute(setting) {
    const { figures } = setting.scenario;
    const [figure, robber] = [figures.indexOf('infiltrator'), figures.indexOf('robber')];
    const free = freeSettlementIndex(setting);
    return {
      actions: [moveInfiltrator(figure), waiveSteal(figure)],
      staged: { thief: { leaving: oneLeaves(figure, robber, free), moved: arrive(figure, free) } },
      all: {
        buildingSite: must(
          'N-12',
          'infiltratorBlocks',
          (_g, s, _seat, vertex) => s.infiltrator.vertex[0] !== vertex,
        ),
      },
      tells: { benefits: tellBenefits(free) },
      causes: { infiltrator: 'N-12' },
      any: {
        isVictim: (_g, s, seat, moved, vertex) =>
          moved === figure && s.base.owner[vertex] === seat && s.base.piece[vertex] !== free,
      },
    };
  },
};
