/** What cards in hand are worth: how near they bring what can be bought. */
import { at, type Game, type Price, type State, total } from '@landnam/engine';
import { rateOf } from '@landnam/engine/games/base';
import type { Goal, Scene } from './insight.js';

const ENOUGH = 0.58;
const PER_MISSING = 0.55;
const BY_TRADE = 0.4;
const SECOND = 0.4;
const ANY_CARD = 0.02;
const TOO_MANY = 0.06;
const NOT_FOR_TRADE = 255;

const hand = new Int16Array(8);
const rates = new Int16Array(8);

const load = ({ g, seat }: Scene, s: State): number => {
  let cards = 0;
  for (let good = 0; good < g.scenario.goods.length; good++) {
    hand[good] = s.base.hand[at(seat, good)] + s.base.open[at(seat, good)];
    rates[good] = rateOf(g, s, seat, good) || NOT_FOR_TRADE;
    cards += hand[good];
  }
  return cards;
};

/** Cards that are missing; surplus that the supply would take counts for most of a card. */
const missing = (g: Game, { goods, counts }: Price): number => {
  let lacking = 0;
  let tradable = 0;
  for (let i = 0; i < goods.length; i++) lacking += Math.max(0, counts[i] - hand[goods[i]]);
  if (lacking === 0) return 0;
  for (let good = 0; good < g.scenario.goods.length; good++) {
    const need = goods.indexOf(good);
    const extra = hand[good] - (need < 0 ? 0 : counts[need]);
    if (extra > 0) tradable += Math.floor(extra / rates[good]);
  }
  return lacking - BY_TRADE * Math.min(lacking, tradable);
};

const nearness = (cards: number): number => ENOUGH * Math.exp(-PER_MISSING * cards);

let bestGoal = -1;

const bestOf = (g: Game, goals: readonly Goal[], worths: Float64Array): number => {
  let best = 0;
  bestGoal = -1;
  for (let i = 0; i < goals.length; i++) {
    if (worths[i] <= best) continue;
    const worth = worths[i] * nearness(missing(g, goals[i].price));
    if (worth <= best) continue;
    best = worth;
    bestGoal = i;
  }
  return best;
};

const payFor = ({ goods, counts }: Price): void => {
  for (let i = 0; i < goods.length; i++) hand[goods[i]] = Math.max(0, hand[goods[i]] - counts[i]);
};

const worths = new Float64Array(16);

/** The nearest goal, and less for the next one with what would be left. */
export const handWorth = (scene: Scene, s: State, goals: readonly Goal[]): number => {
  const { g } = scene;
  for (let i = 0; i < goals.length; i++) worths[i] = goals[i].worth(scene, s);
  const cards = load(scene, s);
  let worth = ANY_CARD * cards + bestOf(g, goals, worths);
  if (bestGoal >= 0) {
    payFor(goals[bestGoal].price);
    worth += SECOND * bestOf(g, goals, worths);
  }
  const over = s.base.handTotal[scene.seat] - total(g.sum.discardLimit, g, s, scene.seat);
  return over > 0 ? worth - TOO_MANY * (over + 1) : worth;
};
