import { type ActionList, type ActionRule, argA, pack, type Refusal } from '../../core/actions.js';
import { pop, topA } from '../../core/frames.js';
import { type Game, must, type RuleModule } from '../../core/game.js';
import { type Edge, NONE, type Seat } from '../../core/ids.js';
import { firstRefusal, passes } from '../../core/play.js';
import type { State } from '../../core/state.js';
import {
  frontier,
  hasStock,
  isJoined,
  joinsAt,
  pieceIndex,
  putRoute,
  refuseBuild,
} from '../../shared/placing.js';
import { firstRoute } from '../../shared/ownPlaces.js';
import { NO_PASSAGE, Network, SAME_KIND } from '../../shared/routes.js';
import { canPay, pay, type Price, priceOf } from '../../shared/supply.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    placeRoad: { edge: number };
    buildRoad: { edge: number };
    layRoad: { edge: number };
  }
  interface EventMap {
    roadBuilt: { seat: number; edge: number; free: boolean };
  }
  interface RefusalCodes {
    edgeTaken: true;
    notJoined: true;
    notAtSettlement: true;
  }
}

const touches = (g: Game, edge: number, vertex: number): boolean =>
  g.board.edgeVertices[edge * 2] === vertex || g.board.edgeVertices[edge * 2 + 1] === vertex;

/** [B-30] Joined, and nothing else in the way. */
export const refuseRoad = (g: Game, s: State, seat: Seat, edge: Edge): Refusal | null =>
  firstRefusal(g, 'roadSite', g.all.roadSite, s, seat, edge) ??
  (isJoined(g, s, s.base.road, seat, edge) ? null : { code: 'notJoined', rule: 'B-30' });

const placeRoad = (piece: number): ActionRule => ({
  type: 'placeRoad',
  rule: 'B-10',
  at: ['openingRoute'],
  operands: { edge: 'edge' },
  list(g, s, seat, id, out) {
    for (let i = topA(s) * 3; i < topA(s) * 3 + 3; i++) {
      const edge = g.board.vertexEdges[i];
      if (edge !== NONE && passes(g.all.roadSite, g, s, seat, edge)) out.push(pack(id, edge));
    }
  },
  refuse: (g, s, seat, packed) =>
    touches(g, argA(packed), topA(s))
      ? refuseRoad(g, s, seat, argA(packed) as Edge)
      : { code: 'notAtSettlement', rule: 'B-10' },
  apply(g, s, seat, packed, log) {
    pop(s);
    putRoute(g, s, s.base.road, seat, argA(packed), piece);
    log?.('roadBuilt', { seat, edge: argA(packed), free: true });
  },
});

const edges = new Uint8Array(256);

/** Every edge where this seat may put a road now, whatever it costs. */
export const listRoads = (g: Game, s: State, seat: Seat, id: number, out: ActionList): void => {
  const count = frontier(g, s, s.base.road, seat, edges);
  for (let i = 0; i < count; i++)
    if (passes(g.all.roadSite, g, s, seat, edges[i] as Edge)) out.push(pack(id, edges[i]));
};

const buildRoad = (piece: number, price: Price): ActionRule => ({
  type: 'buildRoad',
  rule: 'B-30',
  at: ['main'],
  operands: { edge: 'edge' },
  list(g, s, seat, id, out) {
    if (canPay(s, seat, price) && hasStock(s, seat, piece)) listRoads(g, s, seat, id, out);
  },
  refuse: (g, s, seat, packed) =>
    refuseBuild(s, seat, piece, price, 'B-30') ?? refuseRoad(g, s, seat, argA(packed) as Edge),
  apply(g, s, seat, packed, log) {
    pay(g, s, seat, price);
    putRoute(g, s, s.base.road, seat, argA(packed), piece);
    log?.('roadBuilt', { seat, edge: argA(packed), free: false });
  },
});

/** A free road of a card; the card's own module decides when. */
const layRoad = (piece: number): ActionRule => ({
  type: 'layRoad',
  rule: 'B-42',
  at: ['freeRoute'],
  operands: { edge: 'edge' },
  list(g, s, seat, id, out) {
    if (hasStock(s, seat, piece)) listRoads(g, s, seat, id, out);
  },
  refuse: (g, s, seat, packed) =>
    hasStock(s, seat, piece)
      ? refuseRoad(g, s, seat, argA(packed) as Edge)
      : { code: 'noPieceLeft', rule: 'B-34' },
  apply(g, s, seat, packed, log) {
    pop(s);
    putRoute(g, s, s.base.road, seat, argA(packed), piece);
    log?.('roadBuilt', { seat, edge: argA(packed), free: true });
  },
});

const canLay = (g: Game, s: State, seat: Seat, piece: number): boolean => {
  if (!hasStock(s, seat, piece)) return false;
  const count = frontier(g, s, s.base.road, seat, edges);
  for (let i = 0; i < count; i++) if (passes(g.all.roadSite, g, s, seat, edges[i] as Edge)) return true;
  return false;
};

/** [B-51] A trail does not run through an opponent's building. */
const gateAt = (s: State, seat: number, vertex: number): number => {
  const owner = s.base.owner[vertex];
  return owner === NONE || owner === seat ? SAME_KIND : NO_PASSAGE;
};

const network = new Network();

const roadLength = (g: Game, s: State, seat: Seat): number => {
  const ends = g.board.edgeVertices;
  const { routes } = s.base;
  network.clear();
  for (let i = firstRoute(seat); routes[i] !== NONE; i++) {
    const edge = routes[i];
    network.add(g.board, edge, 0, gateAt(s, seat, ends[edge * 2]), gateAt(s, seat, ends[edge * 2 + 1]));
  }
  return network.longest();
};

/** Roads: bought, placed in the opening, laid by a card; they carry buildings and the longest road. */
export const roads: RuleModule = {
  name: 'roads',
  rules: ['B-10', 'B-30', 'B-34', 'B-51'],
  needs: ['turn', 'island'],
  contribute({ scenario }) {
    const piece = pieceIndex(scenario, 'road');
    return {
      actions: [
        placeRoad(piece),
        buildRoad(piece, priceOf(scenario, scenario.pieces[piece].cost)),
        layRoad(piece),
      ],
      all: {
        roadSite: must('B-30', 'edgeTaken', (_g, s, _seat, edge) => s.base.road[edge] === NONE),
      },
      any: {
        reaches: (g, s, seat, vertex) => joinsAt(g, s.base.road, seat, vertex, NONE),
        canPlaceRoute: (g, s, seat) => canLay(g, s, seat, piece),
      },
      one: { routeLength: roadLength },
    };
  },
};
