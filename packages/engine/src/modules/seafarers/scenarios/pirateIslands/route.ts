/** [S-702] One unbranched line per seat, from its building to its landing and on to its fortress. */
import type { Game } from '../../../../core/game/game.js';
import { type EdgeIndex, NONE } from '../../../../core/ids.js';
import type { State } from '../../../../core/state/state.js';
import { dropRoute, firstRoute } from '../../../../shared/ownPlaces.js';
import { toStock } from '../../../../shared/placing.js';
import type { Lane, Waters } from './data.js';

export const laneFor = (waters: Waters, s: State, seat: number): Lane =>
  waters.lanes[s.pirateIslands.position[seat]];

/** The seat's ship nearest the fortress; NONE without any. */
const headShip = (g: Game, s: State, lane: Lane, seat: number): number => {
  let best: number = NONE;
  let head: number = NONE;
  const { routes } = s.base;
  for (let i = firstRoute(seat); routes[i] !== NONE; i++) {
    if (s.ships.ship[routes[i]] !== seat) continue;
    const left = nearEnd(g, lane, routes[i]);
    if (left >= best) continue;
    best = left;
    head = routes[i];
  }
  return head;
};

/** Ships still needed from the better end of an edge. */
const nearEnd = (g: Game, { left }: Lane, edge: EdgeIndex): number =>
  Math.min(left[g.board.edgeVertices[edge * 2]], left[g.board.edgeVertices[edge * 2 + 1]]);

/** How far the head of the line is from the fortress. */
export const shipsLeft = (g: Game, s: State, waters: Waters, seat: number): number => {
  const lane = laneFor(waters, s, seat);
  const head = headShip(g, s, lane, seat);
  return head === NONE ? NONE : nearEnd(g, lane, head);
};

/** A seat's ships from its building on. */
export const lineOf = (g: Game, s: State, waters: Waters, seat: number): readonly number[] => {
  const lane = laneFor(waters, s, seat);
  const ships = [...s.ships.ship.keys()].filter((edge) => s.ships.ship[edge] === seat);
  return ships.toSorted((a, b) => nearEnd(g, lane, b) - nearEnd(g, lane, a));
};

/** An edge that leads one ship closer from the seat's own building, once the line has no ship left. */
const startsAnew = (g: Game, s: State, lane: Lane, seat: number, edge: EdgeIndex): boolean => {
  const [a, b] = [g.board.edgeVertices[edge * 2], g.board.edgeVertices[edge * 2 + 1]];
  const far = lane.left[a] > lane.left[b] ? a : b;
  return far !== lane.fortress && s.base.owner[far] === seat;
};

/** A ship continues the line at its head and brings it closer to the fortress. */
export const continuesLine = (g: Game, s: State, waters: Waters, seat: number, edge: EdgeIndex): boolean => {
  const lane = laneFor(waters, s, seat);
  if (lane.listed[edge] === 0) return false;
  const head = headShip(g, s, lane, seat);
  if (head === NONE) return startsAnew(g, s, lane, seat, edge);
  const [a, b] = [lane.left[g.board.edgeVertices[edge * 2]], lane.left[g.board.edgeVertices[edge * 2 + 1]]];
  return Math.max(a, b) === nearEnd(g, lane, head) && a !== b && touchesHead(g, lane, head, edge);
};

const touchesHead = (g: Game, lane: Lane, head: number, edge: EdgeIndex): boolean => {
  const ends = g.board.edgeVertices;
  const tip = lane.left[ends[head * 2]] < lane.left[ends[head * 2 + 1]] ? ends[head * 2] : ends[head * 2 + 1];
  return ends[edge * 2] === tip || ends[edge * 2 + 1] === tip;
};

/** The ships nearest the fortress go back to the stock, including warships. */
export const loseShips = (
  g: Game,
  s: State,
  waters: Waters,
  seat: number,
  ship: number,
  count: number,
): void => {
  const lane = laneFor(waters, s, seat);
  for (let lost = 0; lost < count; lost++) {
    const edge = headShip(g, s, lane, seat);
    if (edge === NONE) return;
    dropRoute(s, s.ships.ship, edge);
    s.ships.fresh[edge] = 0;
    toStock(g, s, seat, ship);
  }
};
