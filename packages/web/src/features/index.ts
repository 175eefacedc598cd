/** Which games there are, and what their rule modules bring to the page. */
import { withWords } from '../i18n/fetched.js';
import type { Addition, Feature, GameEntry } from '../moves/feature.js';
import { getLocale } from '../i18n/locale.js';
import type { GameInfo } from '../session/types.js';
import { FOLDERS } from './folders.js';
import { joined } from './join.js';
import type { Folder, Glyphs } from './types.js';

export const games: Readonly<Record<string, GameEntry>> = Object.fromEntries(
  FOLDERS.flatMap((folder) => Object.entries(folder.games ?? {})),
);

/** The game whose rules and drawings a map of somebody's own is played with: of all that its modules need, the most special. */
const kinOf = (modules: readonly string[]): string => {
  const kin = FOLDERS.filter(({ games, needs }) => games && needs && modules.includes(needs)).at(-1);
  return Object.keys(kin?.games ?? games)[0] ?? '';
};

interface Named extends Pick<GameInfo, 'modules' | 'own'> {
  readonly setup: Pick<GameInfo['setup'], 'game'>;
}

/** The game itself, or the one whose rules hold on a map of somebody's own. */
export const ruledBy = ({ setup, modules, own }: Named): string =>
  own === undefined ? setup.game : kinOf(modules);

const known = new WeakMap<object, GameEntry>();

const ownEntry = (info: Named, { name, about }: NonNullable<Named['own']>): GameEntry | undefined => {
  const kin = games[ruledBy(info)];
  if (kin === undefined) return undefined;
  const { lesson: _lesson, coaching: _coaching, ...rest } = kin;
  return { ...rest, name: () => name, about: () => about?.[getLocale()] ?? about?.['en'] ?? '' };
};

/** What a game is called and drawn by; the same one for the same information. */
export const entryOf = (info: Named): GameEntry | undefined => {
  const { setup, own } = info;
  if (own === undefined) return games[setup.game];
  const entry = known.get(own) ?? ownEntry(info, own);
  if (entry !== undefined) known.set(own, entry);
  return entry;
};

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

const loaded = new Map<string, Promise<Feature>>();

/**
 * What these rule modules bring, in the order of the folders: base first, so that a game's own word for a thing wins.
 * The same modules give the same value.
 */
export const featureOf = (modules: readonly string[]): Promise<Feature> => {
  const key = [...modules].sort().join();
  const feature = loaded.get(key) ?? load(modules);
  loaded.set(key, feature);
  // a folder that could not be loaded is requested again
  feature.catch(() => loaded.delete(key));
  return feature;
};
