/** How many pieces a seat still needs to each corner: searched once, then kept up to date by what a look ahead changes. */
import { type Game, NONE, type State } from '@landnam/engine';
import { Known, type Versions } from '../../mind/aspects.js';
import type { Scene, Shared } from '../../mind/insight.js';
import { Land } from './pips.js';

/** What a byte of the state is to a search. */
const NOTHING = 0;
const PIECE = 1;
const OBSTACLE = 2;
const OWNER = 3;
const GROUND = 4;

/** By what a search goes: which field holds the pieces that lead on, and which one those that lie in the way. */
export interface Way {
  readonly reads: number;
  readonly farthest: number;
  readonly pieces: string;
  readonly obstacles?: string;
}

/** By byte what it is, and by that where the field begins. */
class Bytes {
  readonly kinds: Uint8Array;
  readonly starts = new Int32Array(GROUND + 1);

  constructor({ layout }: Game, { pieces, obstacles = '' }: Way) {
    this.kinds = new Uint8Array(layout.bytes);
    const fields = ['', pieces, obstacles, 'base.owner', 'base.terrain'];
    for (const { group, name, start, rows } of layout.places) {
      const kind = fields.indexOf(`${group}.${name}`);
      if (kind < 0) continue;
      this.starts[kind] = start;
      this.kinds.fill(kind, start, start + rows);
    }
  }
}

/** What an edge is to a search. */
const CLOSED = 0;
const FREE = 1;
const OWN = 2;

/** What a whole search found, and where it may be gone on. */
export class Found {
  readonly away: Uint8Array;
  /** By edge: whether a piece could lie there, or one of ours does. */
  readonly edges: Uint8Array;
  /** Corners within reach, `count` of them. */
  readonly list: Uint8Array;
  readonly known: Known;
  count = 0;
  id = -1;
  used = 0;

  constructor({ board }: Game, reads: number) {
    this.away = new Uint8Array(board.vertices).fill(NONE);
    this.list = new Uint8Array(board.vertices);
    this.edges = new Uint8Array(board.edges);
    this.known = new Known(reads);
  }

  take(away: Uint8Array, id: number): void {
    this.id = id;
    this.count = 0;
    for (let vertex = 0; vertex < away.length; vertex++) {
      this.away[vertex] = away[vertex];
      if (away[vertex] !== NONE) this.list[this.count++] = vertex;
    }
  }
}

/** The root and what a look goes on from, at most two of those. */
const KEPT = 3;

export abstract class Ways {
  /** By vertex; NONE where it is too far. */
  readonly away: Uint8Array;
  /** What the last search goes on from, and the corners it came to or came nearer to, `extras` of them. */
  base: Found;
  readonly extra: Uint8Array;
  extras = 0;
  /** Counts searches: what was worked out from one holds until the next. */
  searches = 0;
  protected readonly g: Game;
  protected readonly seat: number;
  protected readonly land: Land;
  private readonly farthest: number;
  private readonly known: Known;
  private readonly kept: readonly Found[];
  private readonly bytes: Bytes;
  /** Whether the last search came to something that its base did not have. */
  private isMoved = false;
  /** Corners that a closed edge was the only way to, and how far away they were. */
  private readonly lost: Uint8Array;
  private readonly were: Uint8Array;
  private losses = 0;
  /** Edges of the base that are something else for the search at hand alone, and what they were. */
  private readonly changed: Uint8Array;
  private readonly edgesWere: Uint8Array;
  private changes = 0;
  /** Bytes that differ from the base, `tells` of them. */
  private readonly told: Int32Array;
  private tells = 0;
  private clock = 0;

  constructor(shared: Shared, way: Way) {
    const { g, seat } = shared;
    const { vertices, edges } = g.board;
    this.g = g;
    this.seat = seat;
    this.land = shared.of(Land);
    this.farthest = way.farthest;
    this.bytes = new Bytes(g, way);
    this.known = new Known(way.reads);
    this.kept = Array.from({ length: KEPT }, () => new Found(g, way.reads));
    this.base = this.kept[0];
    this.away = new Uint8Array(vertices).fill(NONE);
    this.extra = new Uint8Array(2 * vertices);
    this.lost = new Uint8Array(vertices);
    this.were = new Uint8Array(vertices);
    this.changed = new Uint8Array(2 * edges);
    this.edgesWere = new Uint8Array(2 * edges);
    this.told = new Int32Array(g.layout.bytes);
  }

  /** Puts where own pieces and buildings stand. */
  protected abstract start(s: State): void;
  /** A piece could lie there. */
  protected abstract isFree(s: State, edge: number): boolean;

