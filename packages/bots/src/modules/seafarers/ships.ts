import { at, type Game, NONE, priceOf, type Seat, type State, type Vertex } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import { BUILDINGS, FIGURES, KnownVersions, LAND, LATE, REST, STOCK } from '../../mind/aspects.js';
import type { ModuleInsight, Goal, Scene, Scorer, Shared } from '../../mind/insight.js';
import { planShare } from '../base/building.js';
import { Open } from '../base/found.js';
import { Income, Land, PIPS, wantedGoods } from '../base/pips.js';
import { siteWorth } from '../base/sites.js';
import { shipParts } from './parts.js';
import { islandAt } from './places.js';
import { Best, pull, REACH, Reach } from './reach.js';

const CHOICE = 1.2;
const HARBOUR_PIPS = 1.5;
const NEW_GOOD = 1.5;
const ENOUGH_PIPS = 3;
const SAIL = 0.35;
const IDLE = 0.08;
const PLANNED = 0.5;
const OPENING = 0.15;

const maySettle = (g: Game, s: State, seat: Seat, vertex: Vertex): boolean => {
  for (let i = 0; i < g.all.spacing.length; i++) if (!g.all.spacing[i](g, s, seat, vertex)) return false;
  for (let i = 0; i < g.all.buildingSite.length; i++)
    if (!g.all.buildingSite[i](g, s, seat, vertex)) return false;
  return true;
};

/** What reading `Shores` depends on: areas may close with what a game adds. */
export const SHORES = REACH | FIGURES | REST;

/** Corners across the water where a seat could settle. */
export class Shores {
  /** The best site without another ship, and what all within reach are worth as plans, in points. */
  here = 0;
  ahead = 0;
  private readonly g: Game;
  private readonly reach: Reach;
  private readonly best = new Best();
  private readonly wanted: readonly number[];
  private readonly choice: readonly boolean[];
  private readonly income: Income;
  private readonly land: Land;
  private readonly chits: number;
  private readonly once: boolean;
  /** By island: 1 where the seat has a building. */
  private readonly home = new Uint8Array(256);
  private readonly known = new KnownVersions(SHORES | LATE);
  /** Worth of each corner, computed when a search passes. */
  private readonly worths: Float64Array;
  private readonly counted: Int32Array;
  private readonly priced = new KnownVersions(BUILDINGS | FIGURES | LAND | REST | LATE);
  private pricing = 0;
  private searches = -1;
  /** Where the seat could settle. */
  private readonly open: Open;

  constructor(shared: Shared) {
    const { g } = shared;
    this.g = g;
    this.open = new Open(g);
    this.reach = shared.of(Reach);
    this.worths = new Float64Array(g.board.vertices);
    this.counted = new Int32Array(g.board.vertices);
    this.wanted = wantedGoods(g);
    this.choice = g.scenario.terrains.map(({ choice }) => choice === true);
    this.income = shared.of(Income);
    this.land = shared.of(Land);
    const params = g.modules.some(({ name }) => name === 'islandChits')
      ? g.scenario.params.islandChits
      : undefined;
    this.chits = params?.points ?? 0;
    this.once = params?.once === 'game';
  }

  read(scene: Scene, s: State): this {
    if (this.known.holds(scene.versions)) return this;
    const { searches } = this.reach.read(scene, s);
    const before = this.pricing;
    this.price(scene, s);
    if (searches === this.searches && before === this.pricing) return this;
    this.searches = searches;
    this.gather(scene, s);
    this.noteAll(scene, s);
    return this;
  }

  private gather(scene: Scene, s: State): void {
    const { list, count } = this.reach.base;
    if (this.open.isOf(this.reach.base, this.pricing)) return;
    for (let i = 0; i < count; i++) if (this.siteAt(scene, s, list[i] as Vertex) > 0) this.open.add(list[i]);
  }

  private noteAll(scene: Scene, s: State): void {
    const { worths } = this;
    const { list, count } = this.open;
    const { base, reached } = this.reach;
    const { away, near, filled } = reached;
    this.best.clear();
    this.here = 0;
    for (let i = 0; i < count; i++) this.note(worths[list[i]], away[list[i]]);
    for (let i = 0; i < filled; i++)
      if (base.away[near[i]] === NONE) this.note(this.siteAt(scene, s, near[i] as Vertex), away[near[i]]);
    this.ahead = this.best.total();
  }

