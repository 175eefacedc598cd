/** A rotation or a reflection of the board with a rotation of the seats, and what becomes of deals and actions under it. */
import {
  argA,
  argB,
  argC,
  type Axial,
  type Board,
  type Deal,
  edgeBetween,
  type Game,
  hexAt,
  NONE,
  pack,
  type Point,
  ruleOf,
  type Seat,
} from '@landnam/engine';
import type { Ply } from '../support/play.js';

export type Turn = (at: Axial) => Axial;
/** A sixth of a turn clockwise, and a reflection. */
export const turnOnce: Turn = ({ q, r }) => ({ q: -r, r: q + r });
export const reflect: Turn = ({ q, r }) => ({ q: -q - r, r });
export const repeat =
  (turn: Turn, times: number): Turn =>
  (at) =>
    Array.from({ length: times }).reduce<Axial>((now) => turn(now), at);

export interface Symmetry {
  readonly hex: readonly number[];
  readonly vertex: readonly number[];
  readonly edge: readonly number[];
  readonly seat: (seat: number) => number;
}

/** A vertex is identified by the hexes it touches, including those beyond the board. */
const vertexMap = (board: Board, turn: Turn): number[] => {
  const centreOf = ({ q, r }: Axial): Point => ({ x: 2 * q + r, y: 3 * r });
  const key = ({ x, y }: Point): string => `${x},${y}`;
  const index = new Map(board.places.vertices.map((point, vertex) => [key(point), vertex]));
  // the three hexes around a corner: their centres sum to three times the corner
  const around = ({ x, y }: Point): Axial[] => {
    const near: Axial[] = [];
    for (let r = -5; r <= 5; r++)
      for (let q = -8; q <= 8; q++) {
        const centre = centreOf({ q, r });
        const [dx, dy] = [Math.abs(centre.x - x), Math.abs(centre.y - y)];
        if ((dx === 0 && dy === 2) || (dx === 1 && dy === 1)) near.push({ q, r });
      }
    return near;
  };
  return board.places.vertices.map((point) => {
    const centres = around(point).map(turn).map(centreOf);
    const sum = centres.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    return index.get(key({ x: sum.x / 3, y: sum.y / 3 })) ?? NONE;
  });
};

export const symmetryOf = (g: Game, turn: Turn, shift: number): Symmetry => {
  const { board } = g;
  const vertex = vertexMap(board, turn);
  const edge = Array.from({ length: board.edges }, (_, e) =>
    edgeBetween(board, vertex[board.edgeVertices[e * 2]], vertex[board.edgeVertices[e * 2 + 1]]),
  );
  return {
    hex: board.places.hexes.map((at) => hexAt(board, turn(at))),
    vertex,
    edge,
    seat: (seat) => (seat >= g.seats ? seat : (seat + shift) % g.seats),
  };
};

const moved = (row: readonly number[], places: readonly number[]): number[] => {
  const out = [...row];
  row.forEach((value, i) => (out[places[i]] = value));
  return out;
};

export const movedDeal = (deal: Deal, by: Symmetry): Deal => ({
  ...deal,
  first: by.seat(deal.first),
  terrain: moved(deal.terrain, by.hex),
  numbers: moved(deal.numbers, by.hex),
  harbours: deal.harbours.map(({ edge, good }) => ({ edge: by.edge[edge], good })),
  robber: deal.robber === NONE ? NONE : by.hex[deal.robber],
});

export const movedPacked = (g: Game, packed: number, by: Symmetry): number => {
  const id = ruleOf(packed);
  const args = [argA(packed), argB(packed), argC(packed)];
  const names = Object.values(g.rules[id].operands);
  const move = (value: number, i: number): number => {
    const type = names[i];
    if (value === NONE || type === undefined) return value;
    if (type === 'seat') return by.seat(value);
    const places: Readonly<Record<string, readonly number[]>> = {
      hex: by.hex,
      vertex: by.vertex,
      edge: by.edge,
    };
    return places[type]?.[value] ?? value;
  };
  return pack(id, ...args.map(move));
};

export const movedPly = (g: Game, ply: Ply, by: Symmetry): Ply => ({
  ...ply,
  seat: by.seat(ply.seat) as Seat,
  packed: movedPacked(g, ply.packed, by),
});
