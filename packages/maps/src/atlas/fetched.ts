/** The map of the first game; those of the others are loaded on demand. */
import base from '../data/base.json' with { type: 'json' };
import type { MapData } from '../format.js';

/** By the first word of a map's id. */
const FETCH: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
  seafarers: async () => (await import('../data/seafarers/index.js')).seafarers,
  energies: async () => (await import('../data/energies/index.js')).energies,
  'new-catan': async () => (await import('../data/new-catan/index.js')).newCatan,
};

const known = new Map<string, MapData>();
export const ATLAS: ReadonlyMap<string, MapData> = known;

// a map is recognized by object identity: the first one stays
const add = (maps: readonly unknown[]): void => {
  for (const map of maps as readonly MapData[]) if (!known.has(map.id)) known.set(map.id, map);
};
add([base]);

export const fetchMaps = async (game: string): Promise<void> => {
  const [folder = ''] = game.split('/');
  if (Object.hasOwn(FETCH, folder)) add((await FETCH[folder]?.()) ?? []);
};
