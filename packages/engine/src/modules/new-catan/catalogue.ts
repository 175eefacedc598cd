import type { Card, Good, Piece, Terrain } from '../../slots.js';
import { baseCards, baseGoods, basePieces, baseTerrains } from '../base/catalogue.js';

/** [N-10] The supply has no basic rate; benefits bring theirs. */
const NO_RATE = 255;
export const newCatanGoods: readonly Good[] = baseGoods.map((good) => ({ ...good, rate: NO_RATE }));

export const FREE_SETTLEMENT = 'freeSettlement';
/** [N-42] A settlement laid on its side. */
export const newCatanPieces: readonly Piece[] = [
  ...basePieces,
  {
    name: FREE_SETTLEMENT,
    on: 'vertex',
    stock: 0,
    stockOf: 'settlement',
    cost: { grain: 1 },
    points: 0,
    yields: 1,
    safe: true,
  },
];

/** [N-5] */
const FEWER: Readonly<Record<string, number>> = { knight: 13, victoryPoint: 3 };
export const newCatanCards: readonly Card[] = baseCards.map((card) => ({
  ...card,
  count: FEWER[card.name] ?? card.count,
}));

export const LAKE = 'lake';
/** [N-1] */
export const newCatanTerrains: readonly Terrain[] = [...baseTerrains, { name: LAKE, land: true }];

export const newCatanFigures = ['robber', 'infiltrator'] as const;

export const RACES = ['greenFolk', 'merchants', 'scientists', 'diplomats'] as const;
export const BENEFITS_A_RACE = 5;
/** Five per race, in the order of the races and of their rules. */
export const BENEFITS = [
  'extraLumber',
  'extraWool',
  'extraGrain',
  'extraBrick',
  'extraOre',
  'lumberTrade',
  'woolTrade',
  'grainTrade',
  'brickTrade',
  'oreTrade',
  'freeRoads',
  'freeDevelopment',
  'freeSettlements',
  'shortDistance',
  'antiPirate',
  'immunity',
  'helpingHand',
  'reliefFund',
  'pointsForSale',
  'persuasion',
] as const;
export type BenefitName = (typeof BENEFITS)[number];
export const benefitIndex = (name: BenefitName): number => BENEFITS.indexOf(name);
export const raceOf = (benefit: number): number => Math.floor(benefit / BENEFITS_A_RACE);