  /** Most looks ahead change no piece on the board: then nothing is searched again. */
  read(scene: Scene, s: State): this {
    const { versions } = scene;
    if (this.known.is(versions)) return this;
    this.land.read(scene, s);
    const base = this.baseOf(versions);
    if (base === null || !this.follow(base, versions, s)) this.search(s, versions);
    this.known.holds(versions);
    return this;
  }

  /** The search that this position is told to differ from. */
  private baseOf(versions: Versions): Found | null {
    if (this.base.known.precedes(versions)) return this.base;
    for (let i = 0; i < KEPT; i++) if (this.kept[i].known.precedes(versions)) return this.kept[i];
    return this.known.precedes(versions) ? this.keep(versions.before) : null;
  }

  /** What was found last becomes something to go on from. */
  private keep(before: Int32Array): Found {
    const next = this.oldest();
    next.edges.set(this.base.edges);
    this.restore();
    next.known.note(before);
    next.take(this.away, ++this.searches);
    this.base = next;
    this.isMoved = false;
    this.extras = 0;
    return next;
  }

  private oldest(): Found {
    let oldest = this.kept[0];
    for (let i = 1; i < KEPT; i++) if (this.kept[i].used < oldest.used) oldest = this.kept[i];
    oldest.used = ++this.clock;
    return oldest;
  }

  private change(edge: number, into: number): void {
    this.changed[this.changes] = edge;
    this.edgesWere[this.changes++] = this.base.edges[edge];
    this.base.edges[edge] = into;
  }

  private restore(): void {
    for (; this.changes > 0; this.changes--)
      this.base.edges[this.changed[this.changes - 1]] = this.edgesWere[this.changes - 1];
  }

  private search(s: State, versions: Versions): void {
    this.restore();
    const base = this.oldest();
    this.base = base;
    for (let edge = 0; edge < base.edges.length; edge++)
      base.edges[edge] = this.isFree(s, edge) ? FREE : CLOSED;
    for (let vertex = 0; vertex < this.away.length; vertex++) this.away[vertex] = NONE;
    this.extras = 0;
    this.start(s);
    this.spread(s.base.owner);
    base.known.holds(versions);
    base.take(this.away, ++this.searches);
    this.isMoved = false;
    this.extras = 0;
  }

  /** The base with what has come since; false if that is more than can be added. */
  private follow(base: Found, versions: Versions, s: State): boolean {
    const wasOther = this.isMoved || this.base !== base;
    this.restore();
    if (wasOther) this.away.set(base.away);
    this.base = base;
    base.used = ++this.clock;
    this.extras = 0;
    this.isMoved = false;
    this.sift(versions);
    if (!this.close(s)) return false;
    this.put(s);
    if (this.extras > 0) this.spread(s.base.owner);
    if (wasOther || this.isMoved) this.searches++;
    return true;
  }

  /** Few of the bytes that differ are anything to a search. */
  private sift({ bytes, count }: Versions): void {
    const { kinds } = this.bytes;
    this.tells = 0;
    for (let i = 0; i < count; i++) if (kinds[bytes[i]] !== NOTHING) this.told[this.tells++] = bytes[i];
  }

  /** Takes away what leads on no longer; false where that is not known, or somebody else has built. */
  private close(s: State): boolean {
    const { kinds, starts } = this.bytes;
    const { told: bytes } = this;
    for (let i = 0; i < this.tells; i++) {
      const kind = kinds[bytes[i]];
      const owner = s.bytes[bytes[i]];
      if (kind === OWNER || kind === GROUND) {
        if (kind === GROUND || owner !== this.seat) return false;
      } else if (owner !== NONE) {
        if (kind === OBSTACLE || owner !== this.seat) this.closeEdge(s, bytes[i] - starts[kind]);
      } else if (kind === OBSTACLE || !this.leaveEdge(s, bytes[i] - starts[kind])) return false;
    }
    return true;
  }

  private put(s: State): void {
    const { kinds, starts } = this.bytes;
    const { told: bytes } = this;
    for (let i = 0; i < this.tells; i++) {
      const kind = kinds[bytes[i]];
      if (kind === OWNER) this.putVertex(bytes[i] - starts[OWNER]);
      else if (kind === PIECE && s.bytes[bytes[i]] === this.seat) {
        this.change(bytes[i] - starts[PIECE], OWN);
        this.putEnds(bytes[i] - starts[PIECE]);
      }
    }
  }

