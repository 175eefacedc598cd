/** How many pieces a seat still needs to each corner: searched once, then updated with what a look-ahead changes. */
import { type Game, NONE, type State } from '@landnam/engine';
import { KnownVersions, type Versions } from '../../mind/aspects.js';
import type { Scene, Shared } from '../../mind/insight.js';
import { type FoundWays, KeptSearches } from './found.js';
import { Lost } from './lost.js';
import { Land } from './pips.js';
import { CLOSED, FREE, OWN, Reached } from './reached.js';
import { FieldBytes, GROUND, NOTHING, OBSTACLE, OWNER, PIECE, type Way } from './way.js';

export class Ways {
  /** The last search: of what it continues from, `near` only has corners that it reached or came nearer to. */
  readonly reached: Reached;
  /** By vertex; NONE where it is too far. */
  readonly away: Uint8Array;
  /** What the last search continues from. */
  base: FoundWays;
  /** ModuleFeatures searches: what was computed from one holds until the next. */
  searches = 0;
  private readonly g: Game;
  private readonly seat: number;
  private readonly land: Land;
  /** By edge: 1 where a piece may lie. */
  private readonly ground: Uint8Array;
  private readonly known: KnownVersions;
  private readonly kept: KeptSearches;
  private readonly bytes: FieldBytes;
  private readonly lost: Lost;
  /** Whether the last search reached something that its base did not have. */
  private isMoved = false;
  /** Bytes that differ from the base, `tells` of them. */
  private readonly told: Int32Array;
  private tells = 0;

  constructor(shared: Shared, way: Way) {
    const { g, seat } = shared;
    this.g = g;
    this.seat = seat;
    this.land = shared.of(Land);
    this.ground = this.land[way.on];
    this.bytes = new FieldBytes(g, way);
    this.known = new KnownVersions(way.reads);
    this.kept = new KeptSearches(g, way.reads);
    this.base = this.kept.oldest();
    this.reached = new Reached(g.board, seat, way.farthest);
    this.away = this.reached.away;
    this.lost = new Lost(g.board, seat, way.farthest, this.reached);
    this.told = new Int32Array(g.layout.bytes);
  }

  /** Most look-aheads change no piece on the board: then nothing is searched again. */
  read(scene: Scene, s: State): this {
    const { versions } = scene;
    if (this.known.is(versions)) return this;
    this.land.read(scene, s);
    const base = this.baseOf(versions);
    if (base === null || !this.follow(base, versions, s)) this.search(s, versions);
    this.known.holds(versions);
    return this;
  }

  /** The search that this position is compared with. */
  private baseOf(versions: Versions): FoundWays | null {
    if (this.base.known.precedes(versions)) return this.base;
    return this.kept.before(versions) ?? (this.known.precedes(versions) ? this.keep(versions.before) : null);
  }

  /** The last search becomes one to continue from. */
  private keep(before: Int32Array): FoundWays {
    const next = this.kept.oldest();
    next.edges.set(this.base.edges);
    this.base.restore();
    next.known.note(before);
    next.take(this.away, ++this.searches);
    this.base = next;
    this.isMoved = false;
    this.reached.filled = 0;
    return next;
  }

  private search(s: State, versions: Versions): void {
    this.base.restore();
    const base = this.kept.oldest();
    this.base = base;
    for (let edge = 0; edge < base.edges.length; edge++) base.edges[edge] = this.edgeAt(s, edge);
    this.reached.start(s, this.bytes);
    this.reached.spread(s.base.owner, base.edges);
    base.known.holds(versions);
    base.take(this.away, ++this.searches);
    this.isMoved = false;
    this.reached.filled = 0;
  }

  private edgeAt({ bytes }: State, edge: number): number {
    if (this.bytes.takenAt(bytes, edge) === NONE) return this.ground[edge] === 0 ? CLOSED : FREE;
    return this.bytes.pieceAt(bytes, edge) === this.seat ? OWN : CLOSED;
  }

  /** The base with what has been added since; false if that is more than can be added. */
  private follow(base: FoundWays, versions: Versions, s: State): boolean {
    const wasOther = this.isMoved || this.base !== base;
    this.base.restore();
    if (wasOther) this.away.set(base.away);
    this.base = base;
    this.kept.use(base);
    this.reached.filled = 0;
    this.isMoved = false;
    this.sift(versions);
    if (!this.close(s)) return false;
    this.put(s);
    if (wasOther || this.isMoved) this.searches++;
    return true;
  }

  /** Few of the bytes that differ matter to a search. */
  private sift({ bytes, count }: Versions): void {
    const { kinds } = this.bytes;
    this.tells = 0;
    for (let i = 0; i < count; i++) if (kinds[bytes[i]] !== NOTHING) this.told[this.tells++] = bytes[i];
  }

  /** Removes what no longer leads on; false where that is not known, or another seat has built. */
  private close(s: State): boolean {
    const { kinds, starts } = this.bytes;
    const { told } = this;
    for (let i = 0; i < this.tells; i++) {
      const kind = kinds[told[i]];
      const owner = s.bytes[told[i]];
      if (kind === OWNER || kind === GROUND) {
        if (kind === GROUND || owner !== this.seat) return false;
      } else if (owner !== NONE) {
        if (kind === OBSTACLE || owner !== this.seat) this.closeEdge(s, told[i] - starts[kind]);
      } else if (kind === OBSTACLE || !this.leaveEdge(s, told[i] - starts[kind])) return false;
    }
    return true;
  }

  private put(s: State): void {
    const { kinds, starts } = this.bytes;
    const { told, reached } = this;
    for (let i = 0; i < this.tells; i++) {
      const kind = kinds[told[i]];
      if (kind === OWNER) reached.put(told[i] - starts[OWNER]);
      else if (kind === PIECE && s.bytes[told[i]] === this.seat) this.putEdge(told[i] - starts[PIECE]);
    }
    if (reached.filled === 0) return;
    this.isMoved = true;
    reached.spread(s.base.owner, this.base.edges);
  }

  private putEdge(edge: number): void {
    this.base.change(edge, OWN);
    this.reached.putEnds(edge);
  }

  private closeEdge({ base: { owner } }: State, edge: number): void {
    const { away, lost } = this;
    const { edges } = this.base;
    if (edges[edge] !== FREE) return;
    this.base.change(edge, CLOSED);
    const one = this.g.board.edgeVertices[edge * 2];
    const other = this.g.board.edgeVertices[edge * 2 + 1];
    const end = away[one] > away[other] ? one : other;
    if (away[one] === away[other] || lost.isReached(owner, edges, end)) return;
    lost.drop(end);
    this.reachAgain(owner);
  }

  /** One of the seat's own pieces is gone; false if it was not ours. */
  private leaveEdge(s: State, edge: number): boolean {
    if (this.base.edges[edge] !== OWN) return false;
    this.base.change(edge, this.edgeAt(s, edge));
    for (let i = edge * 2; i < edge * 2 + 2; i++) {
      const end = this.g.board.edgeVertices[i];
      if (!this.standsAt(s.base.owner, end)) this.lost.drop(end);
    }
    this.reachAgain(s.base.owner);
    return true;
  }

  private reachAgain(owner: Uint8Array): void {
    if (this.lost.reachAgain(owner, this.base.edges)) this.isMoved = true;
  }

  private standsAt(owner: Uint8Array, vertex: number): boolean {
    const { vertexEdges } = this.g.board;
    if (owner[vertex] === this.seat) return true;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++)
      if (vertexEdges[i] !== NONE && this.base.edges[vertexEdges[i]] === OWN) return true;
    return false;
  }
}
