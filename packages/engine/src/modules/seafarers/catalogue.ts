import type { Piece, Terrain } from '../../slots.js';
import { basePieces, baseTerrains } from '../base/catalogue.js';

export const seaPieces: readonly Piece[] = [
  ...basePieces,
  { name: 'ship', on: 'edge', stock: 15, cost: { lumber: 1, wool: 1 }, points: 0, yields: 0 },
];

export const seaTerrains: readonly Terrain[] = [
  ...baseTerrains,
  { name: 'gold', choice: true, land: true },
  { name: 'sea', land: false, water: true },
  { name: 'fog', land: false },
];
