import { type ActionRule, argA } from '../../core/play/actions.js';
import { at } from '../../core/state/fields.js';
import type { RuleModule } from '../../core/game/game.js';
import type { Edge } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { hasStock, pieceIndex, putRoute, refuseBuild } from '../../shared/placing.js';
import { pay, type Price, priceOf } from '../../shared/supply.js';
import { listRoads, refuseRoad } from '../base/roads.js';
import { benefitIndex } from './catalogue.js';
import { hasAccess, HANDY, refuseBenefit } from './outposts.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    buildCheapRoad: { edge: number };
  }
  interface RefusalCodes {
    evenCount: true;
  }
}

const BENEFIT = benefitIndex('freeRoads');
const RULE = 'N-40';

/** Counted before each road; roads of the opening and of cards count too. */
const isOdd = (s: State, seat: number, piece: number): boolean => s.base.onBoard[at(seat, piece)] % 2 === 1;

const buildCheapRoad = (piece: number, price: Price): ActionRule => ({
  type: 'buildCheapRoad',
  rule: RULE,
  at: ['main'],
  operands: { edge: 'edge' },
  when: HANDY,
  costs: [price],
  list(g, s, seat, id, out) {
    if (!hasAccess(s, seat, BENEFIT) || !isOdd(s, seat, piece)) return;
    if (hasStock(s, seat, piece)) listRoads(g, s, seat, id, out);
  },
  refuse(g, s, seat, packed) {
    const why = refuseBenefit(s, seat, BENEFIT, RULE);
    if (why !== null) return why;
    if (!isOdd(s, seat, piece)) return { code: 'evenCount', rule: RULE };
    return refuseBuild(s, seat, piece, price, RULE) ?? refuseRoad(g, s, seat, argA(packed) as Edge);
  },
  apply(g, s, seat, packed, log) {
    pay(g, s, seat, price);
    putRoute(g, s, s.base.road, seat, argA(packed), piece);
    log?.('benefitUsed', { seat, benefit: BENEFIT });
    log?.('roadBuilt', { seat, edge: argA(packed), free: false });
  },
});

/** Every second road for a brick. */
export const freeRoads: RuleModule = {
  name: 'freeRoads',
  rules: [RULE],
  needs: ['roads', 'outposts'],
  contribute: ({ scenario }) => ({
    actions: [buildCheapRoad(pieceIndex(scenario, 'road'), priceOf(scenario, { brick: 1 }))],
  }),
};
