import type { Bundle, Card, Good, Piece, Terrain } from '../../slots.js';

const resource = (name: string): Good => ({ name, supply: 19, card: true, resource: true, rate: 4 });

export const baseGoods: readonly Good[] = ['lumber', 'brick', 'wool', 'grain', 'ore'].map(resource);

export const basePieces: readonly Piece[] = [
  { name: 'road', on: 'edge', stock: 15, cost: { lumber: 1, brick: 1 }, points: 0, yields: 0 },
  {
    name: 'settlement',
    on: 'vertex',
    stock: 5,
    cost: { lumber: 1, brick: 1, wool: 1, grain: 1 },
    points: 1,
    yields: 1,
  },
  { name: 'city', on: 'vertex', stock: 4, cost: { ore: 3, grain: 2 }, points: 2, yields: 2 },
];

export const baseCards: readonly Card[] = [
  { name: 'knight', count: 14 },
  { name: 'victoryPoint', count: 5, points: 1 },
  { name: 'roadBuilding', count: 2 },
  { name: 'plenty', count: 2 },
  { name: 'monopoly', count: 2 },
];

export const baseCardPrice: Bundle = { ore: 1, wool: 1, grain: 1 };

export const baseTerrains: readonly Terrain[] = [
  { name: 'forest', good: 'lumber', land: true },
  { name: 'hills', good: 'brick', land: true },
  { name: 'pasture', good: 'wool', land: true },
  { name: 'fields', good: 'grain', land: true },
  { name: 'mountains', good: 'ore', land: true },
  { name: 'desert', land: true },
];
