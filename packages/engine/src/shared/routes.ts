/**
 * The longest trail over a seat's pieces: an edge once, vertices as often as one likes.
 * Vertices are split where pieces do not join.
 */
import type { Board } from '../core/board.js';

/** How pieces meet at a vertex. */
export const SAME_KIND = 0;
export const ALL_KINDS = 1;
export const NO_PASSAGE = 2;

const MOST_EDGES = 64;
const MOST_NODES = MOST_EDGES * 2;
const NO_EDGE = 255;
const NO_NODE = 255;

/** A network of one seat, rebuilt for each question in the same memory. */
export class Network {
  private edges = 0;
  private nodes = 0;
  private readonly ends = new Uint8Array(MOST_EDGES * 2);
  private readonly degree = new Uint8Array(MOST_NODES);
  private readonly fan = new Uint8Array(MOST_NODES * 3);
  private readonly used = new Uint8Array(MOST_EDGES);
  /** By slot of a node, as `fan`: the chain of edges that begins there, where it ends, how long it is. */
  private readonly chain = new Uint8Array(MOST_NODES * 3);
  private readonly chainEnd = new Uint8Array(MOST_NODES * 3);
  private readonly chainLength = new Uint8Array(MOST_NODES * 3);
  private readonly nodeOf = new Uint8Array(256 * 2).fill(NO_NODE);
  /** Which entries of `nodeOf` are set: clearing them all would cost more than most searches. */
  private readonly names = new Uint16Array(MOST_NODES);
  private named = 0;
  private readonly seen = new Uint8Array(MOST_NODES);
  private best = 0;
  /** No trail of the part that is being searched is longer. */
  private bound = 0;
  private hasRing = false;
  /** The part of the network that is being measured, its ends, odd nodes and deepest way. */
  private part = 0;
  private partEnds = 0;
  private partOdd = 0;
  private deepest = 0;

  clear(): void {
    this.edges = 0;
    this.nodes = 0;
    this.best = 0;
    for (let i = 0; i < this.named; i++) this.nodeOf[this.names[i]] = NO_NODE;
    this.named = 0;
  }

  private newNode(): number {
    if (this.nodes === MOST_NODES) throw new RangeError('a route network has more pieces than any game owns');
    this.degree[this.nodes] = 0;
    return this.nodes++;
  }

  /** `kind` is 0 or 1 (roads, ships); `gate` says how pieces meet at this vertex. */
  private nodeAt(vertex: number, kind: number, gate: number): number {
    if (gate === NO_PASSAGE) return this.newNode();
    const key = vertex * 2 + (gate === ALL_KINDS ? 0 : kind);
    if (this.nodeOf[key] === NO_NODE) {
      this.nodeOf[key] = this.newNode();
      this.names[this.named++] = key;
    }
    return this.nodeOf[key];
  }

  private attach(node: number, end: number): void {
    this.ends[end] = node;
    this.fan[node * 3 + this.degree[node]++] = end >> 1;
  }

  add(board: Board, edge: number, kind: number, gateA: number, gateB: number): void {
    const index = this.edges++;
    this.used[index] = 0;
    this.attach(this.nodeAt(board.edgeVertices[edge * 2], kind, gateA), index * 2);
    this.attach(this.nodeAt(board.edgeVertices[edge * 2 + 1], kind, gateB), index * 2 + 1);
  }

  private far(edge: number, node: number): number {
    const end = this.ends[edge * 2];
    return end === node ? this.ends[edge * 2 + 1] : end;
  }

  /** From one odd node to the next: all between them have two edges, so there is nothing to choose. */
  private walk(node: number, length: number): void {
    if (length > this.best) this.best = length;
    if (this.best >= this.bound) return;
    for (let i = node * 3; i < node * 3 + this.degree[node]; i++) {
      const chain = this.chain[i];
      if (this.used[chain] !== 0) continue;
      this.used[chain] = 1;
      this.walk(this.chainEnd[i], length + this.chainLength[i]);
      this.used[chain] = 0;
    }
  }

  /** Follows the edge in a slot of a node to the next odd node; a chain is named by the smaller of its outer edges. */
  private follow(node: number, slot: number): void {
    const first = this.fan[slot];
    let edge = first;
    let length = 1;
    let at = this.far(edge, node);
    while (this.degree[at] === 2) {
      const other = this.fan[at * 3];
      edge = other === edge ? this.fan[at * 3 + 1] : other;
      at = this.far(edge, at);
      length++;
    }
    this.chain[slot] = Math.min(first, edge);
    this.chainEnd[slot] = at;
    this.chainLength[slot] = length;
  }

  /** Deepest way down from a node; in a tree the two deepest ways of some node are its longest trail. */
  private depth(node: number, from: number): number {
    let first = 0;
    let second = 0;
    this.seen[node] = this.part;
    this.partEnds += this.degree[node];
    this.partOdd += this.degree[node] & 1;
    for (let i = node * 3; i < node * 3 + this.degree[node]; i++) {
      const edge = this.fan[i];
      if (edge === from) continue;
      const next = this.far(edge, node);
      if (this.seen[next] !== 0) this.hasRing = true;
      else {
        const deep = this.depth(next, edge) + 1;
        if (deep > first) {
          second = first;
          first = deep;
        } else if (deep > second) second = deep;
      }
    }
    if (first + second > this.deepest) this.deepest = first + second;
    return first;
  }

  longest(): number {
    for (let node = 0; node < this.nodes; node++) this.seen[node] = 0;
    this.part = 0;
    for (let node = 0; node < this.nodes; node++) if (this.seen[node] === 0) this.measurePart(node);
    return this.best;
  }

  /** Trees are measured in one pass; a part with at most two odd nodes is one trail; only in others every trail is tried. */
  private measurePart(node: number): void {
    this.part++;
    this.partEnds = this.partOdd = this.deepest = 0;
    this.hasRing = false;
    this.depth(node, NO_EDGE);
    const edges = this.partEnds >> 1;
    this.best = Math.max(this.best, this.hasRing && this.partOdd <= 2 ? edges : this.deepest);
    if (this.hasRing && this.partOdd > 2) this.tryAll(edges - ((this.partOdd - 2) >> 1));
  }

  /** A trail that cannot grow ends at nodes of odd degree, and leaves out an edge for every further pair of them. */
  private tryAll(bound: number): void {
    this.bound = bound;
    for (let node = 0; node < this.nodes; node++)
      if (this.isOdd(node))
        for (let slot = node * 3; slot < node * 3 + this.degree[node]; slot++) this.follow(node, slot);
    for (let node = 0; node < this.nodes && this.best < bound; node++)
      if (this.isOdd(node)) this.walk(node, 0);
  }

  private isOdd(node: number): boolean {
    return this.seen[node] === this.part && (this.degree[node] & 1) === 1;
  }
}
