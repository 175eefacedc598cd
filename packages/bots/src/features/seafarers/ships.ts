import { at, type Game, NONE, priceOf, type Seat, type State, type Vertex } from '@landnam/engine';
import type { Features, Goal, Scene } from '../../greedy/insight.js';
import { planShare } from '../base/building.js';
import { Income, PIPS, wantedGoods, yieldsOf } from '../base/pips.js';
import { siteWorth } from '../base/sites.js';
import { Best, pull, Reach } from './reach.js';

const CHOICE = 1.2;
const HARBOUR_PIPS = 1.5;
const NEW_GOOD = 1.5;
const ENOUGH_PIPS = 3;
const SAIL = 0.35;
const IDLE = 0.08;
const PLANNED = 0.5;
const OPENING = 0.15;

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
  private readonly income: Income;
  private readonly chits: number;
  private readonly once: boolean;
  /** By island: 1 where the seat has a building. */
  private readonly home = new Uint8Array(256);
  private searches = -1;
  private late = -1;

  constructor(g: Game) {
    this.reach = new Reach(g);
    this.yields = yieldsOf(g);
    this.wanted = wantedGoods(g);
    this.income = new Income(g);
    const params = g.modules.some(({ name }) => name === 'islandChits')
      ? g.scenario.params.islandChits
      : undefined;
    this.chits = params?.points ?? 0;
    this.once = params?.once === 'game';
  }

  read(scene: Scene, s: State): this {
    const { g, seat, late } = scene;
    this.reach.read(g, s, seat);
    if (this.reach.searches === this.searches && late === this.late) return this;
    this.searches = this.reach.searches;
    this.late = late;
    this.markHome(g, s, seat);
    this.income.read(g, s, seat);
    this.best.clear();
    this.here = 0;
    for (let vertex = 0; vertex < g.board.vertices; vertex++) this.note(scene, s, vertex as Vertex);
    this.ahead = this.best.total();
    return this;
  }

  private note(scene: Scene, s: State, vertex: Vertex): void {
    const away = this.reach.away[vertex];
    if (away === NONE || s.base.owner[vertex] !== NONE || !maySettle(scene.g, s, scene.seat, vertex)) return;
    const worth =
      siteWorth(scene, this.pipsAt(scene.g, s, vertex)) + this.bonus(scene.g, s, scene.seat, vertex);
    if (away === 0) this.here = Math.max(this.here, worth);
    this.best.add(PLANNED * pull(away) * worth);
  }

  private markHome(g: Game, s: State, seat: number): void {
    this.home.fill(0);
    if (this.chits === 0) return;
    for (let vertex = 0; vertex < g.board.vertices; vertex++)
      if (s.base.owner[vertex] === seat) this.home[islandAt(g, s, vertex)] = 1;
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
    const good = this.yields[terrain];
    if (good === NONE) return 0;
    return this.income.pips[good] < ENOUGH_PIPS ? this.wanted[good] * NEW_GOOD : this.wanted[good];
  }

  /** Special points that a first settlement on this island would bring. */
  private bonus(g: Game, s: State, seat: number, vertex: number): number {
    if (this.chits === 0 || (this.once && s.islandChits.points[seat] > 0)) return 0;
    const island = islandAt(g, s, vertex);
    return island === NONE || this.home[island] !== 0 ? 0 : this.chits;
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

/** In the opening the land one starts on matters more than what lies beyond the water. */
const share = (s: State, stock: number): number => (s.core.active[0] === NONE ? OPENING : planShare(stock));

/** Ships as a way to new shores. */
export const ships: Features = {
  module: 'ships',
  make(g) {
    const shores = new Shores(g);
    const settlement = pieceOf(g, 'settlement');
    return {
      terms: [(scene, s) => share(s, s.base.stock[at(scene.seat, settlement)]) * shores.read(scene, s).ahead],
      goals: [
        goalFor(g, 'ship', (scene, s) => (shores.read(scene, s).here > 0 ? IDLE : SAIL)),
        goalFor(g, 'settlement', (scene, s) => shores.read(scene, s).here),
      ],
    };
  },
};
