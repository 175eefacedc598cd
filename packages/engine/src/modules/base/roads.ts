import { type ActionList, pack, type Refusal } from '../../core/play/actions.js';
import { type Game, gathered, must, type RuleModule } from '../../core/game/game.js';
import { type Edge, NONE, type Seat, type VertexIndex } from '../../core/ids.js';
import { firstRefusal, passes } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import {
  countRoutes,
  frontier,
  hasStock,
  isJoined,
  joinsAt,
  pieceIndex,
  putRoute,
} from '../../shared/placing.js';
import { firstRoute } from '../../shared/ownPlaces.js';
import { NO_PASSAGE, Network, SAME_KIND } from '../../shared/routes.js';
import { type Price, priceOf } from '../../shared/supply.js';
import { buildRule, layRule, placeRule, type RouteKind } from './routeRules.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    placeRoad: { edge: number };
    buildRoad: { edge: number };
    layRoad: { edge: number };
  }
  interface EventMap {
    roadBuilt: { seat: number; edge: number; free: boolean };
  }
}

/** [B-30] Connected, and nothing else in the way. */
export const refuseRoad = (g: Game, s: State, seat: Seat, edge: Edge): Refusal | null =>
  firstRefusal(g, 'roadSite', g.all.roadSite, s, seat, edge) ??
  (isJoined(g, s, s.base.road, seat, edge) ? null : { code: 'notJoined', rule: 'B-30' });

const edges = new Uint8Array(256);

/** Every edge where this seat may put a road now, whatever it costs. */
export const listRoads = (g: Game, s: State, seat: Seat, id: number, out: ActionList): void => {
  const count = frontier(g, s, s.base.road, seat, edges);
  for (let i = 0; i < count; i++)
    if (passes(g.rest.roadSite, g, s, seat, edges[i] as Edge)) out.push(pack(id, edges[i]));
};

const roadKind = (piece: number, price: Price): RouteKind => ({
  piece,
  price,
  list: listRoads,
  refuse: refuseRoad,
  put(g, s, seat, edge, free, log) {
    putRoute(g, s, s.base.road, seat, edge, piece);
    log?.('roadBuilt', { seat, edge, free });
  },
});

const canLay = (g: Game, s: State, seat: Seat, piece: number): boolean => {
  if (!hasStock(s, seat, piece)) return false;
  const count = frontier(g, s, s.base.road, seat, edges);
  for (let i = 0; i < count; i++) if (passes(g.rest.roadSite, g, s, seat, edges[i] as Edge)) return true;
  return false;
};

/** [B-51] A trail does not run through an opponent's building. */
const gateAt = (s: State, seat: number, vertex: VertexIndex): number => {
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
    const kind = roadKind(piece, priceOf(scenario, scenario.pieces[piece].cost));
    return {
      derive: (g, s) => countRoutes(g, s, s.base.road, piece),
      actions: [
        placeRule({ type: 'placeRoad', rule: 'B-10' }, kind),
        buildRule({ type: 'buildRoad', rule: 'B-30' }, kind),
        layRule({ type: 'layRoad', rule: 'B-42' }, kind),
      ],
      all: {
        roadSite: gathered(must('B-30', 'edgeTaken', (_g, s, _seat, edge) => s.base.road[edge] === NONE)),
      },
      any: {
        reaches: (g, s, seat, vertex) => joinsAt(g, s.base.road, seat, vertex, NONE),
        canPlaceRoute: (g, s, seat) => canLay(g, s, seat, piece),
      },
      one: { routeLength: roadLength },
    };
  },
};
