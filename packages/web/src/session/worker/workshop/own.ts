/** The worker's part of maps that do not ship: reading, checking, keeping, and having them at hand for a game. */
import { findMap, hashOfOwn, isOwnId, type MapData, type MapProblem } from '@landnam/maps';
import {
  fetchAll,
  judgeOwn,
  type LiveTable,
  makeMapText,
  type OwnMap,
  parseOwn,
  takeOwn,
} from '@landnam/table';
import type { GalleryMap } from '../../workshop/galleryTypes.js';
import { storedMap, storeMap } from '../../workshop/storedMaps.js';

export const recipeIn = (data: unknown): { readonly recipe?: unknown } =>
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
  const isNext = before !== undefined && before !== hash;
  return storeMap({ hash, map: own, kept: Date.now(), ...(isNext && { before }) });
};

const describe = ([first]: readonly MapProblem[]): string =>
  first === undefined ? '' : `${first.where}: ${first.what}`;

/** One that was checked, for this worker alone. */
export const hold = (map: MapData): void => void takeOwn(map);

/** Maps that come with the page, under the ids that they are played by. */
export const gallery = async (): Promise<readonly GalleryMap[]> => {
  const { GALLERY, MEASURED, placeAhead, RETIRED } = await import('@landnam/maps/gallery');
  for (const map of RETIRED) takeOwn(map);
  return GALLERY.map((map) => {
    const measured = MEASURED[map.id.replace(/^.*\//, '')];
    const ahead = measured && placeAhead(measured);
    return {
      map: takeOwn(map),
      ...(measured && { measured }),
      ...(ahead !== undefined && { ahead }),
    };
  });
};

/** Where a friend chose it: by its hash, whoever sent it there. */
const fromServer = async (hash: string): Promise<unknown> => {
  const reply = await fetch(`/api/maps/${hash}`).catch(() => undefined);
  return reply?.ok ? reply.json() : undefined;
};

/** Another version of the page may have stored it, and a server may send anything: it is checked, and must be what was asked for. */
const taken = async (game: string, data: unknown): Promise<void> => {
  const checked = await check(data as object);
  if (!checked.ok) throw new Error(describe(checked.error));
  if (checked.value.id !== game) throw new Error(`another map came: ${checked.value.id}`);
  takeOwn(checked.value);
};

/** Nothing if nobody has it. */
export const load = async (game: string): Promise<void> => {
  if (!isOwnId(game) || findMap(game) !== undefined) return;
  const stored = (await storedMap(hashOfOwn(game)))?.map;
  if (stored !== undefined) return taken(game, stored);
  await gallery();
  if (findMap(game) !== undefined) return;
  const sent = await fromServer(hashOfOwn(game));
  if (sent !== undefined) await taken(game, sent);
};

/** As it is sent to a server; undefined if nobody has it. */
export const textOf = async (game: string): Promise<string | undefined> => {
  await load(game);
  const map = findMap(game);
  return map && makeMapText(map);
};

/** So that another game can be played on the map that came with one. */
export const keepMapOf = async ({ table, header }: LiveTable): Promise<void> => {
  if (header.mapData !== undefined) await keep(table.map);
};
