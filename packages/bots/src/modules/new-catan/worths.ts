/** What each benefit is worth to a seat with this production, in victory points. */
import type { Game } from '@landnam/engine';
import type { Scene } from '../../mind/insight.js';
import { pipWorth, wantedGoods } from '../base/pips.js';
import type { BenefitOutlook } from './outlook.js';

export type BenefitWorth = (scene: Scene, outlook: BenefitOutlook) => number;

const ROLLS = 36;
/** More of the same is worth less than the first cards of a good. */
const EXTRA = 0.38;
const PAIR = 0.35;
const PAIRS_FROM = 1.5;

/** A late owner misses most of what pays turn by turn. */
const turnByTurn = ({ late }: Scene, worth: number): number => worth * (1.1 - late);

const extra =
  (good: number, wanted: number): BenefitWorth =>
  (scene, { regular }) =>
    regular[good] * wanted * pipWorth(scene) * EXTRA;

const pair =
  (good: number): BenefitWorth =>
  (scene, { pips }) =>
    0.15 + Math.max(0, pips[good] - PAIRS_FROM) * pipWorth(scene) * PAIR;

/** A fixed worth, and more with each pip of the good that pays for it. */
const fed =
  (worth: number, good: number, each: number): BenefitWorth =>
  (scene, { pips }) =>
    turnByTurn(scene, worth + each * Math.min(8, pips[good]));

const steady =
  (worth: number): BenefitWorth =>
  (scene) =>
    turnByTurn(scene, worth);

export const benefitWorths = (g: Game): readonly BenefitWorth[] => {
  const wanted = wantedGoods(g);
  const good = (name: string): number => g.scenario.goods.findIndex((entry) => entry.name === name);
  const more = (name: string): BenefitWorth => extra(good(name), wanted[good(name)]);
  const worths: Readonly<Record<string, BenefitWorth>> = {
    extraLumber: more('lumber'),
    extraWool: more('wool'),
    extraGrain: more('grain'),
    extraBrick: more('brick'),
    extraOre: more('ore'),
    lumberTrade: pair(good('lumber')),
    woolTrade: pair(good('wool')),
    grainTrade: pair(good('grain')),
    brickTrade: pair(good('brick')),
    oreTrade: pair(good('ore')),
    freeRoads: fed(0.15, good('brick'), 0.03),
    freeDevelopment: fed(0.25, good('ore'), 0.07),
    freeSettlements: steady(0.22),
    shortDistance: steady(0.35),
    antiPirate: steady(0.3),
    immunity: steady(0.3),
    helpingHand: steady(0.8),
    reliefFund: (scene, { any }) => turnByTurn(scene, (1 - any / ROLLS) * 0.5),
    pointsForSale: (_scene, { pips }) => 0.1 + 0.07 * Math.min(8, pips[good('wool')]),
    persuasion: steady(0.45),
  };
  return g.catalogues['benefit'].map((name) => worths[name] ?? steady(0));
};
