import {
  type ActionList,
  type ActionRule,
  argA,
  argB,
  pack,
  type Refusal,
  refusal,
} from '../../core/play/actions.js';
import { at, type FieldSpecs, type Views } from '../../core/state/fields.js';
import { push } from '../../core/state/frames.js';
import { type Contributions, type Game, must, type RuleModule } from '../../core/game/game.js';
import { type Edge, type EdgeIndex, NONE, type Seat, type VertexIndex } from '../../core/ids.js';
import { firstRefusal, passes } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import { countRoutes, hasStock, isJoined, joinsAt, pieceIndex, putRoute } from '../../shared/placing.js';
import { addRoute, dropRoute, firstRoute } from '../../shared/ownPlaces.js';
import { type Price, priceOf } from '../../shared/supply.js';
import { buildRule, layRule, placeRule, type RouteKind } from '../base/routeRules.js';
import { besideEdge, besideVertex, groundOf } from './ground.js';
import { gatherSites, isFreeEdge, listMoves } from './moves.js';
import { tradeRouteLength } from './tradeRoute.js';

const fields = {
  /** Whose ship lies on an edge. */
  ship: { per: 'edge', text: { of: 'seat' }, fill: NONE, seen: 'all' },
  /** Built or moved this turn; code that takes a ship off the board clears it. */
  fresh: { per: 'edge', seen: 'all' },
  /** A ship was moved this turn. */
  moved: { per: 'game', seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly ships: Views<typeof fields>;
  }
  interface ActionMap {
    placeShip: { edge: number };
    buildShip: { edge: number };
    layShip: { edge: number };
    moveShip: { from: number; to: number };
  }
  interface EventMap {
    shipBuilt: { seat: number; edge: number; free: boolean };
    shipMoved: { seat: number; from: number; to: number };
  }
  interface RefusalCodes {
    noSea: true;
    noLand: true;
    noOwnShip: true;
    shipIsNew: true;
    oneShipATurn: true;
    noFreeEnd: true;
    sameEdge: true;
  }
  interface FaultCodes {
    roadAndShip: never;
  }
}

/** [S-1] A free edge beside water; other modules restrict it further in their slot. */
const refuseSite = (g: Game, s: State, seat: Seat, water: Uint8Array, edge: Edge): Refusal | null => {
  if (!isFreeEdge(s, edge)) return refusal('edgeTaken', 'S-1');
  if (!besideEdge(g, s, water, edge)) return refusal('noSea', 'S-1');
  return firstRefusal(g, 'shipSite', g.all.shipSite, s, seat, edge);
};

const refuseShipAt = (g: Game, s: State, seat: Seat, water: Uint8Array, edge: Edge): Refusal | null =>
  refuseSite(g, s, seat, water, edge) ?? firstRefusal(g, 'shipJoin', g.all.shipJoin, s, seat, edge);

const near = new Uint8Array(256);

const listShips = (g: Game, s: State, seat: Seat, water: Uint8Array, id: number, out: ActionList): void => {
  const count = gatherSites(g, s, seat, water, near);
  for (let i = 0; i < count; i++)
    if (passes(g.all.shipJoin, g, s, seat, near[i] as Edge)) out.push(pack(id, near[i]));
};

const canLay = (g: Game, s: State, seat: Seat, water: Uint8Array, piece: number): boolean => {
  if (!hasStock(s, seat, piece)) return false;
  const count = gatherSites(g, s, seat, water, near);
  for (let i = 0; i < count; i++) if (passes(g.all.shipJoin, g, s, seat, near[i] as Edge)) return true;
  return false;
};

/** A ship of this turn does not move; those of the set-up may. */
const putShip =
  (piece: number): RouteKind['put'] =>
  (g, s, seat, edge, free, log) => {
    if (s.core.active[0] !== NONE) s.ships.fresh[edge] = 1;
    putRoute(g, s, s.ships.ship, seat, edge, piece);
    log?.('shipBuilt', { seat, edge, free });
  };

const shipKind = (piece: number, price: Price, water: Uint8Array): RouteKind => ({
  piece,
  price,
  list: (g, s, seat, id, out) => listShips(g, s, seat, water, id, out),
  refuse: (g, s, seat, edge) => refuseShipAt(g, s, seat, water, edge),
  put: putShip(piece),
});

const isFreeEnd = (g: Game, s: State, seat: number, vertex: VertexIndex, edge: EdgeIndex): boolean =>
  s.base.owner[vertex] !== seat &&
  !joinsAt(g, s.ships.ship, seat, vertex, edge) &&
  !joinsAt(g, s.base.road, seat, vertex, edge);

/** [S-4] [S-5] A ship with a free end is never on a closed route, so no path search is needed. */
const hasFreeEnd = (g: Game, s: State, seat: number, edge: EdgeIndex): boolean =>
  isFreeEnd(g, s, seat, g.board.edgeVertices[edge * 2], edge) ||
  isFreeEnd(g, s, seat, g.board.edgeVertices[edge * 2 + 1], edge);

