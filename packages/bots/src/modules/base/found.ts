/** Searches that are kept, so that the next one continues from them. */
import { type Game, NONE } from '@landnam/engine';
import { KnownVersions, type Versions } from '../../mind/aspects.js';

/** What a whole search found. */
export class FoundWays {
  readonly away: Uint8Array;
  /** By edge: whether a piece could lie there, or one of ours does. */
  readonly edges: Uint8Array;
  /** Corners within reach, `count` of them. */
  readonly list: Uint8Array;
  readonly known: KnownVersions;
  count = 0;
  id = -1;
  used = 0;
  /** Edges that differ for the current search only, and what they were. */
  private readonly changed: Uint8Array;
  private readonly were: Uint8Array;
  private changes = 0;

  constructor({ board }: Game, reads: number) {
    this.away = new Uint8Array(board.vertices).fill(NONE);
    this.list = new Uint8Array(board.vertices);
    this.edges = new Uint8Array(board.edges);
    this.known = new KnownVersions(reads);
    this.changed = new Uint8Array(2 * board.edges);
    this.were = new Uint8Array(2 * board.edges);
  }

  take(away: Uint8Array, id: number): void {
    this.id = id;
    this.count = 0;
    for (let vertex = 0; vertex < away.length; vertex++) {
      this.away[vertex] = away[vertex];
      if (away[vertex] !== NONE) this.list[this.count++] = vertex;
    }
  }

  change(edge: number, into: number): void {
    this.changed[this.changes] = edge;
    this.were[this.changes++] = this.edges[edge];
    this.edges[edge] = into;
  }

  restore(): void {
    for (; this.changes > 0; this.changes--)
      this.edges[this.changed[this.changes - 1]] = this.were[this.changes - 1];
  }
}

/** The root and what a look continues from, at most two of those. */
const KEPT = 3;

export class KeptSearches {
  private readonly all: readonly FoundWays[];
  private clock = 0;

  constructor(g: Game, reads: number) {
    this.all = Array.from({ length: KEPT }, () => new FoundWays(g, reads));
  }

  /** The one that a position is compared with. */
  before(versions: Versions): FoundWays | null {
    for (let i = 0; i < KEPT; i++) if (this.all[i].known.precedes(versions)) return this.all[i];
    return null;
  }

  /** To be overwritten. */
  oldest(): FoundWays {
    let oldest = this.all[0];
    for (let i = 1; i < KEPT; i++) if (this.all[i].used < oldest.used) oldest = this.all[i];
    this.use(oldest);
    return oldest;
  }

  use(found: FoundWays): void {
    found.used = ++this.clock;
  }
}

/** Corners of a kept search that are worth something: few of those within reach. */
export class Open {
  /** `count` of them. */
  readonly list: Uint8Array;
  count = 0;
  private id = -1;
  private pricing = -1;

  constructor({ board }: Game) {
    this.list = new Uint8Array(board.vertices);
  }

  /** Gathered from this search at these prices; if not, they have to be gathered now. */
  isOf({ id }: FoundWays, pricing: number): boolean {
    if (this.id === id && this.pricing === pricing) return true;
    this.id = id;
    this.pricing = pricing;
    this.count = 0;
    return false;
  }

  add(vertex: number): void {
    this.list[this.count++] = vertex;
  }
}
