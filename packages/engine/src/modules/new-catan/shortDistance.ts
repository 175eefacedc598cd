import { type ActionRule, argA, argB, pack, type Refusal } from '../../core/play/actions.js';
import { type Game, must, type RuleModule } from '../../core/game/game.js';
import { type HexIndex, NONE, type Seat, type Vertex, type VertexIndex } from '../../core/ids.js';
import { firstRefusal, holds, passes } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import { hasStock, pieceIndex, putBuilding, refuseBuild } from '../../shared/placing.js';
import { held, pay, type Price, priceOf, returnGoods } from '../../shared/supply.js';
import { refuseUnreached } from '../base/buildings.js';
import { benefitIndex } from './catalogue.js';
import { HANDY, isReady, refuseBenefit, spend } from './outposts.js';
import { sidesOf } from './sides.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    buildShortSettlement: { vertex: number; good: string };
  }
  interface RefusalCodes {
    keepsDistance: true;
    crowded: true;
    cityTooClose: true;
  }
}

const BENEFIT = benefitIndex('shortDistance');
const RULE = 'N-43';
const FULL = 3;

/** Corner ids of each side of the island. */
export type Sides = readonly (readonly number[])[];

const standsAt = (s: State, vertex: VertexIndex): number => (s.base.owner[vertex] === NONE ? 0 : 1);

const isHexFull = (g: Game, s: State, hex: HexIndex): boolean => {
  let buildings = 0;
  for (let i = hex * 6; i < hex * 6 + 6; i++) buildings += standsAt(s, g.board.hexVertices[i]);
  return buildings >= FULL;
};

/** Frontiers do not count. */
const isOutpostFull = (s: State, sides: Sides, vertex: VertexIndex): boolean => {
  if (s.outposts.benefit[vertex] === NONE) return false;
  const side = sides.find((corners) => corners.includes(vertex)) ?? [];
  return side.reduce((buildings, corner) => buildings + standsAt(s, corner), 0) >= FULL;
};

const isCrowded = (g: Game, s: State, sides: Sides, vertex: VertexIndex): boolean => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = g.board.vertexHexes[i];
    if (hex !== NONE && isHexFull(g, s, hex)) return true;
  }
  return isOutpostFull(s, sides, vertex);
};

/** Where an ordinary settlement would be too close, and nothing else is wrong. */
export const isShortSite = (g: Game, s: State, seat: Seat, sides: Sides, vertex: Vertex): boolean =>
  holds(g.any.reaches, g, s, seat, vertex) &&
  passes(g.all.buildingSite, g, s, seat, vertex) &&
  !passes(g.all.spacing, g, s, seat, vertex) &&
  !isCrowded(g, s, sides, vertex);

const refuseShortSite = (g: Game, s: State, seat: Seat, sides: Sides, vertex: Vertex): Refusal | null => {
  const why = firstRefusal(g, 'buildingSite', g.all.buildingSite, s, seat, vertex);
  if (why !== null) return why;
  if (passes(g.all.spacing, g, s, seat, vertex)) return { code: 'keepsDistance', rule: RULE };
  if (isCrowded(g, s, sides, vertex)) return { code: 'crowded', rule: RULE };
  return refuseUnreached(g, s, seat, vertex);
};

const costOf = (price: Price, good: number): number => {
  const i = price.goods.indexOf(good);
  return i < 0 ? 0 : price.counts[i];
};

const canAdd = (s: State, seat: number, price: Price, good: number): boolean =>
  held(s, seat, good) > costOf(price, good);

const buildShort = (piece: number, price: Price, sides: Sides): ActionRule => ({
  type: 'buildShortSettlement',
  rule: RULE,
  at: ['main'],
  operands: { vertex: 'vertex', good: 'good' },
  when: HANDY,
  costs: [price],
  list(g, s, seat, id, out) {
    if (!isReady(s, seat, BENEFIT) || !hasStock(s, seat, piece)) return;
    for (let vertex = 0; vertex < g.board.vertices; vertex++)
      if (isShortSite(g, s, seat, sides, vertex as Vertex))
        for (let good = 0; good < g.scenario.goods.length; good++)
          if (canAdd(s, seat, price, good)) out.push(pack(id, vertex, good));
  },
  refuse(g, s, seat, packed) {
    const why = refuseBenefit(s, seat, BENEFIT, RULE) ?? refuseBuild(s, seat, piece, price, RULE);
    if (why !== null) return why;
    if (argB(packed) === NONE || !canAdd(s, seat, price, argB(packed)))
      return { code: 'cannotPay', rule: RULE };
    return refuseShortSite(g, s, seat, sides, argA(packed) as Vertex);
  },
  apply(g, s, seat, packed, log) {
    pay(g, s, seat, price);
    returnGoods(g, s, seat, argB(packed), 1);
    putBuilding(g, s, seat, argA(packed), piece);
    spend(s, seat, BENEFIT, log);
    log?.('settlementBuilt', { seat, vertex: argA(packed), paid: argB(packed) });
  },
});

const hasOwnCityBeside = (g: Game, s: State, seat: Seat, vertex: VertexIndex, city: number): boolean => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const near = g.board.vertexVertices[i];
    if (near !== NONE && s.base.owner[near] === seat && s.base.piece[near] === city) return true;
  }
  return false;
};

/** A settlement next to other buildings for one extra card; cities keep their distance from their owner's cities. */
export const shortDistance: RuleModule = {
  name: 'shortDistance',
  rules: [RULE],
  needs: ['buildings', 'outposts'],
  relaxes: ['spacing'],
  contribute(setting) {
    const { scenario } = setting;
    const [settlement, city] = [pieceIndex(scenario, 'settlement'), pieceIndex(scenario, 'city')];
    const price = priceOf(scenario, scenario.pieces[settlement].cost);
    return {
      actions: [buildShort(settlement, price, sidesOf(setting))],
      all: {
        citySite: must(
          RULE,
          'cityTooClose',
          (g, s, seat, vertex) => !hasOwnCityBeside(g, s, seat, vertex, city),
        ),
      },
    };
  },
};