const refuseLeave = (g: Game, s: State, seat: Seat, edge: Edge): Refusal | null => {
  if (s.ships.ship[edge] !== seat) return { code: 'noOwnShip', rule: 'S-5' };
  if (s.ships.fresh[edge] !== 0) return { code: 'shipIsNew', rule: 'S-5' };
  if (!hasFreeEnd(g, s, seat, edge)) return { code: 'noFreeEnd', rule: 'S-5' };
  return firstRefusal(g, 'shipMayMove', g.all.shipMayMove, s, seat, edge);
};

const refuseTarget = (
  g: Game,
  s: State,
  seat: Seat,
  water: Uint8Array,
  from: Edge,
  to: Edge,
): Refusal | null => {
  if (from === to) return refusal('sameEdge', 'S-5');
  s.ships.ship[from] = NONE;
  const why = refuseShipAt(g, s, seat, water, to);
  s.ships.ship[from] = seat;
  return why;
};

const moveShip = (piece: number, water: Uint8Array): ActionRule => ({
  type: 'moveShip',
  rule: 'S-5',
  at: ['main'],
  operands: { from: 'edge', to: 'edge' },
  list(g, s, seat, id, out) {
    if (s.ships.moved[0] !== 0 || s.base.onBoard[at(seat, piece)] === 0) return;
    listMoves(g, s, seat, water, id, out);
  },
  refuse(g, s, seat, packed) {
    if (s.ships.moved[0] !== 0) return { code: 'oneShipATurn', rule: 'S-5' };
    const [from, to] = [argA(packed) as Edge, argB(packed) as Edge];
    return refuseLeave(g, s, seat, from) ?? refuseTarget(g, s, seat, water, from, to);
  },
  apply(g, s, seat, packed, log) {
    const [from, to] = [argA(packed), argB(packed)];
    dropRoute(s, s.ships.ship, from);
    addRoute(s, s.ships.ship, seat, to);
    s.ships.fresh[to] = 1;
    s.ships.moved[0] = 1;
    log?.('shipMoved', { seat, from, to });
    push(s, g.kind.built, seat, to, piece);
  },
});

const shipFaults: NonNullable<Contributions['faults']> = (g, s, tell) => {
  for (let edge = 0; edge < g.board.edges; edge++)
    if (s.ships.ship[edge] !== NONE && s.base.road[edge] !== NONE)
      tell(`e${edge}`, 'a road and a ship lie there [S-1]', 'roadAndShip');
};

/** Ships: bought, placed in the opening, laid by a card, moved; they carry buildings and the longest trade route. */
export const ships: RuleModule = {
  name: 'ships',
  rules: ['S-1', 'S-2', 'S-3', 'S-4', 'S-5', 'S-6', 'S-7', 'S-8', 'S-9'],
  insteadOf: [{ of: 'B-42', code: 'noRoadPossible', is: 'S-8' }],
  needs: ['roads', 'buildings'],
  replaces: ['routeLength'],
  fields,
  contribute({ scenario }) {
    const piece = pieceIndex(scenario, 'ship');
    const { land, water } = groundOf(scenario);
    const kind = shipKind(piece, priceOf(scenario, scenario.pieces[piece].cost), water);
    return {
      derive: (g, s) => countRoutes(g, s, s.ships.ship, piece),
      faults: shipFaults,
      actions: [
        placeRule({ type: 'placeShip', rule: 'S-6' }, kind),
        buildRule({ type: 'buildShip', rule: 'S-1' }, kind),
        layRule({ type: 'layShip', rule: 'S-8' }, kind),
        moveShip(piece, water),
      ],
      staged: {
        turn: {
          end(_g, s, seat) {
            const { routes } = s.base;
            for (let i = firstRoute(seat); routes[i] !== NONE; i++) s.ships.fresh[routes[i]] = 0;
            s.ships.moved[0] = 0;
          },
        },
      },
      all: {
        shipJoin: must('S-2', 'notJoined', (g, s, seat, edge) => isJoined(g, s, s.ships.ship, seat, edge)),
        roadSite: [
          must('S-1', 'edgeTaken', (_g, s, _seat, edge) => s.ships.ship[edge] === NONE),
          must('S-1', 'noLand', (g, s, _seat, edge) => besideEdge(g, s, land, edge)),
        ],
        buildingSite: must('S-3', 'noLand', (g, s, _seat, vertex) => besideVertex(g, s, land, vertex)),
      },
      any: {
        reaches: (g, s, seat, vertex) => joinsAt(g, s.ships.ship, seat, vertex, NONE),
        canPlaceRoute: (g, s, seat) => canLay(g, s, seat, water, piece),
      },
      one: { routeLength: tradeRouteLength },
    };
  },
};
