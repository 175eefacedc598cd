import type { Bundle, Card, Good, Piece, Terrain } from '../../slots.js';

const resource = (name: string): Good => ({ name, supply: 19, card: true, resource: true, rate: 4 });

/** [E-1] Science is a hand card but not a resource; energy is not a card. */
export const energiesGoods: readonly Good[] = [
  ...['lumber', 'brick', 'fiber', 'food', 'steel'].map(resource),
  { name: 'science', supply: 20, card: true, resource: false, rate: 3 },
  { name: 'energy', supply: 20, card: false, resource: false, rate: 2, most: 5 },
];

/** [E-2, E-62] The settlement is called town here. */
export const energiesPieces: readonly Piece[] = [
  { name: 'road', on: 'edge', stock: 12, cost: { lumber: 1, brick: 1 }, points: 0, yields: 0 },
  {
    name: 'settlement',
    on: 'vertex',
    stock: 5,
    cost: { lumber: 1, brick: 1, fiber: 1, food: 1 },
    points: 1,
    yields: 1,
  },
  {
    name: 'city',
    on: 'vertex',
    stock: 4,
    cost: { steel: 3, food: 2 },
    points: 2,
    yields: 1,
    bonus: 'science',
  },
  { name: 'fossilPlant', on: 'hex', stock: 6, cost: { science: 1 }, points: 0, yields: 0 },
  { name: 'renewablePlant', on: 'hex', stock: 9, cost: { science: 3 }, points: 0, yields: 0 },
  { name: 'warehouse', on: 'seat', stock: 1, cost: { energy: 2 }, points: 0, yields: 0 },
];

/** [E-3] */
export const energiesCards: readonly Card[] = [
  { name: 'cleanup', count: 14 },
  { name: 'victoryPoint', count: 5, points: 1 },
  { name: 'roadBuilding', count: 2 },
  { name: 'highYield', count: 2 },
  { name: 'researchGrant', count: 2 },
];

export const energiesCardPrice: Bundle = { steel: 1, fiber: 1, food: 1 };

export const energiesTerrains: readonly Terrain[] = [
  { name: 'forest', good: 'lumber', land: true },
  { name: 'hills', good: 'brick', land: true },
  { name: 'pasture', good: 'fiber', land: true },
  { name: 'fields', good: 'food', land: true },
  { name: 'mountains', good: 'steel', land: true },
  { name: 'desert', land: true },
];

/** Figures that steal: the inspector, and the cleanup card, which needs no hex. */
export const energiesFigures: readonly string[] = ['robber', 'cleanup'];
export const CLEANUP_FIGURE = 1;

/** Events in the order of their tracks; each is a routine of the same name. */
export const EVENTS = [
  'climateConference',
  'environmentalPollution',
  'airPollution',
  'productionIncrease',
  'rainAndFlooding',
  'sustainableProduction',
  'governmentFunding',
] as const;
export type EventName = (typeof EVENTS)[number];

/** Kinds of discs. In the bag a green one counts as "green, kind unknown" until it is drawn. */
export interface Disc {
  readonly name: string;
  readonly event: EventName;
  readonly green: boolean;
}
const brown = (event: EventName): Disc => ({ name: event, event, green: false });
const green = (event: EventName): Disc => ({ name: event, event, green: true });
export const DISCS: readonly Disc[] = [
  brown('climateConference'),
  brown('environmentalPollution'),
  brown('airPollution'),
  brown('productionIncrease'),
  brown('rainAndFlooding'),
  { name: 'greenClimateConference', event: 'climateConference', green: true },
  green('sustainableProduction'),
  green('governmentFunding'),
];

export const PLANTS = ['fossil', 'renewable'] as const;

/** What actions of this game refer to besides goods, cards and pieces. */
export const energiesCatalogues: Readonly<Record<string, readonly string[]>> = {
  disc: DISCS.map(({ name }) => name),
  event: EVENTS,
  plant: PLANTS,
};

const indexIn = (list: readonly { readonly name: string }[], name: string): number =>
  list.findIndex((entry) => entry.name === name);

export const SCIENCE = indexIn(energiesGoods, 'science');
export const ENERGY = indexIn(energiesGoods, 'energy');
export const TOWN = indexIn(energiesPieces, 'settlement');
export const CITY = indexIn(energiesPieces, 'city');
export const FOSSIL = indexIn(energiesPieces, 'fossilPlant');
export const RENEWABLE = indexIn(energiesPieces, 'renewablePlant');
export const WAREHOUSE = indexIn(energiesPieces, 'warehouse');
