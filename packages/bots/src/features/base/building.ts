import { at, type Game, NONE, type Price, priceOf, type State } from '@landnam/engine';
import type { Features, Goal, Scene, Term } from '../../greedy/insight.js';
import { FARTHEST, Sites, siteWorth } from './sites.js';
import { PIPS, wantedGoods, yieldsOf } from './pips.js';

const indexOf = (g: Game, name: string): number =>
  g.scenario.pieces.findIndex((piece) => piece.name === name);
const costOf = (g: Game, piece: number): Price => priceOf(g.scenario, g.scenario.pieces[piece].cost);
const inStock = ({ seat }: Scene, s: State, piece: number): boolean => s.base.stock[at(seat, piece)] > 0;

/** How much of a site counts before anything is built there, by roads still missing. */
const NEAR: readonly number[] = [0.26, 0.17, 0.1, 0.05];
const ALSO = 0.3;
const PLENTY = 4;

/** How much plans count with so many pieces in stock. It falls bit by bit: nobody keeps the last piece for a plan. */
export const planShare = (stock: number): number => Math.min(1, stock / PLENTY);

const openSites =
  (sites: Sites, settlement: number): Term =>
  (scene, s) => {
    const share = planShare(s.base.stock[at(scene.seat, settlement)]);
    if (share === 0) return 0;
    const { best } = sites.read(scene, s);
    let first = 0;
    let rest = 0;
    for (let away = 0; away <= FARTHEST; away++) {
      const worth = NEAR[away] * siteWorth(scene, best[away]);
      rest += Math.min(worth, first);
      first = Math.max(first, worth);
    }
    return share * (first + ALSO * rest);
  };

const settlementGoal = (sites: Sites, piece: number, price: Price): Goal => ({
  price,
  worth(scene, s) {
    if (!inStock(scene, s, piece)) return 0;
    const { best } = sites.read(scene, s);
    if (best[0] > 0) return siteWorth(scene, best[0]);
    return siteWorth(scene, best[1]) * 0.5;
  },
});

/** The own settlement that would gain most as a city. */
const bestUpgrade = (g: Game, s: State, seat: number, settlement: number, goods: Goods): number => {
  let best = 0;
  for (let vertex = 0; vertex < g.board.vertices; vertex++) {
    if (s.base.owner[vertex] !== seat || s.base.piece[vertex] !== settlement) continue;
    best = Math.max(best, 0.1 + vertexPips(g, s, vertex, goods));
  }
  return best;
};
/** What goods are worth, and which a terrain yields. */
export interface Goods {
  readonly wanted: readonly number[];
  readonly yields: readonly number[];
}
export const vertexPips = (g: Game, s: State, vertex: number, { wanted, yields }: Goods): number => {
  let pips = 0;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = g.board.vertexHexes[i];
    const good = hex === NONE ? NONE : yields[s.base.terrain[hex]];
    if (good !== NONE) pips += PIPS[s.base.number[hex]] * wanted[good];
  }
  return pips;
};

const cityGoal = (g: Game, piece: number, settlement: number, price: Price): Goal => {
  const goods = { wanted: wantedGoods(g), yields: yieldsOf(g) };
  return {
    price,
    worth(scene, s) {
      if (!inStock(scene, s, piece)) return 0;
      const pips = bestUpgrade(g, s, scene.seat, settlement, goods);
      return siteWorth(scene, pips);
    },
  };
};

const NO_SITE = 0.4;
const HAS_SITE = 0.1;

/** A road is wanted most while there is nowhere to settle. */
const roadGoal = (sites: Sites, piece: number, price: Price): Goal => ({
  price,
  worth(scene, s) {
    if (!inStock(scene, s, piece)) return 0;
    return sites.read(scene, s).best[0] > 0 ? HAS_SITE : NO_SITE;
  },
});

/** Roads, settlements and cities as goals, and the sites that are still open. */
export const buildings: Features = {
  module: 'buildings',
  make(g) {
    const sites = new Sites(g);
    const [road, settlement, city] = ['road', 'settlement', 'city'].map((name) => indexOf(g, name));
    return {
      terms: [openSites(sites, settlement)],
      goals: [
        roadGoal(sites, road, costOf(g, road)),
        settlementGoal(sites, settlement, costOf(g, settlement)),
        cityGoal(g, city, settlement, costOf(g, city)),
      ],
      scorers: { waiveRoad: () => 0 },
    };
  },
};
