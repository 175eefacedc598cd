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
const NO_NODE = 255;

/** A network of one seat, rebuilt for each question in the same memory. */
export class Network {
  private edges = 0;
  private nodes = 0;
  private readonly ends = new Uint8Array(MOST_EDGES * 2);
  private readonly degree = new Uint8Array(MOST_NODES);
  private readonly fan = new Uint8Array(MOST_NODES * 3);
  private readonly used = new Uint8Array(MOST_EDGES);
  private readonly nodeOf = new Uint8Array(256 * 2).fill(NO_NODE);
  /** Which entries of `nodeOf` are set: clearing them all would cost more than most searches. */
  private readonly names = new Uint16Array(MOST_NODES);
  private named = 0;
  /** Edges of a node that are not peeled off. */
  private readonly left = new Uint8Array(MOST_NODES);
  /** The longest way out of a node over edges that are peeled off. */
  private readonly height = new Uint8Array(MOST_NODES);
  private readonly stack = new Uint8Array(MOST_NODES);
  private readonly seen = new Uint8Array(MOST_NODES);
  private best = 0;
  /** No trail of the part that is being searched is longer. */
  private bound = 0;
  private start = 0;

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

  /** Trees are measured while they are peeled off; only what is left, rings and what joins them, is searched. */
  longest(): number {
    this.peel();
    for (let node = 0; node < this.nodes; node++)
      if (this.left[node] >= 2 && this.seen[node] === 0) this.measureRings(node);
    return this.best;
  }

  private peel(): void {
    let count = 0;
    for (let node = 0; node < this.nodes; node++) {
      this.left[node] = this.degree[node];
      this.height[node] = this.seen[node] = 0;
      if (this.degree[node] === 1) this.stack[count++] = node;
    }
    while (count > 0) {
      const node = this.stack[--count];
      if (this.left[node] !== 1) continue;
      const up = this.takeLastEdge(node);
      if (this.left[up] === 1) this.stack[count++] = up;
    }
  }

  /** A node with one edge left gives it up; two ways that meet at the node above are a trail. */
  private takeLastEdge(node: number): number {
    let slot = node * 3;
    while (this.used[this.fan[slot]] !== 0) slot++;
    const edge = this.fan[slot];
    const up = this.far(edge, node);
    const way = this.height[node] + 1;
    this.used[edge] = 1;
    this.left[node]--;
    this.left[up]--;
    this.best = Math.max(this.best, this.height[up] + way);
    this.height[up] = Math.max(this.height[up], way);
    return up;
  }

  /** A trail that cannot grow ends where three edges meet or goes out over peeled ones; a bare ring is its own length. */
  private measureRings(first: number): void {
    const count = this.gather(first);
    let starts = 0;
    for (let i = 0; i < count; i++) {
      const node = this.stack[i];
      if (this.left[node] === 2 && this.height[node] === 0) continue;
      starts++;
      this.start = node;
      if (this.best < this.bound) this.walk(node, this.height[node]);
    }
    if (starts === 0) this.best = Math.max(this.best, count);
  }

  /** The nodes that hang together with this one, into the stack; sets the bound on the way. */
  private gather(first: number): number {
    let count = 1;
    let [ends, odd, high, second] = [0, 0, 0, 0];
    this.stack[0] = first;
    this.seen[first] = 1;
    for (let i = 0; i < count; i++) {
      const node = this.stack[i];
      const height = this.height[node];
      ends += this.left[node];
      odd += this.left[node] & 1;
      if (height > high) {
        second = high;
        high = height;
      } else if (height > second) second = height;
      count = this.reachOn(node, count);
    }
    // every pair of odd nodes beyond the first leaves an edge out
    this.bound = (ends >> 1) - (odd > 2 ? (odd - 2) >> 1 : 0) + high + second;
    return count;
  }

  private reachOn(node: number, known: number): number {
    let count = known;
    for (let slot = node * 3; slot < node * 3 + this.degree[node]; slot++) {
      const next = this.far(this.fan[slot], node);
      if (this.used[this.fan[slot]] !== 0 || this.seen[next] !== 0) continue;
      this.seen[next] = 1;
      this.stack[count++] = next;
    }
    return count;
  }

  private walk(node: number, length: number): void {
    const reach = node === this.start ? length : length + this.height[node];
    if (reach > this.best) this.best = reach;
    if (this.best >= this.bound) return;
    for (let slot = node * 3; slot < node * 3 + this.degree[node]; slot++) {
      const edge = this.fan[slot];
      if (this.used[edge] !== 0) continue;
      this.used[edge] = 1;
      this.walk(this.far(edge, node), length + 1);
      this.used[edge] = 0;
    }
  }
}
