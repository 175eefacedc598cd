/**
 * The longest trail over a seat's pieces: each edge once, vertices any number of times.
 * Vertices are split where pieces do not connect.
 */
import type { Board } from '../core/board/board.js';

/** How pieces meet at a vertex. */
export const SAME_KIND = 0;
export const ALL_KINDS = 1;
export const NO_PASSAGE = 2;

const MOST_EDGES = 64;
const MOST_ENDS = MOST_EDGES * 2;
/** A node for each vertex and kind of piece; after them one for each end that connects to nothing. */
const SHARED_NODES = 256 * 2;
const MOST_NODES = SHARED_NODES + MOST_ENDS;

/** A network of one seat, rebuilt for each question in the same memory. */
export class Network {
  private edges = 0;
  private readonly ends = new Uint16Array(MOST_ENDS);
  /** The nodes in use: clearing them all would cost more than most searches. */
  private readonly nodes = new Uint16Array(MOST_ENDS);
  private count = 0;
  /** Edges of a node that are not peeled off. */
  private readonly left = new Uint8Array(MOST_NODES);
  /** The XOR of those edges: if there is a single one, its index. */
  private readonly link = new Uint8Array(MOST_NODES);
  /** The longest way out of a node over edges that are peeled off. */
  private readonly height = new Uint8Array(MOST_NODES);
  private readonly used = new Uint8Array(MOST_EDGES);
  private best = 0;

  /** What is left in rings, and what connects them; consecutive edges are merged. */
  private readonly length = new Uint8Array(MOST_EDGES);
  private readonly fan = new Uint8Array(MOST_NODES * 3);
  private readonly fanned = new Uint8Array(MOST_NODES);
  private readonly seen = new Uint8Array(MOST_NODES);
  private readonly group = new Uint16Array(MOST_ENDS);
  private rings = 0;
  private odd = 0;
  private high = 0;
  private second = 0;
  /** No trail from the start is longer. */
  private bound = 0;
  private start = 0;

  clear(): void {
    for (let i = 0; i < this.count; i++) {
      const node = this.nodes[i];
      this.left[node] = this.link[node] = this.height[node] = 0;
    }
    this.edges = this.count = this.best = 0;
  }

  /** `kind` is 0 or 1 (roads, ships); `gate` says how pieces meet at this vertex. */
  private attach(end: number, vertex: number, kind: number, gate: number): void {
    const shared = vertex * 2 + (gate === ALL_KINDS ? 0 : kind);
    const node = gate === NO_PASSAGE ? SHARED_NODES + end : shared;
    this.ends[end] = node;
    if (this.left[node]++ === 0) this.nodes[this.count++] = node;
    this.link[node] ^= end >> 1;
  }

  add(board: Board, edge: number, kind: number, gateA: number, gateB: number): void {
    const index = this.edges++;
    if (index === MOST_EDGES) throw new RangeError('a route network has more pieces than any game owns');
    this.used[index] = 0;
    this.length[index] = 1;
    this.attach(index * 2, board.edgeVertices[edge * 2], kind, gateA);
    this.attach(index * 2 + 1, board.edgeVertices[edge * 2 + 1], kind, gateB);
  }

  private far(edge: number, node: number): number {
    const end = this.ends[edge * 2];
    return end === node ? this.ends[edge * 2 + 1] : end;
  }

  /** Trees are measured while they are peeled off; only what is left, rings and their connections, is searched. */
  longest(): number {
    let rest = this.edges;
    for (let i = 0; i < this.count; i++) rest -= this.peel(this.nodes[i]);
    if (rest > 0) this.searchRings();
    return this.best;
  }

  /** A node with one edge left gives it up, then possibly the node above; two ways that meet there form a trail. */
  private peel(tip: number): number {
    let node = tip;
    let peeled = 0;
    for (; this.left[node] === 1; peeled++) {
      const edge = this.link[node];
      const up = this.far(edge, node);
      const way = this.height[node] + 1;
      this.used[edge] = 1;
      this.left[node] = 0;
      this.left[up]--;
      this.link[up] ^= edge;
      if (this.height[up] + way > this.best) this.best = this.height[up] + way;
      if (way > this.height[up]) this.height[up] = way;
      node = up;
    }
    return peeled;
  }

