import { type ActionRule, pack } from '../../core/play/actions.js';
import type { FieldSpecs, Views } from '../../core/state/fields.js';
import type { RuleModule } from '../../core/game/game.js';
import { fromStock, hasStock, refuseBuild } from '../../shared/placing.js';
import { pay, type Price, priceOf } from '../../shared/supply.js';
import { WAREHOUSE } from './catalogue.js';

/** The piece lies in front of its owner, not on the board. */
const fields = { owned: { per: 'seat', seen: 'all' } } as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly warehouse: Views<typeof fields>;
  }
  interface ActionMap {
    buyWarehouse: object;
  }
  interface EventMap {
    warehouseBought: { seat: number };
  }
}

export const WAREHOUSE_ROOM = 3;

const buyWarehouse = (price: Price): ActionRule => ({
  type: 'buyWarehouse',
  rule: 'E-62',
  at: ['main'],
  operands: {},
  costs: [price],
  list(_g, s, seat, id, out) {
    if (hasStock(s, seat, WAREHOUSE)) out.push(pack(id));
  },
  refuse: (_g, s, seat) => refuseBuild(s, seat, WAREHOUSE, price, 'E-62'),
  apply(g, s, seat, _packed, log) {
    pay(g, s, seat, price);
    fromStock(g, s, seat, WAREHOUSE);
    s.warehouse.owned[seat] = 1;
    log?.('warehouseBought', { seat });
  },
});

/** [E-51] A warehouse keeps three more cards safe from a 7. */
export const warehouse: RuleModule = {
  name: 'warehouse',
  rules: ['E-51', 'E-62', 'E-65'],
  // [E-62] one per player, bought once
  insteadOf: [{ of: 'B-34', action: 'buyWarehouse', is: 'E-62' }],
  needs: ['discards'],
  fields,
  contribute: ({ scenario }) => ({
    actions: [buyWarehouse(priceOf(scenario, scenario.pieces[WAREHOUSE].cost))],
    derive(g, s) {
      for (let seat = 0; seat < g.seats; seat++)
        if (s.warehouse.owned[seat] !== 0) fromStock(g, s, seat, WAREHOUSE);
    },
    sum: { discardLimit: (_g, s, seat) => (s.warehouse.owned[seat] === 0 ? 0 : WAREHOUSE_ROOM) },
  }),
};
