/**
 * The longest trail over a seat's pieces: an edge once, vertices as often as one likes.
 * Vertices are split where pieces do not join; a trail that cannot grow starts at a node of odd degree or is a ring.
 */
import type { Board } from '../core/board.js';

/** How pieces meet at a vertex. */
export const SAME_KIND = 0;
export const ALL_KINDS = 1;
export const NO_PASSAGE = 2;

const MOST_EDGES = 64;
const MOST_NODES = MOST_EDGES * 2;

/** A network of one seat, rebuilt for each question in the same memory. */
export class Network {
  private edges = 0;
  private nodes = 0;
  private readonly ends = new Uint8Array(MOST_EDGES * 2);
  private readonly degree = new Uint8Array(MOST_NODES);
  private readonly fan = new Uint8Array(MOST_NODES * 3);
  private readonly used = new Uint8Array(MOST_EDGES);
  private readonly nodeOf = new Uint8Array(256 * 2);
  private best = 0;

  clear(): void {
    this.edges = 0;
    this.nodes = 0;
    this.best = 0;
    this.nodeOf.fill(255);
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
    if (this.nodeOf[key] === 255) this.nodeOf[key] = this.newNode();
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

  private walk(node: number, length: number): void {
    if (length > this.best) this.best = length;
    for (let i = node * 3; i < node * 3 + this.degree[node]; i++) {
      const edge = this.fan[i];
      if (this.used[edge] !== 0) continue;
      this.used[edge] = 1;
      this.walk(this.ends[edge * 2] === node ? this.ends[edge * 2 + 1] : this.ends[edge * 2], length + 1);
      this.used[edge] = 0;
    }
  }

  /** A component without odd nodes is a ring (or more): any of its nodes will do, so all are tried. */
  longest(): number {
    for (let node = 0; node < this.nodes; node++) if (this.degree[node] % 2 === 1) this.walk(node, 0);
    if (this.best < this.edges) for (let node = 0; node < this.nodes; node++) this.ringFrom(node);
    return this.best;
  }

  private ringFrom(node: number): void {
    if (this.degree[node] % 2 === 0 && !this.meetsOdd(node)) this.walk(node, 0);
  }

  private readonly seen = new Uint8Array(MOST_NODES);

  private meetsOdd(start: number): boolean {
    this.seen.fill(0);
    return this.reachesOdd(start);
  }

  private reachesOdd(node: number): boolean {
    if (this.degree[node] % 2 === 1) return true;
    this.seen[node] = 1;
    for (let i = node * 3; i < node * 3 + this.degree[node]; i++) {
      const edge = this.fan[i];
      const next = this.ends[edge * 2] === node ? this.ends[edge * 2 + 1] : this.ends[edge * 2];
      if (this.seen[next] === 0 && this.reachesOdd(next)) return true;
    }
    return false;
  }
}
