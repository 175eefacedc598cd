/** Every map at once. Where they are loaded game by game, `fetched.ts` takes its place (`imports` in package.json). */
import base from '../data/base.json' with { type: 'json' };
import { energies } from '../data/energies/index.js';
import { newCatan } from '../data/new-catan/index.js';
import { seafarers } from '../data/seafarers/index.js';
import type { MapData } from '../format.js';

const shipped = [base, ...seafarers, ...energies, ...newCatan] as unknown as readonly MapData[];

export const ATLAS: ReadonlyMap<string, MapData> = new Map(shipped.map((map) => [map.id, map]));

export const fetchMaps = async (_game: string): Promise<void> => undefined;
