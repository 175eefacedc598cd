/** [S-7] The longest trade route: roads and ships together, joined only at own buildings. */
import type { Game } from '../../core/game/game.js';
import { type EdgeIndex, NONE, type Seat, type VertexIndex } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { firstRoute } from '../../shared/ownPlaces.js';
import { ALL_KINDS, NO_PASSAGE, Network, SAME_KIND } from '../../shared/routes.js';

const ROAD = 0;
const SHIP = 1;

const gateAt = (s: State, seat: number, vertex: VertexIndex): number => {
  const owner = s.base.owner[vertex];
  if (owner === NONE) return SAME_KIND;
  return owner === seat ? ALL_KINDS : NO_PASSAGE;
};

const network = new Network();

const addPiece = (g: Game, s: State, seat: number, edge: EdgeIndex, kind: number): void => {
  const ends = g.board.edgeVertices;
  network.add(g.board, edge, kind, gateAt(s, seat, ends[edge * 2]), gateAt(s, seat, ends[edge * 2 + 1]));
};

export const tradeRouteLength = (g: Game, s: State, seat: Seat): number => {
  const { routes, road } = s.base;
  network.clear();
  for (let i = firstRoute(seat); routes[i] !== NONE; i++)
    addPiece(g, s, seat, routes[i], road[routes[i]] === seat ? ROAD : SHIP);
  return network.longest();
};
