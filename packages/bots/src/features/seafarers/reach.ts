/** How many ships a seat still needs to each corner. */
import { type Game, NONE, type State } from '@landnam/engine';

export const FARTHEST = 6;
/**
 * What something so many ships away counts for while it is not taken. Where one could settle at once the cards in
 * hand count for the site as well: together it must be less than the settlement, or it is never built.
 */
const PULL: readonly number[] = [0.3, 0.3, 0.24, 0.16, 0.1, 0.06, 0.03];

export class Reach {
  /** By vertex; NONE beyond `FARTHEST`. */
  readonly away: Uint8Array;
  private readonly ships: Uint8Array;
  private readonly owners: Uint8Array;
  private readonly roads: Uint8Array;
  private readonly terrain: Uint8Array;
  private readonly queue: Uint8Array;
  private readonly water: readonly boolean[];
  private seat = NONE;
  /** Counts the searches: what was worked out from one holds until the next. */
  searches = 0;

  constructor(g: Game) {
    this.away = new Uint8Array(g.board.vertices).fill(NONE);
    this.queue = new Uint8Array(g.board.vertices);
    this.ships = new Uint8Array(g.board.edges);
    this.roads = new Uint8Array(g.board.edges);
    this.owners = new Uint8Array(g.board.vertices);
    this.terrain = new Uint8Array(g.board.hexes);
    this.water = g.scenario.terrains.map(({ water }) => water === true);
  }

  /** Most looks ahead change no piece on the board: then nothing is searched again. */
  read(g: Game, s: State, seat: number): this {
    if (this.isKnown(s, seat)) return this;
    this.ships.set(s.ships.ship);
    this.roads.set(s.base.road);
    this.owners.set(s.base.owner);
    this.terrain.set(s.base.terrain);
    this.seat = seat;
    this.searches++;
    this.spread(g, s, seat);
    return this;
  }

  private isKnown(s: State, seat: number): boolean {
    return (
      seat === this.seat &&
      same(this.ships, s.ships.ship) &&
      same(this.owners, s.base.owner) &&
      same(this.roads, s.base.road) &&
      same(this.terrain, s.base.terrain)
    );
  }

  private spread(g: Game, s: State, seat: number): void {
    this.away.fill(NONE);
    let filled = this.start(g, s, seat);
    for (let head = 0; head < filled; head++) {
      const vertex = this.queue[head];
      const owner = s.base.owner[vertex];
      if (this.away[vertex] < FARTHEST && (owner === NONE || owner === seat))
        filled = this.step(g, s, vertex, filled);
    }
  }

  private start(g: Game, s: State, seat: number): number {
    let filled = 0;
    for (let vertex = 0; vertex < g.board.vertices; vertex++)
      if (s.base.owner[vertex] === seat) filled = this.put(vertex, 0, filled);
    for (let edge = 0; edge < g.board.edges; edge++) {
      if (s.ships.ship[edge] !== seat) continue;
      filled = this.put(g.board.edgeVertices[edge * 2], 0, filled);
      filled = this.put(g.board.edgeVertices[edge * 2 + 1], 0, filled);
    }
    return filled;
  }

  private put(vertex: number, away: number, filled: number): number {
    if (this.away[vertex] !== NONE) return filled;
    this.away[vertex] = away;
    this.queue[filled] = vertex;
    return filled + 1;
  }

  private step(g: Game, s: State, vertex: number, filled: number): number {
    let end = filled;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const edge = g.board.vertexEdges[i];
      if (edge === NONE || s.ships.ship[edge] !== NONE || s.base.road[edge] !== NONE) continue;
      if (this.isSea(g, s, edge)) end = this.put(g.board.vertexVertices[i], this.away[vertex] + 1, end);
    }
    return end;
  }

  private isSea(g: Game, s: State, edge: number): boolean {
    const [one, other] = [g.board.edgeHexes[edge * 2], g.board.edgeHexes[edge * 2 + 1]];
    return (
      (one !== NONE && this.water[s.base.terrain[one]]) ||
      (other !== NONE && this.water[s.base.terrain[other]])
    );
  }

  /** Ships needed to lie on an edge. */
  toEdge(g: Game, edge: number): number {
    const [a, b] = [this.away[g.board.edgeVertices[edge * 2]], this.away[g.board.edgeVertices[edge * 2 + 1]]];
    return Math.min(a, b) === NONE ? NONE : Math.min(a, b) + 1;
  }
}

const same = (known: Uint8Array, now: Uint8Array): boolean => {
  for (let i = 0; i < known.length; i++) if (known[i] !== now[i]) return false;
  return true;
};

/** The best of several goods things counts whole, the others a little. */
export class Best {
  private first = 0;
  private rest = 0;
  clear(): void {
    this.first = this.rest = 0;
  }
  add(worth: number): void {
    this.rest += Math.min(worth, this.first);
    this.first = Math.max(worth, this.first);
  }
  total(): number {
    return this.first + Math.min(0.3 * this.rest, 0.5 * this.first);
  }
}

export const pull = (away: number): number => (away <= FARTHEST ? (PULL[away] ?? 0) : 0);
