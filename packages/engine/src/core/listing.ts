/** What a decision lists, prepared once: who is guarded by which byte, what costs what, which neighbours go together. */
import type { ActionRule } from './actions.js';
import { fieldNamed, type Layout } from './fields.js';
import type { Guard, Listing, RuleGroup } from './game.js';
import { FREE, type Purse } from './prices.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

const NO_GUARD: Guard = { start: -1, stride: 0 };

export const guardOf = (layout: Layout, owner: string, when: string | undefined): Guard => {
  if (when === undefined) return NO_GUARD;
  const { place, start, width } = fieldNamed(layout, when);
  const stride = place.per === 'game' ? 0 : 1;
  if (width !== 1 || (stride === 1 && place.per !== 'seat'))
    throw new Error(`${owner}: ${when} has no byte of its own for the game or for each seat`);
  return { start, stride };
};

/** What a list needs to know of all rules. */
interface Book {
  readonly rules: readonly ActionRule[];
  readonly purse: Purse;
  readonly layout: Layout;
}

const isPriced = ({ purse }: Book, id: number): boolean => purse.bits[id] !== FREE;

/** Written out, not spread: groups of different shapes made every list twice as slow. */
const emptyGroup = ({ start, stride }: Guard): Mutable<RuleGroup> => ({
  start,
  stride,
  cost: 0,
  ids: [],
  costs: [],
  lists: [],
});

/** Neighbours with the same guard stand together, those with a price apart: where none can be paid, all are skipped at once. */
const groupsBy = (book: Book, ids: readonly number[]): RuleGroup[] => {
  const groups: Mutable<RuleGroup>[] = [];
  ids.forEach((id, i) => {
    const { type, when, list = null } = book.rules[id];
    const before = ids[i - 1];
    if (i === 0 || book.rules[before].when !== when || isPriced(book, before) !== isPriced(book, id))
      groups.push(emptyGroup(guardOf(book.layout, type, when)));
    const group = groups[groups.length - 1];
    group.cost |= book.purse.bits[id];
    group.ids.push(id);
    group.costs.push(book.purse.bits[id]);
    group.lists.push(list);
  });
  return groups;
};

export const listingOf = (book: Book, ids: readonly number[]): Listing => {
  const listed = ids.filter((id) => book.rules[id].wide === undefined);
  return { groups: groupsBy(book, listed), priced: listed.some((id) => isPriced(book, id)) };
};