  /** What a settlement there is worth, 0 where none may stand; routes do not change it. */
  siteAt(scene: Scene, s: State, vertex: Vertex): number {
    if (this.counted[vertex] === this.pricing) return this.worths[vertex];
    this.counted[vertex] = this.pricing;
    const worth = s.base.owner[vertex] === NONE ? this.worthOf(scene, s, vertex) : 0;
    this.worths[vertex] = worth > 0 && maySettle(this.g, s, scene.seat, vertex) ? worth : 0;
    return this.worths[vertex];
  }

  private worthOf(scene: Scene, s: State, vertex: number): number {
    return siteWorth(scene, this.pipsAt(s, vertex)) + this.bonus(this.g, s, scene.seat, vertex);
  }

  private note(worth: number, away: number): void {
    if (worth === 0) return;
    if (away === 0) this.here = Math.max(this.here, worth);
    this.best.add(PLANNED * pull(away) * worth);
  }

  private price(scene: Scene, s: State): void {
    this.income.read(scene, s);
    if (this.priced.holds(scene.versions)) return;
    this.pricing++;
    this.markHome(s, scene.seat);
  }

  private markHome(s: State, seat: number): void {
    if (this.chits === 0) return;
    this.home.fill(0);
    const { homes } = s.base;
    for (let i = firstHome(seat); homes[i] !== NONE; i++) this.home[islandAt(this.g, s, homes[i])] = 1;
  }

  private pipsAt(s: State, vertex: number): number {
    let pips = HARBOUR_PIPS * this.land.harbours[vertex];
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const hex = this.g.board.vertexHexes[i];
      if (hex !== NONE)
        pips += PIPS[s.base.number[hex]] * this.weight(s.base.terrain[hex], this.land.goods[i]);
    }
    return pips;
  }

  private weight(terrain: number, good: number): number {
    if (this.choice[terrain]) return CHOICE;
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

const pieceOf = (g: Game, name: string): number =>
  g.scenario.pieces.findIndex((piece) => piece.name === name);

const goalFor = (g: Game, name: string, worth: (scene: Scene, s: State) => number): Goal => {
  const piece = pieceOf(g, name);
  return {
    name,
    reads: SHORES | STOCK,
    price: priceOf(g.scenario, g.scenario.pieces[piece].cost),
    worth: (scene, s) => (s.base.stock[at(scene.seat, piece)] > 0 ? worth(scene, s) : 0),
  };
};

/** In the opening the land a seat starts on matters more than what lies beyond the water. */
const share = (s: State, stock: number): number => (s.core.active[0] === NONE ? OPENING : planShare(stock));

const through: Scorer = (look, _s, packed) => look.gain(packed);

/** Ships as a way to new shores. */
export const ships: ModuleInsight = {
  module: 'ships',
  parts: shipParts,
  make(g, shared) {
    const shores = shared.of(Shores);
    const settlement = pieceOf(g, 'settlement');
    const price = priceOf(g.scenario, g.scenario.pieces[pieceOf(g, 'ship')].cost);
    return {
      terms: [
        {
          name: 'shores',
          reads: SHORES | STOCK,
          worth: (scene, s) =>
            share(s, s.base.stock[at(scene.seat, settlement)]) * shores.read(scene, s).ahead,
        },
      ],
      goals: [
        goalFor(g, 'ship', (scene, s) => (shores.read(scene, s).here > 0 ? IDLE : SAIL)),
        goalFor(g, 'settlement', (scene, s) => shores.read(scene, s).here),
      ],
      // a start is as good as the way that leads on from it, by land or by sea
      scorers: { placeSettlement: through, placeRoad: through, placeShip: through },
      ways: ['placeShip', 'buildShip', 'layShip', 'moveShip'],
      hands: {
        shipBuilt({ seat, free }, hands) {
          if (!free) hands.pay(seat, price);
        },
      },
    };
  },
};
