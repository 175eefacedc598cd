import { argA, type Game, hasBit } from '@landnam/engine';
import { REST } from '../../mind/aspects.js';
import type { ModuleInsight, Scorer, Shared, WorthTerm } from '../../mind/insight.js';
import { rivalry } from '../base/robber.js';
import { villagesOf } from './places.js';
import { Best, pull, REACH, Reach } from './reach.js';

const BOLT = 0.45;
const PER_PIP = 0.06;
const CONTACT = 0.5;
const STOLEN = 0.35;

const clothTerm = (g: Game, shared: Shared): WorthTerm => {
  const reach = shared.of(Reach);
  const best = new Best();
  const villages = villagesOf(g);
  return {
    name: 'cloth',
    reads: REACH | REST,
    worth(scene, s) {
      const { seat, late } = scene;
      const { away } = reach.read(scene, s);
      best.clear();
      let trade = 0;
      for (const { vertex, pips } of villages) {
        if (s.cloth.left[vertex] === 0) continue;
        const income = PER_PIP * pips * Math.min(3, s.cloth.left[vertex]) * (1 - late / 2);
        if (hasBit(s.cloth.traders[vertex], seat)) trade += income;
        else best.add((CONTACT + income) * pull(away[vertex]));
      }
      return trade + best.total() + BOLT * (s.cloth.bolts[seat] & 1);
    },
  };
};

const stealCloth: Scorer = (look, _s, packed) => STOLEN * (0.5 + rivalry(look, argA(packed)));

/** Villages are worth sailing to, and every second bolt is a point. */
export const cloth: ModuleInsight = {
  module: 'cloth',
  make: (g, shared) => ({ terms: [clothTerm(g, shared)], scorers: { stealCloth } }),
};
