import { type ActionRule, pack } from '../../core/actions.js';
import { at } from '../../core/fields.js';
import type { RuleModule } from '../../core/game.js';
import { fromStock, hasStock, refuseBuild } from '../../shared/placing.js';
import { canPay, pay, type Price, priceOf } from '../../shared/supply.js';
import { WAREHOUSE } from './catalogue.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    buyWarehouse: object;
  }
  interface EventMap {
    warehouseBought: { seat: number };
  }
}

const ROOM = 3;

const buyWarehouse = (price: Price): ActionRule => ({
  type: 'buyWarehouse',
  rule: 'E-62',
  at: ['main'],
  operands: {},
  list(_g, s, seat, id, out) {
    if (hasStock(s, seat, WAREHOUSE) && canPay(s, seat, price)) out.push(pack(id));
  },
  refuse: (_g, s, seat) => refuseBuild(s, seat, WAREHOUSE, price, 'E-62'),
  apply(g, s, seat, _packed, log) {
    pay(g, s, seat, price);
    fromStock(g, s, seat, WAREHOUSE);
    log?.('warehouseBought', { seat });
  },
});

/** [E-51] A warehouse keeps three more cards safe from a 7. */
export const warehouse: RuleModule = {
  name: 'warehouse',
  rules: ['E-51', 'E-62', 'E-65'],
  needs: ['discards'],
  contribute: ({ scenario }) => ({
    actions: [buyWarehouse(priceOf(scenario, scenario.pieces[WAREHOUSE].cost))],
    sum: { discardLimit: (_g, s, seat) => (s.base.onBoard[at(seat, WAREHOUSE)] > 0 ? ROOM : 0) },
  }),
};
