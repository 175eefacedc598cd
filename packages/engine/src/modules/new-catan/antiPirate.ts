import {
  type ActionList,
  type ActionRule,
  argA,
  argB,
  pack,
  type Packed,
  type Refusal,
} from '../../core/play/actions.js';
import type { Game, RuleModule } from '../../core/game/game.js';
import { type Hex, NONE } from '../../core/ids.js';
import { firstRefusal, passes } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import { held, returnGoods } from '../../shared/supply.js';
import { noMoreThefts } from '../base/robber.js';
import { BENEFITS, benefitIndex } from './catalogue.js';
import { mayInfiltrate, putInfiltrator, refuseInfiltrate } from './infiltrator.js';
import { freeSettlementIndex, hasAccess, HANDY, isReady, isSpent, refuseBenefit, spend } from './outposts.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    dismissFigure: { figure: string };
    sendRobber: { hex: number; good: string };
    sendInfiltrator: { vertex: number; good: string };
  }
  interface RefusalCodes {
    notOnBoard: true;
  }
}

const BENEFIT = benefitIndex('antiPirate');
const RULE = 'N-44';

interface Figures {
  readonly robber: number;
  readonly infiltrator: number;
  /** The piece that gives no access. */
  readonly free: number;
}

const placeOf = (s: State, figure: number, { robber, infiltrator }: Figures): number => {
  if (figure === robber) return s.base.robber[0];
  return figure === infiltrator ? s.infiltrator.vertex[0] : NONE;
};

const dismissFigure = (figures: Figures): ActionRule => ({
  type: 'dismissFigure',
  rule: RULE,
  at: ['main'],
  operands: { figure: 'figure' },
  when: HANDY,
  list(g, s, seat, id, out) {
    if (!isReady(s, seat, BENEFIT)) return;
    for (let figure = 0; figure < g.scenario.figures.length; figure++)
      if (placeOf(s, figure, figures) !== NONE) out.push(pack(id, figure));
  },
  refuse(_g, s, seat, packed) {
    const why = refuseBenefit(s, seat, BENEFIT, RULE);
    if (why !== null) return why;
    return placeOf(s, argA(packed), figures) === NONE ? { code: 'notOnBoard', rule: RULE } : null;
  },
  apply(_g, s, seat, packed, log) {
    const figure = argA(packed);
    const from = placeOf(s, figure, figures);
    spend(s, seat, BENEFIT, log);
    log?.('figureLeft', { figure, from });
    if (figure === figures.robber) s.base.robber[0] = NONE;
    else putInfiltrator(s, NONE, figures.free, log);
  },
});

const refuseSending = (s: State, seat: number, good: number): Refusal | null => {
  const why = refuseBenefit(s, seat, BENEFIT, RULE);
  if (why !== null) return why;
  return good !== NONE && held(s, seat, good) > 0 ? null : { code: 'notHeld', rule: RULE };
};

/** One action per kind of card that may be paid. */
const listPrices = (g: Game, s: State, seat: number, packed: Packed, out: ActionList): void => {
  for (let good = 0; good < g.scenario.goods.length; good++)
    if (held(s, seat, good) > 0) out.push(packed | (good << 8));
};

/** No figure is let loose: nobody steals, and the other figure stays. */
const sendRobber: ActionRule = {
  type: 'sendRobber',
  rule: RULE,
  at: ['main'],
  operands: { hex: 'hex', good: 'good' },
  when: HANDY,
  list(g, s, seat, id, out) {
    if (!isReady(s, seat, BENEFIT)) return;
    for (let hex = 0; hex < g.board.hexes; hex++)
      if (passes(g.all.robberSite, g, s, seat, hex as Hex)) listPrices(g, s, seat, pack(id, hex), out);
  },
  refuse: (g, s, seat, packed) =>
    refuseSending(s, seat, argB(packed)) ??
    firstRefusal(g, 'robberSite', g.all.robberSite, s, seat, argA(packed) as Hex),
  apply(g, s, seat, packed, log) {
    returnGoods(g, s, seat, argB(packed), 1);
    spend(s, seat, BENEFIT, log);
    log?.('robberMoved', { seat, from: s.base.robber[0], hex: argA(packed), paid: argB(packed) });
    s.base.robber[0] = argA(packed);
  },
};

const sendInfiltrator = ({ free }: Figures): ActionRule => ({
  type: 'sendInfiltrator',
  rule: RULE,
  at: ['main'],
  operands: { vertex: 'vertex', good: 'good' },
  when: HANDY,
  list(g, s, seat, id, out) {
    if (!isReady(s, seat, BENEFIT)) return;
    for (let benefit = 0; benefit < BENEFITS.length; benefit++)
      if (mayInfiltrate(s, benefit)) listPrices(g, s, seat, pack(id, s.outposts.place[benefit]), out);
  },
  refuse: (_g, s, seat, packed) =>
    refuseSending(s, seat, argB(packed)) ?? refuseInfiltrate(s, argA(packed), RULE),
  apply(g, s, seat, packed, log) {
    returnGoods(g, s, seat, argB(packed), 1);
    spend(s, seat, BENEFIT, log);
    const from = s.infiltrator.vertex[0];
    log?.('infiltratorMoved', { seat, from, vertex: argA(packed), paid: argB(packed) });
    putInfiltrator(s, argA(packed), free, log);
  },
});

/** Robber or infiltrator sent away for free, or elsewhere for a card. */
export const antiPirate: RuleModule = {
  name: 'antiPirate',
  rules: [RULE],
  insteadOf: [{ of: 'B-23', action: 'sendRobber', is: RULE }],
  needs: ['robber', 'infiltrator'],
  contribute(setting) {
    const names = setting.scenario.figures;
    const figures = {
      robber: names.indexOf('robber'),
      infiltrator: names.indexOf('infiltrator'),
      free: freeSettlementIndex(setting),
    };
    return {
      actions: [dismissFigure(figures), sendRobber, sendInfiltrator(figures)],
      // a figure was moved, and still nobody is robbed
      forbids: [noMoreThefts(RULE, ({ s, seat }) => hasAccess(s, seat, BENEFIT) && isSpent(s, BENEFIT))],
    };
  },
};
