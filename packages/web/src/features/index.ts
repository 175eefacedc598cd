/** Which games there are, and what their rule modules bring to the page. */
import { withWords } from '../i18n/fetched.js';
import type { Addition, Feature, GameEntry } from '../moves/feature.js';
import { FOLDERS } from './folders.js';
import { joined } from './join.js';
import type { Folder, Glyphs } from './types.js';

export const games: Readonly<Record<string, GameEntry>> = Object.fromEntries(
  FOLDERS.flatMap((folder) => Object.entries(folder.games ?? {})),
);

const additionsFrom = async (folder: Folder, wanted: ReadonlySet<string>): Promise<readonly Addition[]> => {
  if (folder.needs === undefined || !wanted.has(folder.needs)) return [];
  const additions = await withWords(folder.load());
  return Object.entries(additions).flatMap(([name, addition]) => (wanted.has(name) ? [addition] : []));
};

const load = async (modules: readonly string[]): Promise<Feature> => {
  const wanted = new Set(modules);
  const parts = await Promise.all(FOLDERS.map((folder) => additionsFrom(folder, wanted)));
  return joined(parts.flat());
};

/** Every game's terrains for small pictures; what cannot be fetched is left plain. */
const loadSmall = async (): Promise<Glyphs> => {
  const all = await Promise.all(FOLDERS.map(async ({ small }) => small?.().catch(() => ({}))));
  return Object.assign({}, ...all) as Glyphs;
};

let small: Promise<Glyphs> | undefined;
export const smallTerrains = (): Promise<Glyphs> => (small ??= loadSmall());

const known = new Map<string, Promise<Feature>>();

/**
 * What these rule modules bring, in the order of the folders: base first, so that a game's own word for a thing wins.
 * The same modules give the same value.
 */
export const featureOf = (modules: readonly string[]): Promise<Feature> => {
  const key = [...modules].sort().join();
  const feature = known.get(key) ?? load(modules);
  known.set(key, feature);
  // a folder that could not be loaded is requested again
  feature.catch(() => known.delete(key));
  return feature;
};
