import { at, type Game, NONE, priceOf, type Seat, type State, type Vertex } from '@landnam/engine';
import type { Features, Goal, Scene } from '../../greedy/insight.js';
import { PIPS, wantedGoods, yieldsOf } from '../base/pips.js';
import { siteWorth } from '../base/sites.js';
import { Best, pull, Reach } from './reach.js';

const CHOICE = 1.2;
const HARBOUR_PIPS = 1.5;
const SAIL = 0.35;
const IDLE = 0.08;

const maySettle = (g: Game, s: State, seat: Seat, vertex: Vertex): boolean => {
  for (let i = 0; i < g.all.buildingSite.length; i++)
    if (!g.all.buildingSite[i](g, s, seat, vertex)) return false;
  for (let i = 0; i < g.all.spacing.length; i++) if (!g.all.spacing[i](g, s, seat, vertex)) return false;
  return true;
};

/** Corners across the water where a seat could settle. */
export class Shores {
  /** By ships still missing, the best site in points. */
  here = 0;
  ahead = 0;
  private readonly reach: Reach;
  private readonly best = new Best();
  private readonly yields: readonly number[];
  private readonly wanted: readonly number[];
  private readonly chits: number;
  private readonly once: boolean;

  constructor(g: Game) {
    this.reach = new Reach(g);
    this.yields = yieldsOf(g);
    this.wanted = wantedGoods(g);
    const params = g.modules.some(({ name }) => name === 'islandChits')
      ? g.scenario.params.islandChits
      : undefined;
    this.chits = params?.points ?? 0;
    this.once = params?.once === 'game';
  }

  read(scene: Scene, s: State): this {
    const { g, seat } = scene;
    const { away } = this.reach.read(g, s, seat);
    this.best.clear();
    this.here = 0;
    for (let vertex = 0; vertex < g.board.vertices; vertex++) {
      if (away[vertex] === NONE || s.base.owner[vertex] !== NONE) continue;
      if (!maySettle(g, s, seat, vertex as Vertex)) continue;
      const worth = siteWorth(scene, this.pipsAt(g, s, vertex)) + this.bonus(g, s, seat, vertex);
      if (away[vertex] === 0) this.here = Math.max(this.here, worth);
      this.best.add(pull(away[vertex]) * worth * 0.5);
    }
    this.ahead = this.best.total();
    return this;
  }

  private pipsAt(g: Game, s: State, vertex: number): number {
    let pips = 0;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const edge = g.board.vertexEdges[i];
      if (edge !== NONE && s.base.harbour[edge] !== NONE) pips += HARBOUR_PIPS;
      const hex = g.board.vertexHexes[i];
      if (hex !== NONE) pips += PIPS[s.base.number[hex]] * this.weight(g, s, hex);
    }
    return pips;
  }

  private weight(g: Game, s: State, hex: number): number {
    const terrain = s.base.terrain[hex];
    if (g.scenario.terrains[terrain].choice) return CHOICE;
    return this.yields[terrain] === NONE ? 0 : this.wanted[this.yields[terrain]];
  }

  /** Special points that a first settlement on this island would bring. */
  private bonus(g: Game, s: State, seat: number, vertex: number): number {
    if (this.chits === 0 || (this.once && s.islandChits.points[seat] > 0)) return 0;
    const island = islandAt(g, s, vertex);
    if (island === NONE) return 0;
    for (let other = 0; other < g.board.vertices; other++)
      if (s.base.owner[other] === seat && islandAt(g, s, other) === island) return 0;
    return this.chits;
  }
}

const islandAt = (g: Game, s: State, vertex: number): number => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = g.board.vertexHexes[i];
    if (hex !== NONE && s.islandChits.island[hex] !== NONE) return s.islandChits.island[hex];
  }
  return NONE;
};

const pieceOf = (g: Game, name: string): number =>
  g.scenario.pieces.findIndex((piece) => piece.name === name);

const goalFor = (g: Game, name: string, worth: (scene: Scene, s: State) => number): Goal => {
  const piece = pieceOf(g, name);
  return {
    price: priceOf(g.scenario, g.scenario.pieces[piece].cost),
    worth: (scene, s) => (s.base.stock[at(scene.seat, piece)] > 0 ? worth(scene, s) : 0),
  };
};

/** Ships as a way to new shores. */
export const ships: Features = {
  module: 'ships',
  make(g) {
    const shores = new Shores(g);
    const settlement = pieceOf(g, 'settlement');
    return {
      terms: [
        (scene, s) =>
          s.base.stock[at(scene.seat, settlement)] > 0 ? shores.read(scene, s).ahead : 0,
      ],
      goals: [
        goalFor(g, 'ship', (scene, s) => (shores.read(scene, s).here > 0 ? IDLE : SAIL)),
        goalFor(g, 'settlement', (scene, s) => shores.read(scene, s).here),
      ],
    };
  },
};
