/** Joins many modules' parts into one feature: lists grow, in tables the later entry wins. */
import type { Addition, Feature } from '../moves/feature.js';

const NOTHING: Feature = {
  goods: {},
  terrains: {},
  pieces: {},
  figures: {},
  cards: {},
  actions: {},
  tools: [],
  primary: [],
  questions: {},
  choosers: {},
  tabs: [],
  prompts: [],
  panels: {},
  hands: {},
  sources: {},
  options: {},
  refusals: {},
  tell: {},
  flights: {},
  sounds: {},
  facts: [],
  piles: [],
  counts: [],
  grounds: [],
  reaches: [],
  layers: [],
  trays: [],
  markets: [],
  seatNotes: [],
  placeNotes: [],
  endings: [],
  taps: [],
};

/** Existing entries keep their place; an entry with the same id takes it. */
export const joinLists = (first: readonly unknown[], second: readonly unknown[]): readonly unknown[] => {
  const idOf = (entry: unknown): unknown => (entry as { id?: string }).id ?? entry;
  const ids = second.map(idOf);
  const kept = first.map((entry) => second[ids.indexOf(idOf(entry))] ?? entry);
  return [...kept, ...second.filter((entry) => !kept.includes(entry))];
};

const joinParts = (one: unknown, other: unknown): unknown =>
  Array.isArray(one)
    ? joinLists(one, other as readonly unknown[])
    : { ...(one as object), ...(other as object) };

const withMore = (feature: Feature, more: Addition): Feature => {
  const parts = Object.entries(more).map(([key, part]) => [
    key,
    joinParts(feature[key as keyof Feature], part),
  ]);
  return { ...feature, ...(Object.fromEntries(parts) as Addition) };
};

export const joined = (additions: readonly Addition[]): Feature => additions.reduce(withMore, NOTHING);
