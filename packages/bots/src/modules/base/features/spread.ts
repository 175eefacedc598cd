/** How many pieces every seat still needs to each corner, shared by all seats that are read together. */
import { type Game, NONE, type State } from '@landnam/engine';
import { KnownVersions, LAND } from '../../../mind/aspects.js';
import type { Scene, Shared } from '../../../mind/insight.js';
import { Land } from '../pips.js';
import { CLOSED, FREE, Reached } from '../reached.js';
import { FieldBytes, type Way } from '../way.js';

export class Spread {
  readonly of: readonly Reached[];
  readonly land: Land;
  readonly farthest: number;
  readonly reads: number;
  protected readonly g: Game;
  private readonly bytes: FieldBytes;
  /** By edge: 1 where a piece may lie. */
  private readonly ground: Uint8Array;
  private readonly known: KnownVersions;
  private readonly lands = new KnownVersions(LAND);
  /** The pieces from which all this was found. */
  private readonly owner: Uint8Array;
  private readonly taken: Uint8Array;
  /** By edge: whether a search may continue there. */
  private readonly edges: Uint8Array;
  /** Bit set of seats whose search is out of date. */
  private stale = 0;
  /** ModuleFeatures searches: what was computed from one holds until the next. */
  searches = 0;

  constructor(shared: Shared, way: Way) {
    const { g } = shared;
    const { vertices, edges } = g.board;
    this.g = g;
    this.bytes = new FieldBytes(g, way);
    this.farthest = way.farthest;
    this.reads = way.reads;
    this.known = new KnownVersions(way.reads);
    this.land = shared.of(Land);
    this.ground = this.land[way.on];
    this.of = Array.from({ length: g.seats }, (_, seat) => new Reached(g.board, seat, way.farthest));
    this.owner = new Uint8Array(vertices).fill(NONE);
    this.taken = new Uint8Array(edges).fill(NONE);
    this.edges = new Uint8Array(edges);
  }

  read(scene: Scene, s: State): this {
    if (this.known.holds(scene.versions)) return this;
    this.land.read(scene, s);
    if (!this.lands.holds(scene.versions)) this.restart(s);
    this.compareVertices(s);
    this.compareEdges(s.bytes);
    if (this.stale !== 0) this.searches++;
    for (let seat = 0; this.stale !== 0; seat++, this.stale >>= 1)
      if (this.stale & 1) this.search(s, this.of[seat]);
    return this;
  }

  /** The land has changed. */
  protected restart(_s: State): void {
    this.stale = (1 << this.g.seats) - 1;
    for (let edge = 0; edge < this.edges.length; edge++) this.open(edge);
  }

  private open(edge: number): void {
    this.edges[edge] = this.ground[edge] !== 0 && this.taken[edge] === NONE ? FREE : CLOSED;
  }

  private search(s: State, reached: Reached): void {
    reached.start(s, this.bytes);
    reached.spread(s.base.owner, this.edges);
  }

  /** A building was added to a corner, or removed. */
  protected moved(_s: State, _vertex: number): void {}

  private compareVertices(s: State): void {
    const { owner } = s.base;
    for (let vertex = 0; vertex < owner.length; vertex++) {
      if (owner[vertex] === this.owner[vertex]) continue;
      this.touch(owner[vertex], this.owner[vertex]);
      this.owner[vertex] = owner[vertex];
      this.pass(vertex);
      this.moved(s, vertex);
    }
  }

  private compareEdges(bytes: Uint8Array): void {
    const { edgeVertices } = this.g.board;
    for (let edge = 0; edge < this.taken.length; edge++) {
      const now = this.bytes.takenAt(bytes, edge);
      if (now === this.taken[edge]) continue;
      this.touch(now, this.taken[edge]);
      this.taken[edge] = now;
      this.open(edge);
      this.passAlong(edgeVertices[edge * 2], edgeVertices[edge * 2 + 1]);
    }
  }

  private touch(one: number, other: number): void {
    if (one !== NONE) this.stale |= 1 << one;
    if (other !== NONE) this.stale |= 1 << other;
  }

  /** Every seat that could have continued from there searches again. */
  private pass(vertex: number): void {
    for (let seat = 0; seat < this.of.length; seat++)
      if (this.of[seat].away[vertex] < this.farthest) this.stale |= 1 << seat;
  }

  /** No path leads between corners equally far away. */
  private passAlong(one: number, other: number): void {
    for (let seat = 0; seat < this.of.length; seat++) {
      const { away } = this.of[seat];
      if (away[one] !== away[other] && Math.min(away[one], away[other]) < this.farthest)
        this.stale |= 1 << seat;
    }
  }

  /** Another seat is as near or nearer. */
  isContested(seat: number, vertex: number): boolean {
    const own = this.of[seat].away[vertex];
    for (let other = 0; other < this.of.length; other++)
      if (other !== seat && this.of[other].away[vertex] <= own) return true;
    return false;
  }
}
