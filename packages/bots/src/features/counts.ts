/** What the rule modules of a game count, joined. A page loads it together with the levels that search. */
import type { Game, Seat } from '@landnam/engine';
import type { Belonging } from '../mind/changes.js';
import type { Columns, Counts } from '../mind/insight.js';
import { CAREFUL } from '../mind/temper.js';
import { baseColumns } from './base/columns/index.js';
import { energiesColumns } from './energies/columns/index.js';
import { isPlayed, partsBy, sharedBy } from './index.js';
import { newCatanColumns } from './new-catan/columns/index.js';
import { seafarersColumns } from './seafarers/columns/index.js';

const COUNTS: readonly Counts[] = [
  ...baseColumns,
  ...energiesColumns,
  ...newCatanColumns,
  ...seafarersColumns,
];

/** What its modules say of its fields. */
export const belongingOf = (g: Game): Belonging => {
  const played = COUNTS.filter(isPlayed(g));
  return { parts: partsBy(played), more: Object.assign({}, ...played.map(({ fields }) => fields)) };
};

/** By seat. */
export const columnsOf = (g: Game): readonly (readonly Columns[])[] => {
  const everyone = sharedBy(g, 0 as Seat);
  const played = COUNTS.filter(isPlayed(g));
  return Array.from({ length: g.seats }, (_, seat) => {
    const shared = sharedBy(g, seat as Seat, CAREFUL, everyone);
    return played.flatMap((each) => each.columns(shared));
  });
};
