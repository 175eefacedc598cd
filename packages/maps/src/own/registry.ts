/** Maps that do not ship, as far as this process knows them, by the id that their content gives them. */
import { ATLAS } from '#atlas';
import type { MapData } from '../format.js';

const OWN_ID = /^own\/[0-9a-f]{36}$/;

export const isOwnId = (id: string): boolean => OWN_ID.test(id);
export const ownId = (hash: string): string => `own/${hash}`;
/** Empty where an id is no own map's. */
export const hashOfOwn = (id: string): string => (isOwnId(id) ? id.slice('own/'.length) : '');

/** Anybody can send maps, so the one that was longest unused is evicted. */
const MOST = 200;
const known = new Map<string, MapData>();

/** It was checked, and its id is its own. */
export const keepOwn = (map: MapData): void => {
  known.delete(map.id);
  known.set(map.id, map);
  const [oldest = ''] = known.size > MOST ? known.keys() : [];
  known.delete(oldest);
};

export const knownOwn = (id: string): MapData | undefined => {
  const map = known.get(id);
  if (map !== undefined) keepOwn(map);
  return map;
};

/** One that ships, or one that was kept. */
export const findMap = (id: string): MapData | undefined => ATLAS.get(id) ?? knownOwn(id);
