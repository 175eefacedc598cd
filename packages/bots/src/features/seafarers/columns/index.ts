import { counting, type Features } from '../../../mind/insight.js';
import { clothColumns, fogColumns, fortressColumns, giftColumns, wonderColumns } from './scenarios.js';
import { goldColumns, islandColumns, movingColumns, pirateColumns, shoreColumns } from './shores.js';

/** What the sea and its scenarios count. */
export const seafarersColumns: readonly Features[] = [
  counting('ships', (shared) => [...shoreColumns(shared), ...movingColumns(shared)]),
  counting('gold', goldColumns),
  counting('pirate', pirateColumns),
  counting('islandChits', islandColumns),
  counting('fog', fogColumns),
  counting('tribe', giftColumns),
  counting('cloth', clothColumns),
  counting('pirateIslands', fortressColumns),
  counting('wonders', wonderColumns),
];
