import {
  type ActionList,
  type ActionRule,
  argA,
  argB,
  argC,
  pack,
  type Packed,
} from '../../core/play/actions.js';
import type { RuleModule } from '../../core/game/game.js';
import type { State } from '../../core/state/state.js';
import { collectGoods, held, returnGoods } from '../../shared/supply.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    tradeMixed: { three: string; one: string; get: string };
  }
  interface EventMap {
    tradedMixed: { seat: number; three: number; one: number; get: number };
  }
}

const MOST = 3;

const canGive = (s: State, seat: number, three: number, one: number): boolean =>
  held(s, seat, three) >= (three === one ? MOST + 1 : MOST) && held(s, seat, one) > 0;

const listGets = (
  s: State,
  packed: Packed,
  three: number,
  one: number,
  goods: number,
  out: ActionList,
): void => {
  for (let get = 0; get < goods; get++)
    if (get !== three && get !== one && s.base.bank[get] > 0) out.push(packed | get);
};

const tradeMixed: ActionRule = {
  type: 'tradeMixed',
  rule: 'N-10',
  at: ['main'],
  operands: { three: 'good', one: 'good', get: 'good' },
  list(g, s, seat, id, out) {
    const goods = g.scenario.goods.length;
    if (s.base.handTotal[seat] <= MOST) return;
    for (let three = 0; three < goods; three++) {
      if (held(s, seat, three) < MOST) continue;
      for (let one = 0; one < goods; one++)
        if (canGive(s, seat, three, one)) listGets(s, pack(id, three, one), three, one, goods, out);
    }
  },
  refuse(g, s, seat, packed) {
    const [three, one, get] = [argA(packed), argB(packed), argC(packed)];
    if (Math.max(three, one, get) >= g.scenario.goods.length) return { code: 'notForTrade', rule: 'N-10' };
    if (get === three || get === one) return { code: 'sameKind', rule: 'N-10' };
    if (s.base.bank[get] === 0) return { code: 'supplyLacks', rule: 'N-10' };
    return canGive(s, seat, three, one) ? null : { code: 'notEnough', rule: 'N-10' };
  },
  apply(g, s, seat, packed, log) {
    const [three, one, get] = [argA(packed), argB(packed), argC(packed)];
    returnGoods(g, s, seat, three, MOST);
    returnGoods(g, s, seat, one, 1);
    collectGoods(g, s, seat, get, 1);
    log?.('tradedMixed', { seat, three, one, get });
  },
};

/** Three of a kind and any one more for one of another kind. */
export const mixedTrade: RuleModule = {
  name: 'mixedTrade',
  rules: ['N-10'],
  insteadOf: [{ of: 'B-25', is: 'N-10' }],
  needs: ['turn', 'island'],
  contribute: () => ({ actions: [tradeMixed] }),
};
