/** The sea counted by hand: ships on the board, trade routes by plain search, special points. */
import { type Game, isOver, NONE, type Seat, type State } from '@landnam/engine';
import { firstRoute } from '../../../packages/engine/src/shared/ownPlaces.js';
import type { GameChecks } from '../checks.js';
import { brokenArmy, brokenOffers, brokenSpacing, countPoints, has } from './base.js';

const nobody: number = NONE;
const used = new Uint8Array(256);
const [ROAD, SHIP] = [0, 1];
/** Road, settlement, city, ship, a building that is not the player's yet. */
const WORTH = [undefined, 1, 2, undefined, 0];

const kindAt = (s: State, seat: number, edge: number): number => {
  if (s.base.road[edge] === seat) return ROAD;
  return s.ships.ship[edge] === seat ? SHIP : nobody;
};

/** [S-7] Every trail from a vertex; pieces of two kinds only join at own buildings. */
const trailFrom = (g: Game, s: State, seat: number, vertex: number, kind: number, length: number): number => {
  const owner = s.base.owner[vertex];
  if (length > 0 && owner !== nobody && owner !== seat) return length;
  let best = length;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = g.board.vertexEdges[i];
    const next = edge === nobody || used[edge] !== 0 ? nobody : kindAt(s, seat, edge);
    if (next === nobody || (length > 0 && next !== kind && owner !== seat)) continue;
    used[edge] = 1;
    best = Math.max(best, trailFrom(g, s, seat, g.board.vertexVertices[i], next, length + 1));
    used[edge] = 0;
  }
  return best;
};

const tried = new Uint8Array(256);

/** From every end of the seat's own pieces. */
export const longestTrail = (g: Game, s: State, seat: number): number => {
  let best = 0;
  tried.fill(0);
  for (let i = firstRoute(seat) * 2; s.base.routes[i >> 1] !== nobody; i++) {
    const vertex = g.board.edgeVertices[s.base.routes[i >> 1] * 2 + (i & 1)];
    if (tried[vertex] !== 0) continue;
    tried[vertex] = 1;
    best = Math.max(best, trailFrom(g, s, seat, vertex, nobody, 0));
  }
  return best;
};

const seatsOf = (g: Game): number[] => Array.from({ length: g.seats }, (_, seat) => seat);

/** Listed pieces are compared with the board separately. */
const piecesOf = (s: State, seat: number): number => {
  let count = 0;
  while (s.base.routes[firstRoute(seat) + count] !== nobody) count++;
  return count;
};

/** Plain search takes long in large networks: those are left to the small ones of other games. */
const MOST_PIECES = 16;

const brokenTradeRoutes = (g: Game, s: State): string[] => {
  if (s.core.hold[0] !== 0 || !has(g, 'longestRoute')) return [];
  return seatsOf(g).flatMap((seat) => {
    if (piecesOf(s, seat) > MOST_PIECES) return [];
    const length = longestTrail(g, s, seat);
    return length === s.base.routeLength[seat]
      ? []
      : [`p${seat} has a route of ${length}, not ${s.base.routeLength[seat]}`];
  });
};

const isLand = (g: Game, s: State, hex: number): boolean =>
  hex !== nobody && g.scenario.terrains[s.base.terrain[hex]].land;
const isWater = (g: Game, s: State, hex: number): boolean =>
  hex !== nobody && g.scenario.terrains[s.base.terrain[hex]].water === true;

/** [S-1] One piece per edge, roads beside land, ships beside water. */
const brokenEdges = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  for (let edge = 0; edge < g.board.edges; edge++) {
    const road = s.base.road[edge] !== nobody;
    const ship = s.ships.ship[edge] !== nobody;
    if (!road && !ship) continue;
    const beside = [g.board.edgeHexes[edge * 2], g.board.edgeHexes[edge * 2 + 1]];
    if (road && ship) wrong.push(`e${edge} holds two pieces`);
    if (road && !beside.some((hex) => isLand(g, s, hex))) wrong.push(`e${edge} is a road at sea`);
    if (ship && !beside.some((hex) => isWater(g, s, hex))) wrong.push(`e${edge} is a ship on land`);
  }
  return wrong;
};

/** [S-14] The robber on land, the pirate on water, or both off the board. */
const brokenFigures = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  const robber = s.base.robber[0];
  if (robber !== nobody && !isLand(g, s, robber)) wrong.push('the robber stands in water');
  if (has(g, 'pirate') && s.pirate.hex[0] !== nobody && !isWater(g, s, s.pirate.hex[0]))
    wrong.push('the pirate stands ashore');
  return wrong;
};

const sumOf = (bytes: Uint8Array): number => {
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum += bytes[i];
  return sum;
};

/** Special points lie on settlements of their owner; cloth is neither created nor lost. */
const brokenExtras = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  if (has(g, 'islandChits') && sumOf(s.islandChits.chits) !== sumOf(s.islandChits.points))
    wrong.push('special points are not those on the settlements');
  if (has(g, 'cloth')) {
    const { villages, perVillage, supply } = g.scenario.params.cloth!;
    const bolts = sumOf(s.cloth.left) + sumOf(s.cloth.bolts) + s.cloth.supply[0];
    if (bolts !== villages.length * perVillage + supply) wrong.push(`there are ${bolts} bolts of cloth`);
  }
  return wrong;
};

const extraPoints = (g: Game, s: State, seat: number): number =>
  (has(g, 'islandChits') ? s.islandChits.points[seat] : 0) +
  (has(g, 'tribe') ? s.tribe.points[seat] : 0) +
  (has(g, 'cloth') ? s.cloth.bolts[seat] >> 1 : 0);

/** A ship of a begun wonder lies with the wonder. */
const shipsOf = (g: Game, s: State, seat: Seat): number => {
  let count = has(g, 'wonders') && s.wonders.owner.includes(seat) ? 1 : 0;
  for (let edge = 0; edge < s.ships.ship.length; edge++) if (s.ships.ship[edge] === seat) count++;
  return count;
};

export const seafarersChecks: GameChecks = {
  points: (g, s, seat) => countPoints(g, s, seat, WORTH) + extraPoints(g, s, seat),
  onBoard: (g, s, seat, piece) => (piece === 'ship' ? shipsOf(g, s, seat) : undefined),
  routes: (s) => [s.ships.ship],
  brokenBoard: (g, s) => [...brokenTradeRoutes(g, s), ...brokenSpacing(g, s), ...brokenEdges(g, s)],
  broken: (g, s) => [
    ...(has(g, 'largestArmy') && !isOver(s) ? brokenArmy(g, s) : []),
    ...brokenOffers(g, s),
    ...brokenFigures(g, s),
    ...brokenExtras(g, s),
  ],
};
