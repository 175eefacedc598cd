/** Cheap roads, cards and settlements as goals. */
import { at, type Game, type Price, priceOf, type State, type Vertex } from '@landnam/engine';
import { cardsGot, isShortSite, sidesOf } from '@landnam/engine/games/new-catan';
import { BUILDINGS, CARDS, FIGURES, LAND, REST, ROUTES, STOCK } from '../../mind/aspects.js';
import type { ModuleInsight, Goal, Scene, WorthTerm } from '../../mind/insight.js';
import { averageWorth } from '../base/cards.js';
import { Land, pipWorth } from '../base/pips.js';
import { SITES, siteWorth, Sites } from '../base/sites.js';

const indexOf = (g: Game, benefit: string): number => g.catalogues['benefit'].indexOf(benefit);
const priceIn = (g: Game, goods: Readonly<Record<string, number>>): Price => priceOf(g.scenario, goods);
const has = ({ seat }: Scene, s: State, benefit: number): boolean => s.outposts.holder[benefit] === seat;

const ROAD = 0.25;

export const freeRoads: ModuleInsight = {
  module: 'freeRoads',
  make(g) {
    const [benefit, road] = [
      indexOf(g, 'freeRoads'),
      g.scenario.pieces.findIndex(({ name }) => name === 'road'),
    ];
    const goal: Goal = {
      name: 'cheapRoad',
      reads: STOCK | REST,
      price: priceIn(g, { brick: 1 }),
      worth: (scene, s) =>
        has(scene, s, benefit) && s.base.onBoard[at(scene.seat, road)] % 2 === 1 ? ROAD : 0,
    };
    return { goals: [goal] };
  },
};

/** An odd count makes the next card cheap. */
const ODD = 0.3;

export const freeDevelopment: ModuleInsight = {
  module: 'freeDevelopment',
  make(g) {
    const [benefit, worth] = [indexOf(g, 'freeDevelopment'), averageWorth(g)];
    const isCheap = (scene: Scene, s: State): boolean =>
      has(scene, s, benefit) && s.base.deckTotal[0] > 0 && cardsGot(s, scene.seat) % 2 === 1;
    return {
      goals: [
        {
          name: 'cheapCard',
          reads: CARDS | REST,
          price: priceIn(g, { ore: 1 }),
          worth: (scene, s) => (isCheap(scene, s) ? worth : 0),
        },
      ],
      terms: [
        {
          name: 'cheapCard',
          reads: CARDS | REST,
          worth: (scene, s) => (isCheap(scene, s) ? ODD * (1 - scene.late) : 0),
        },
      ],
      // nature has not drawn yet when the look-ahead ends
      scorers: { buyCheapCard: (look, _s, packed) => look.gain(packed) + worth },
    };
  },
};

/** How much a site that a grain would pay for counts, by missing roads. */
const NEAR: readonly number[] = [0.15, 0.08, 0.03];
/** A point that waits for the full price. */
const RAISED = 0.45;
const WAITING = 0.5;

export const freeSettlements: ModuleInsight = {
  module: 'freeSettlements',
  make(g, shared) {
    const benefit = indexOf(g, 'freeSettlements');
    const { pieces } = g.scenario;
    const [free, settlement] = ['freeSettlement', 'settlement'].map((name) =>
      pieces.findIndex((piece) => piece.name === name),
    );
    const sites = shared.of(Sites);
    const lying: WorthTerm = {
      name: 'freeSettlements',
      reads: STOCK,
      worth: ({ seat, late }, s) => s.base.onBoard[at(seat, free)] * RAISED * (1 - late / 2),
    };
    const build: Goal = {
      name: 'freeSettlement',
      reads: SITES | STOCK | REST,
      price: priceIn(g, pieces[free].cost),
      worth(scene, s) {
        if (!has(scene, s, benefit) || s.base.stock[at(scene.seat, settlement)] === 0) return 0;
        const pips = sites.read(scene, s).best[0];
        return pips === 0 ? 0 : RAISED + pips * pipWorth(scene);
      },
    };
    const raise: Goal = {
      name: 'raisedSettlement',
      reads: STOCK,
      price: priceIn(g, pieces[settlement].cost),
      worth: ({ seat, late }, s) => (s.base.onBoard[at(seat, free)] > 0 ? 1 - RAISED * (1 - late / 2) : 0),
    };
    const around: WorthTerm = {
      name: 'freeSites',
      reads: SITES | STOCK | REST,
      worth(scene, s) {
        if (!has(scene, s, benefit) || s.base.stock[at(scene.seat, settlement)] === 0) return 0;
        const { best } = sites.read(scene, s);
        let most = 0;
        for (let away = 0; away < NEAR.length; away++)
          if (best[away] > 0) most = Math.max(most, NEAR[away] * (RAISED + best[away] * pipWorth(scene)));
        return most;
      },
    };
    return {
      terms: [lying, around],
      goals: [build, raise],
      // the site is not lost to the goal of an ordinary settlement: the piece waits to be raised
      scorers: { buildFreeSettlement: (look, _s, packed) => look.gain(packed) + WAITING },
    };
  },
};

/** The extra card on top of the price, and that others may build there first. */
const SHORT = 0.85;

/** [N-43] Corners beside other buildings count like any other site. */
export const shortDistance: ModuleInsight = {
  module: 'shortDistance',
  make(g, shared) {
    const benefit = indexOf(g, 'shortDistance');
    const settlement = g.scenario.pieces.findIndex(({ name }) => name === 'settlement');
    const [sides, land] = [sidesOf(g), shared.of(Land)];
    const best = (scene: Scene, s: State): number => {
      if (!has(scene, s, benefit) || s.base.stock[at(scene.seat, settlement)] === 0) return 0;
      const { wanted } = land.read(scene, s);
      let most = 0;
      for (let vertex = 0; vertex < g.board.vertices; vertex++)
        if (wanted[vertex] > most && isShortSite(g, s, scene.seat, sides, vertex as Vertex))
          most = wanted[vertex];
      return SHORT * siteWorth(scene, most);
    };
    return {
      goals: [
        {
          name: 'shortSettlement',
          reads: BUILDINGS | FIGURES | LAND | ROUTES | STOCK | REST,
          price: priceIn(g, g.scenario.pieces[settlement].cost),
          worth: best,
        },
      ],
    };
  },
};
