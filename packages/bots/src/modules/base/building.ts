import { argA, at, type Game, NONE, type Price, priceOf, type State } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import { BUILDINGS, LAND, STOCK } from '../../mind/aspects.js';
import type { ModuleInsight, Goal, Scene, Scorer, Shared, WorthTerm } from '../../mind/insight.js';
import { FARTHEST } from './distances.js';
import { SITES, Sites, siteWorth } from './sites.js';
import { Land } from './pips.js';

const indexOf = (g: Game, name: string): number =>
  g.scenario.pieces.findIndex((piece) => piece.name === name);
const costOf = (g: Game, piece: number): Price => priceOf(g.scenario, g.scenario.pieces[piece].cost);
const inStock = ({ seat }: Scene, s: State, piece: number): boolean => s.base.stock[at(seat, piece)] > 0;

/** How much of a site counts before anything is built there, by missing roads. */
const NEAR: readonly number[] = [0.26, 0.17, 0.1, 0.05];
const ALSO = 0.3;
const PLENTY = 4;

/** How much plans count with this many pieces in stock. It falls gradually: nobody keeps the last piece for a plan. */
export const planShare = (stock: number): number => Math.min(1, stock / PLENTY);

const openSites = (sites: Sites, settlement: number): WorthTerm => ({
  name: 'sites',
  reads: SITES | STOCK,
  worth(scene, s) {
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
  },
});

const settlementGoal = (sites: Sites, piece: number, price: Price): Goal => ({
  name: 'settlement',
  usual: 1.4,
  reads: SITES | STOCK,
  price,
  worth(scene, s) {
    if (!inStock(scene, s, piece)) return 0;
    const { best } = sites.read(scene, s);
    if (best[0] > 0) return siteWorth(scene, best[0]);
    return siteWorth(scene, best[1]) * 0.5;
  },
});

/** The settlement of the seat's own that would gain most as a city. */
const bestUpgrade = (s: State, seat: number, settlement: number, { wanted }: Land): number => {
  const { homes, piece } = s.base;
  let best = 0;
  for (let i = firstHome(seat); homes[i] !== NONE; i++)
    if (piece[homes[i]] === settlement) best = Math.max(best, 0.1 + wanted[homes[i]]);
  return best;
};

const cityGoal = (land: Land, piece: number, settlement: number, price: Price): Goal => ({
  name: 'city',
  usual: 1.5,
  reads: BUILDINGS | LAND | STOCK,
  price,
  worth: (scene, s) =>
    inStock(scene, s, piece)
      ? siteWorth(scene, bestUpgrade(s, scene.seat, settlement, land.read(scene, s)))
      : 0,
});

const NO_SITE = 0.4;
const HAS_SITE = 0.1;

/** A road is wanted most while there is nowhere to settle. */
const roadGoal = (sites: Sites, piece: number, price: Price): Goal => ({
  name: 'road',
  usual: 0.25,
  reads: SITES | STOCK,
  price,
  worth(scene, s) {
    if (!inStock(scene, s, piece)) return 0;
    return sites.read(scene, s).best[0] > 0 ? HAS_SITE : NO_SITE;
  },
});

/** A starting place is pre-selected by its pips. */
export const startingPips = (shared: Shared): Scorer => {
  const sites = shared.of(Sites);
  return (look, s, packed) => sites.at(look, s, argA(packed));
};

export const alone: Scorer = (look, _s, packed) => look.step(packed);

/** Roads, settlements and cities as goals, and the sites that are still open. */
export const buildings: ModuleInsight = {
  module: 'buildings',
  make(g, shared) {
    const sites = shared.of(Sites);
    const roads: Scorer = (look, s, packed) => sites.beyond(look, s, argA(packed));
    const [road, settlement, city] = ['road', 'settlement', 'city'].map((name) => indexOf(g, name));
    return {
      terms: [openSites(sites, settlement)],
      goals: [
        roadGoal(sites, road, costOf(g, road)),
        settlementGoal(sites, settlement, costOf(g, settlement)),
        cityGoal(shared.of(Land), city, settlement, costOf(g, city)),
      ],
      // on land the road that goes with a site decides nothing; `ships` weighs a start by the way that leads on
      scorers: { waiveRoad: () => 0, placeSettlement: alone, placeRoad: alone },
      hands: {
        roadBuilt({ seat, free }, hands) {
          if (!free) hands.pay(seat, costOf(g, road));
        },
        settlementBuilt({ seat, paid }, hands) {
          hands.pay(seat, costOf(g, settlement));
          if (paid !== undefined) hands.gain(seat, paid, -1);
        },
        cityBuilt: ({ seat }, hands) => hands.pay(seat, costOf(g, city)),
      },
      ways: ['placeRoad', 'buildRoad', 'layRoad'],
      glances: { placeSettlement: startingPips(shared), buildRoad: roads, layRoad: roads },
    };
  },
};
