import { type ActionRule, argA, argB, type Decision, pack } from '../../core/play/actions.js';
import { at } from '../../core/state/fields.js';
import { pop } from '../../core/state/frames.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import { NONE, type Seat } from '../../core/ids.js';
import { ask } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import { collectGoods, held, returnGoods } from '../../shared/supply.js';
import { benefitIndex } from './catalogue.js';

declare module '../../core/registry.js' {
  interface FrameNames {
    reliefFund: true;
  }
  interface ActionMap {
    takeRelief: { give: string; get: string };
    declineRelief: object;
  }
  interface EventMap {
    reliefTaken: { seat: number; give: number; get: number };
  }
}

const BENEFIT = benefitIndex('reliefFund');
const RULE = 'N-52';
const SEVEN = 7;

const canSwap = (s: State, seat: number, give: number, get: number): boolean =>
  give !== get && held(s, seat, give) > 0 && s.base.bank[get] > 0;

const someSwap = (g: Game, s: State, seat: number): boolean => {
  const goods = g.scenario.goods.length;
  for (let give = 0; give < goods; give++)
    for (let get = 0; get < goods; get++) if (canSwap(s, seat, give, get)) return true;
  return false;
};

const decision: Decision = { name: 'reliefFund', rule: RULE };

const takeRelief: ActionRule = {
  type: 'takeRelief',
  rule: RULE,
  at: ['reliefFund'],
  operands: { give: 'good', get: 'good' },
  list(g, s, seat, id, out) {
    const goods = g.scenario.goods.length;
    for (let give = 0; give < goods; give++)
      for (let get = 0; get < goods; get++) if (canSwap(s, seat, give, get)) out.push(pack(id, give, get));
  },
  refuse(g, s, seat, packed) {
    const [give, get] = [argA(packed), argB(packed)];
    if (Math.max(give, get) >= g.scenario.goods.length) return { code: 'notForTrade', rule: RULE };
    if (give === get) return { code: 'sameKind', rule: RULE };
    if (held(s, seat, give) === 0) return { code: 'notHeld', rule: RULE };
    return s.base.bank[get] > 0 ? null : { code: 'supplyLacks', rule: RULE };
  },
  apply(g, s, seat, packed, log) {
    const [give, get] = [argA(packed), argB(packed)];
    pop(s);
    returnGoods(g, s, seat, give, 1);
    collectGoods(g, s, seat, get, 1);
    log?.('benefitUsed', { seat, benefit: BENEFIT });
    log?.('reliefTaken', { seat, give, get });
  },
};

const declineRelief: ActionRule = {
  type: 'declineRelief',
  rule: RULE,
  at: ['reliefFund'],
  operands: {},
  list(g, s, seat, id, out) {
    if (someSwap(g, s, seat)) out.push(pack(id));
  },
  refuse: (g, s, seat) => (someSwap(g, s, seat) ? null : { code: 'notOffered', rule: RULE }),
  apply: (_g, s) => pop(s),
};

const gotNothing = (g: Game, s: State, seat: number): boolean => {
  for (let good = 0; good < g.scenario.goods.length; good++) if (s.base.got[at(seat, good)] > 0) return false;
  return true;
};

/** [N-15] Last of everything that a roll triggers; asked only if a swap is possible. */
const relieve: Step = (g, s, _active, low, high, log) => {
  const seat = s.outposts.holder[BENEFIT];
  if (seat === NONE || low + high === SEVEN || !gotNothing(g, s, seat)) return;
  ask(g, s, g.kind.reliefFund, seat as Seat, 0, 0, log);
};

/** A roll without a card for its owner: one card may be swapped with the supply. */
export const reliefFund: RuleModule = {
  name: 'reliefFund',
  rules: [RULE, 'N-15'],
  needs: ['production', 'outposts'],
  contribute: () => ({
    decisions: [decision],
    actions: [takeRelief, declineRelief],
    staged: { roll: { relief: relieve } },
  }),
};
