/** What a decision lists, prepared once: which byte guards what, what costs what, which rules are grouped. */
import type { ActionRule } from './actions.js';
import { fieldNamed, type Layout } from '../state/fields.js';
import { FREE, type Purse } from './prices.js';

/** A byte that must not be 0: one for the game, or one per seat (`stride` 1). Without a guard `start` is negative. */
export interface ByteGuard {
  readonly start: number;
  readonly stride: number;
}

/** Rows of plain numbers, read in order: with objects, each rule of a list was a memory access of its own. */
export interface Listing {
  /** Some rule has a price. */
  readonly priced: boolean;
  /** By group of consecutive rules: its guard, what any of them costs, and the index after its last rule. */
  readonly starts: Int32Array;
  readonly strides: Uint8Array;
  readonly dues: Int32Array;
  readonly ends: Uint8Array;
  /** By rule: its id, its prices as bits, and its list function; null for what is always there. */
  readonly ids: Uint8Array;
  readonly costs: Int32Array;
  readonly lists: readonly (NonNullable<ActionRule['list']> | null)[];
}

const NO_GUARD: ByteGuard = { start: -1, stride: 0 };

export const guardOf = (layout: Layout, owner: string, when: string | undefined): ByteGuard => {
  if (when === undefined) return NO_GUARD;
  const { place, start, width } = fieldNamed(layout, when);
  const stride = place.per === 'game' ? 0 : 1;
  if (width !== 1 || (stride === 1 && place.per !== 'seat'))
    throw new Error(`${owner}: ${when} has no byte of its own for the game or for each seat`);
  return { start, stride };
};

/** What a list needs to know of all rules. */
export interface Book {
  readonly rules: readonly ActionRule[];
  readonly purse: Purse;
  readonly layout: Layout;
}

const isPriced = ({ purse }: Book, id: number): boolean => purse.bits[id] !== FREE;

/** Consecutive rules with the same guard are grouped, those with a price separately: if none can be paid, the whole group is skipped. */
const groupsOf = (book: Book, ids: readonly number[]): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  ids.forEach((id, i) => {
    const before = ids[i - 1];
    const apart =
      i === 0 ||
      book.rules[before].when !== book.rules[id].when ||
      isPriced(book, before) !== isPriced(book, id);
    if (apart) groups.push([]);
    groups[groups.length - 1].push(id);
  });
  return groups;
};

export const listingOf = (book: Book, standing: readonly number[]): Listing => {
  const { rules, purse, layout } = book;
  const ids = standing.filter((id) => rules[id].wide === undefined);
  const groups = groupsOf(book, ids);
  const guards = groups.map(([id]) => guardOf(layout, rules[id].type, rules[id].when));
  let end = 0;
  return {
    priced: ids.some((id) => isPriced(book, id)),
    starts: Int32Array.from(guards, ({ start }) => start),
    strides: Uint8Array.from(guards, ({ stride }) => stride),
    dues: Int32Array.from(groups, (group) => group.reduce((bits, id) => bits | purse.bits[id], 0)),
    ends: Uint8Array.from(groups, (group) => (end += group.length)),
    ids: Uint8Array.from(ids),
    costs: Int32Array.from(ids, (id) => purse.bits[id]),
    lists: ids.map((id) => rules[id].list ?? null),
  };
};
