/** The worker's part of maps that do not ship: reading, checking, keeping, and having them at hand for a game. */
import { findMap, hashOfOwn, isOwnId, type MapData, type MapProblem } from '@landnam/maps';
import { fetchAll, judgeOwn, type LiveTable, type OwnMap, parseOwn, takeOwn } from '@landnam/table';
import { storedMap, storeMap } from '../../workshop/storedMaps.js';

const recipeIn = (data: unknown): { readonly recipe?: unknown } =>
  typeof data === 'object' && data !== null ? data : {};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A file's text, or a map as data. */
export const check = async (given: string | object): Promise<OwnMap> => {
  await fetchAll('', recipeIn(typeof given === 'string' ? parsed(given) : given));
  return typeof given === 'string' ? parseOwn(given) : judgeOwn(given);
};

/** One that was checked: afterwards it can be played in this worker, and in others if it could be stored. */
export const keep = async (map: MapData, before?: string): Promise<boolean> => {
  const own = takeOwn(map);
  const hash = hashOfOwn(own.id);
  const known = await storedMap(hash);
  if (known !== undefined) return true;
  return storeMap({ hash, map: own, kept: Date.now(), ...(before !== undefined && { before }) });
};

const describe = ([first]: readonly MapProblem[]): string =>
  first === undefined ? '' : `${first.where}: ${first.what}`;

/** Checked again: another version of the page may have stored it. */
export const load = async (game: string): Promise<void> => {
  if (!isOwnId(game) || findMap(game) !== undefined) return;
  const stored = await storedMap(hashOfOwn(game));
  if (stored === undefined) return;
  const checked = await check(stored.map);
  if (!checked.ok) throw new Error(describe(checked.error));
  takeOwn(checked.value);
};

/** So that another game can be played on the map that came with one. */
export const keepMapOf = async ({ table, header }: LiveTable): Promise<void> => {
  if (header.mapData !== undefined) await keep(table.map);
};