  /** An own piece lies there when a whole search begins. */
  protected putEdge(edge: number): void {
    this.base.edges[edge] = OWN;
    this.putEnds(edge);
  }

  private putEnds(edge: number): void {
    this.putVertex(this.g.board.edgeVertices[edge * 2]);
    this.putVertex(this.g.board.edgeVertices[edge * 2 + 1]);
  }

  protected putVertex(vertex: number): void {
    if (this.away[vertex] === 0) return;
    this.away[vertex] = 0;
    this.extra[this.extras++] = vertex;
    this.isMoved = true;
  }

  /** The dearest loop of a game: what it reads again and again is held by names of its own. */
  private spread(owner: Uint8Array): void {
    const { away, extra, seat, farthest } = this;
    const { edges } = this.base;
    const { vertexEdges, vertexVertices } = this.g.board;
    let { extras } = this;
    for (let head = 0; head < extras; head++) {
      const vertex = extra[head];
      const next = away[vertex] + 1;
      if (next > farthest || (owner[vertex] !== NONE && owner[vertex] !== seat)) continue;
      for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
        const other = vertexVertices[i];
        if (other === NONE || away[other] <= next || edges[vertexEdges[i]] !== FREE) continue;
        away[other] = next;
        extra[extras++] = other;
      }
    }
    this.extras = extras;
  }

  private closeEdge({ base: { owner } }: State, edge: number): void {
    if (this.base.edges[edge] !== FREE) return;
    this.change(edge, CLOSED);
    const one = this.g.board.edgeVertices[edge * 2];
    const other = this.g.board.edgeVertices[edge * 2 + 1];
    const end = this.away[one] > this.away[other] ? one : other;
    if (this.away[one] === this.away[other] || this.isReached(owner, end)) return;
    this.drop(end);
    this.reachAgain(owner);
  }

  /** An own piece is gone; false if it was none of ours. */
  private leaveEdge(s: State, edge: number): boolean {
    if (this.base.edges[edge] !== OWN) return false;
    this.change(edge, this.isFree(s, edge) ? FREE : CLOSED);
    for (let i = edge * 2; i < edge * 2 + 2; i++)
      if (!this.standsAt(s.base.owner, this.g.board.edgeVertices[i])) this.drop(this.g.board.edgeVertices[i]);
    this.reachAgain(s.base.owner);
    return true;
  }

  private standsAt(owner: Uint8Array, vertex: number): boolean {
    const { vertexEdges } = this.g.board;
    if (owner[vertex] === this.seat) return true;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++)
      if (vertexEdges[i] !== NONE && this.base.edges[vertexEdges[i]] === OWN) return true;
    return false;
  }

  /** How far a corner is by its neighbours; NONE if none of them leads there. */
  private byNeighbours(owner: Uint8Array, vertex: number): number {
    const { away } = this;
    const { edges } = this.base;
    const { vertexEdges, vertexVertices } = this.g.board;
    let least: number = NONE;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const from = vertexVertices[i];
      if (from === NONE || away[from] >= least || edges[vertexEdges[i]] !== FREE) continue;
      if (owner[from] === NONE || owner[from] === this.seat) least = away[from];
    }
    return least < this.farthest ? least + 1 : NONE;
  }

  private isReached(owner: Uint8Array, vertex: number): boolean {
    return this.byNeighbours(owner, vertex) === this.away[vertex];
  }

  private drop(vertex: number): void {
    this.were[vertex] = this.away[vertex];
    this.away[vertex] = NONE;
    this.lost[this.losses++] = vertex;
  }

  /** With what was dropped go all corners that were reached by it alone, nearest first; then all look for another way. */
  private reachAgain(owner: Uint8Array): void {
    const { lost, were, away } = this;
    const { vertexVertices } = this.g.board;
    if (this.losses > 0) this.isMoved = true;
    for (let head = 0; head < this.losses; head++)
      for (let i = lost[head] * 3; i < lost[head] * 3 + 3; i++) {
        const next = vertexVertices[i];
        if (next !== NONE && away[next] === were[lost[head]] + 1 && !this.isReached(owner, next))
          this.drop(next);
      }
    for (let isNearer = this.losses > 0; isNearer; ) isNearer = this.comeNearer(owner);
    this.losses = 0;
  }

  private comeNearer(owner: Uint8Array): boolean {
    let isNearer = false;
    for (let i = 0; i < this.losses; i++) {
      const away = this.byNeighbours(owner, this.lost[i]);
      if (away >= this.away[this.lost[i]]) continue;
      this.away[this.lost[i]] = away;
      isNearer = true;
    }
    return isNearer;
  }
}