  private searchRings(): void {
    for (let i = 0; i < this.count; i++) this.fanned[this.nodes[i]] = this.seen[this.nodes[i]] = 0;
    for (let end = 0; end < this.edges * 2; end++) {
      const node = this.ends[end];
      if (this.used[end >> 1] === 0) this.fan[node * 3 + this.fanned[node]++] = end >> 1;
    }
    for (let i = 0; i < this.count; i++) this.contract(this.nodes[i]);
    for (let i = 0; i < this.count; i++) {
      const node = this.nodes[i];
      if (this.left[node] >= 2 && this.seen[node] === 0) this.measureRings(node);
    }
  }

  /** A node with two edges and no way out merges them into one, as long as both; the last of a bare ring stays. */
  private contract(node: number): void {
    const kept = this.fan[node * 3];
    const gone = this.fan[node * 3 + 1];
    if (this.left[node] !== 2 || this.height[node] !== 0 || kept === gone) return;
    const far = this.far(gone, node);
    let slot = far * 3;
    while (this.fan[slot] !== gone) slot++;
    this.fan[slot] = kept;
    this.ends[kept * 2 + (this.ends[kept * 2] === node ? 0 : 1)] = far;
    this.length[kept] += this.length[gone];
    this.left[node] = 0;
  }

  /** A trail that cannot grow ends where three edges meet or leaves over peeled ones; a bare ring is its own length. */
  private measureRings(first: number): void {
    const count = this.gather(first);
    if (this.odd === 0) this.best = Math.max(this.best, this.rings);
    for (let i = 0; i < count; i++) if (this.left[this.group[i]] === 3) this.walkFrom(this.group[i]);
    for (let i = 0; i < count; i++) if (this.height[this.group[i]] > 0) this.walkFrom(this.group[i]);
  }

  private walkFrom(node: number): void {
    this.start = node;
    this.bound = this.boundFrom(node);
    if (this.best < this.bound) this.walk(node, this.height[node]);
  }

  /** Of the odd nodes, those where a trail neither begins nor ends leave out an edge per pair. */
  private boundFrom(node: number): number {
    const height = this.height[node];
    const other = height === this.high ? this.second : this.high;
    const most = this.rings - (this.odd >> 1) + height;
    return this.left[node] === 3 ? most + Math.max(1, other) : most + Math.max(0, other - 1);
  }

  /** The nodes connected to this one; counts their edges, odd nodes and greatest heights along the way. */
  private gather(first: number): number {
    let count = 1;
    this.rings = this.odd = this.high = this.second = 0;
    this.group[0] = first;
    this.seen[first] = 1;
    for (let i = 0; i < count; i++) {
      const node = this.group[i];
      this.odd += this.left[node] & 1;
      this.rank(this.height[node]);
      count = this.reachOn(node, count);
    }
    this.rings >>= 1;
    return count;
  }

  private rank(height: number): void {
    if (height > this.high) {
      this.second = this.high;
      this.high = height;
    } else if (height > this.second) this.second = height;
  }

  private reachOn(node: number, known: number): number {
    let count = known;
    for (let slot = node * 3; slot < node * 3 + this.left[node]; slot++) {
      const next = this.far(this.fan[slot], node);
      this.rings += this.length[this.fan[slot]];
      if (this.seen[next] !== 0) continue;
      this.seen[next] = 1;
      this.group[count++] = next;
    }
    return count;
  }

  private walk(node: number, length: number): void {
    const reach = node === this.start ? length : length + this.height[node];
    if (reach > this.best) this.best = reach;
    if (this.best >= this.bound) return;
    for (let slot = node * 3; slot < node * 3 + this.left[node]; slot++) {
      const edge = this.fan[slot];
      if (this.used[edge] !== 0) continue;
      this.used[edge] = 1;
      this.walk(this.far(edge, node), length + this.length[edge]);
      this.used[edge] = 0;
    }
  }
}
