import { type ActionRule, argA, pack } from '../../core/play/actions.js';
import { at } from '../../core/state/fields.js';
import type { RuleModule } from '../../core/game/game.js';
import { NONE, type Vertex, type VertexIndex } from '../../core/ids.js';
import type { Attempt } from '../../core/play/reasons.js';
import type { State } from '../../core/state/state.js';
import { hasStock, pieceIndex, putBuilding, refuseBuild } from '../../shared/placing.js';
import { cannotPay, canPay, pay, type Price, priceOf } from '../../shared/supply.js';
import { maySettle, refuseSettle } from '../base/buildings.js';
import { benefitIndex } from './catalogue.js';
import { freeSettlementIndex, hasAccess, HANDY, refuseBenefit } from './outposts.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    buildFreeSettlement: { vertex: number };
    raiseSettlement: { vertex: number };
  }
  interface EventMap {
    freeSettlementBuilt: { seat: number; vertex: number };
    settlementRaised: { seat: number; vertex: number };
  }
  interface RefusalCodes {
    noFreeSettlement: true;
  }
}

const BENEFIT = benefitIndex('freeSettlements');
const RULE = 'N-42';

interface Kinds {
  readonly free: number;
  readonly settlement: number;
}

const buildFreeSettlement = ({ free, settlement }: Kinds, price: Price): ActionRule => ({
  type: 'buildFreeSettlement',
  rule: RULE,
  at: ['main'],
  operands: { vertex: 'vertex' },
  when: HANDY,
  costs: [price],
  list(g, s, seat, id, out) {
    if (!hasAccess(s, seat, BENEFIT) || !hasStock(s, seat, settlement)) return;
    for (let vertex = 0; vertex < g.board.vertices; vertex++)
      if (maySettle(g, s, seat, vertex as Vertex)) out.push(pack(id, vertex));
  },
  refuse: (g, s, seat, packed) =>
    refuseBenefit(s, seat, BENEFIT, RULE) ??
    refuseBuild(s, seat, settlement, price, RULE) ??
    refuseSettle(g, s, seat, argA(packed) as Vertex),
  apply(g, s, seat, packed, log) {
    pay(g, s, seat, price);
    putBuilding(g, s, seat, argA(packed), free);
    log?.('benefitUsed', { seat, benefit: BENEFIT });
    log?.('freeSettlementBuilt', { seat, vertex: argA(packed) });
  },
});

const lies = (s: State, seat: number, vertex: VertexIndex, free: number): boolean =>
  s.base.owner[vertex] === seat && s.base.piece[vertex] === free;

/** Needs no access and checks no distance; the piece itself is turned over, so no stock either. */
const raiseSettlement = ({ free, settlement }: Kinds, price: Price): ActionRule => ({
  type: 'raiseSettlement',
  rule: RULE,
  at: ['main'],
  operands: { vertex: 'vertex' },
  costs: [price],
  list(g, s, seat, id, out) {
    if (s.base.onBoard[at(seat, free)] === 0) return;
    for (let vertex = 0; vertex < g.board.vertices; vertex++)
      if (lies(s, seat, vertex, free) && s.infiltrator.vertex[0] !== vertex) out.push(pack(id, vertex));
  },
  refuse(_g, s, seat, packed) {
    const vertex = argA(packed);
    if (!lies(s, seat, vertex, free)) return { code: 'noFreeSettlement', rule: RULE };
    if (s.infiltrator.vertex[0] === vertex) return { code: 'infiltratorBlocks', rule: RULE };
    return canPay(s, seat, price) ? null : cannotPay(s, seat, price, RULE);
  },
  apply(g, s, seat, packed, log) {
    pay(g, s, seat, price);
    putBuilding(g, s, seat, argA(packed), settlement);
    log?.('settlementRaised', { seat, vertex: argA(packed) });
  },
});

/** [N-42] The victim has cards and could be robbed at these corners if a free settlement counted. */
const isSpared = ({ g, s, packed }: Attempt, corners: readonly number[]): boolean => {
  const [victim, free] = [argA(packed), freeSettlementIndex(g)];
  const own = corners.filter((corner) => s.base.owner[corner] === victim);
  return (
    s.base.handTotal[victim] > 0 && own.length > 0 && own.every((corner) => s.base.piece[corner] === free)
  );
};

const isSparedByRobber = (attempt: Attempt): boolean => {
  const { g, s } = attempt;
  const hex = s.base.robber[0];
  const corners = hex === NONE ? [] : [0, 1, 2, 3, 4, 5].map((k) => g.board.hexVertices[hex * 6 + k]);
  return isSpared(attempt, corners);
};

const isSparedByEither = (attempt: Attempt): boolean =>
  isSparedByRobber(attempt) || isSpared(attempt, Array.from(attempt.s.infiltrator.vertex));

/** Settlements for a grain that yield cards and nothing else, until they are raised. */
export const freeSettlements: RuleModule = {
  name: 'freeSettlements',
  rules: [RULE],
  insteadOf: [
    { of: 'B-23', code: 'notThere', action: 'stealFrom', is: RULE, when: isSparedByRobber },
    { of: 'B-23', code: 'notNow', action: 'stealFrom', is: RULE, when: isSparedByEither },
  ],
  needs: ['buildings', 'infiltrator'],
  contribute(setting) {
    const { scenario } = setting;
    const kinds = { free: freeSettlementIndex(setting), settlement: pieceIndex(scenario, 'settlement') };
    const [small, full] = [kinds.free, kinds.settlement].map((piece) =>
      priceOf(scenario, scenario.pieces[piece].cost),
    );
    return { actions: [buildFreeSettlement(kinds, small), raiseSettlement(kinds, full)] };
  },
};
