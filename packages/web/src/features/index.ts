/**
 * What is on the page now: base's entries, and those of the game that is open over them. A game's folder is
 * fetched when it is opened, so that the first load stays small; only its names are known at once.
 */
import type { GameEvent, RefusalCode } from '@landnam/engine';
import { base } from './base/index.js';
import { FOLDERS } from './folders.js';
import { joinLists } from './join.js';
import type { GameInfo, View } from '../session/types.js';
import type { Addition, Feature, Flight, GameEntry, Line, Sound, Words } from '../moves/feature.js';

type Keys<Kind> = { [K in keyof Feature]: Feature[K] extends Kind ? K : never }[keyof Feature];
type ListKey = Keys<readonly unknown[]>;
type TableKey = Exclude<Keys<Readonly<Record<string, unknown>>>, ListKey | 'games'>;

const now: Feature = Object.fromEntries(
  Object.entries(base).map(([key, part]) => [key, Array.isArray(part) ? [...part] : { ...part }]),
) as unknown as Feature;

export const games: Readonly<Record<string, GameEntry>> = Object.assign(
  {},
  base.games,
  ...FOLDERS.map((folder) => folder.games),
) as Feature['games'];

export const {
  goods,
  terrains,
  pieces,
  figures,
  cards,
  actions,
  questions,
  panels,
  choosers,
  sources,
  options,
  tools,
  primary,
  tabs,
  prompts,
  facts,
  grounds,
  reaches,
  layers,
  trays,
  markets,
  seatNotes,
  placeNotes,
  taps,
  endings,
} = now;

const refillList = (key: ListKey, more: Addition): void => {
  const list = now[key] as unknown[];
  list.splice(0, list.length, ...joinLists(base[key], more[key] ?? []));
};

const refillTable = (key: TableKey, more: Addition): void => {
  const table = now[key] as Record<string, unknown>;
  for (const name of Object.keys(table)) delete table[name];
  Object.assign(table, base[key], more[key]);
};

const refill = (more: Addition): void => {
  for (const key of Object.keys(base) as (keyof Feature)[])
    if (Array.isArray(base[key])) refillList(key as ListKey, more);
    else refillTable(key as TableKey, more);
};

let opened = 0;

/** Everything shown from now on belongs to this game; a later call wins over one still under way. */
export const openFeature = async (game: string): Promise<void> => {
  const turn = ++opened;
  const folder = FOLDERS.find(({ games: names }) => Object.hasOwn(names, game));
  const more = folder === undefined ? {} : await folder.load(game);
  if (turn === opened) refill(more);
};

export const refusalText = (code: RefusalCode): string => now.refusals[code]?.() ?? code;

export const soundOf = ({ type }: GameEvent): Sound | undefined => now.sounds[type];

export const flightsOf = (event: GameEvent, info: GameInfo, view: View): readonly Flight[] => {
  const fly = now.flights[event.type] as
    | ((event: GameEvent, info: GameInfo, view: View) => readonly Flight[])
    | undefined;
  return fly?.(event, info, view) ?? [];
};

export const tellEvent = (event: GameEvent, words: Words): Line | null => {
  const teller = now.tell[event.type] as ((event: GameEvent, words: Words) => Line | null) | undefined;
  return teller?.(event, words) ?? null;
};
