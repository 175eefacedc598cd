/** Where a seat could still settle, and how many roads away that is. */
import { type Game, NONE, type State } from '@landnam/engine';
import type { Scene } from '../../greedy/insight.js';
import { Income, PIPS, pipWorth, wantedGoods, yieldsOf } from './pips.js';

export const FARTHEST = 3;
const HARBOUR_PIPS = 1.5;
const NEW_GOOD = 0.35;
const ENOUGH_PIPS = 3;

const isFree = (g: Game, s: State, vertex: number): boolean => {
  if (s.base.owner[vertex] !== NONE || g.board.vertexHexes[vertex * 3] === NONE) return false;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const near = g.board.vertexVertices[i];
    if (near !== NONE && s.base.owner[near] !== NONE) return false;
  }
  return true;
};

export class Sites {
  /** The best site 0, 1, 2, 3 roads away, in pips; 0 if there is none. */
  readonly best = new Float64Array(FARTHEST + 1);
  private readonly roads: Uint8Array;
  private readonly owners: Uint8Array;
  private robber = NONE;
  private readonly away: Uint8Array;
  private readonly queue: Uint8Array;
  private readonly income: Income;
  private readonly wanted: readonly number[];
  private readonly yields: readonly number[];

  constructor(g: Game) {
    this.roads = new Uint8Array(g.board.edges);
    this.owners = new Uint8Array(g.board.vertices);
    this.away = new Uint8Array(g.board.vertices);
    this.queue = new Uint8Array(g.board.vertices);
    this.income = new Income(g);
    this.wanted = wantedGoods(g);
    this.yields = yieldsOf(g);
  }

  /** Most looks ahead change no piece on the board: then nothing is searched again. */
  read(scene: Scene, s: State): this {
    if (this.isKnown(s)) return this;
    this.roads.set(s.base.road);
    this.owners.set(s.base.owner);
    this.robber = s.base.robber[0];
    this.best.fill(0);
    this.income.read(scene.g, s, scene.seat);
    this.spreadOut(scene, s);
    return this;
  }

  private isKnown(s: State): boolean {
    const { road, owner, robber } = s.base;
    if (robber[0] !== this.robber) return false;
    for (let edge = 0; edge < road.length; edge++) if (road[edge] !== this.roads[edge]) return false;
    for (let vertex = 0; vertex < owner.length; vertex++)
      if (owner[vertex] !== this.owners[vertex]) return false;
    return true;
  }

  private spreadOut({ g, seat }: Scene, s: State): void {
    this.away.fill(NONE);
    let filled = this.start(g, s, seat);
    for (let head = 0; head < filled; head++) {
      const vertex = this.queue[head];
      this.note(g, s, vertex);
      const owner = s.base.owner[vertex];
      if (this.away[vertex] === FARTHEST || (owner !== NONE && owner !== seat)) continue;
      filled = this.step(g, s, vertex, filled);
    }
  }

  private start(g: Game, s: State, seat: number): number {
    let filled = 0;
    for (let edge = 0; edge < g.board.edges; edge++) {
      if (s.base.road[edge] !== seat) continue;
      for (let i = edge * 2; i < edge * 2 + 2; i++) {
        const vertex = g.board.edgeVertices[i];
        if (this.away[vertex] !== NONE) continue;
        this.away[vertex] = 0;
        this.queue[filled++] = vertex;
      }
    }
    return this.startAtBuildings(g, s, seat, filled);
  }

  /** In the opening a building stands before its road does. */
  private startAtBuildings(g: Game, s: State, seat: number, filled: number): number {
    let end = filled;
    for (let vertex = 0; vertex < g.board.vertices; vertex++) {
      if (s.base.owner[vertex] !== seat || this.away[vertex] !== NONE) continue;
      this.away[vertex] = 0;
      this.queue[end++] = vertex;
    }
    return end;
  }

  private step(g: Game, s: State, vertex: number, filled: number): number {
    let end = filled;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const edge = g.board.vertexEdges[i];
      const next = g.board.vertexVertices[i];
      if (edge === NONE || s.base.road[edge] !== NONE || this.away[next] !== NONE) continue;
      if (!this.isLand(g, s, edge)) continue;
      this.away[next] = this.away[vertex] + 1;
      this.queue[end++] = next;
    }
    return end;
  }

  private isLand(g: Game, s: State, edge: number): boolean {
    for (let i = edge * 2; i < edge * 2 + 2; i++) {
      const hex = g.board.edgeHexes[i];
      if (hex !== NONE && g.scenario.terrains[s.base.terrain[hex]].land) return true;
    }
    return false;
  }

  private note(g: Game, s: State, vertex: number): void {
    if (!isFree(g, s, vertex)) return;
    const pips = this.pipsAt(g, s, vertex);
    const away = this.away[vertex];
    if (pips > this.best[away]) this.best[away] = pips;
  }

  /** Pips of a free corner; goods the seat lacks count more, a harbour a little. */
  private pipsAt(g: Game, s: State, vertex: number): number {
    let pips = 0;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const edge = g.board.vertexEdges[i];
      if (edge !== NONE && s.base.harbour[edge] !== NONE) pips += HARBOUR_PIPS;
      const hex = g.board.vertexHexes[i];
      const good = hex === NONE ? NONE : this.yields[s.base.terrain[hex]];
      if (good === NONE) continue;
      const lack = this.income.pips[good] < ENOUGH_PIPS ? 1 + NEW_GOOD : 1;
      pips += PIPS[s.base.number[hex]] * this.wanted[good] * lack;
    }
    return pips;
  }
}

const PLANNED = 0.7;

/** What building where so many pips are is worth. Plans count less than what stands, else cards are never spent. */
export const siteWorth = (scene: Scene, pips: number): number =>
  pips === 0 ? 0 : 1 + PLANNED * pips * pipWorth(scene);
