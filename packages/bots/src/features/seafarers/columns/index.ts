import { PROGRESS } from '../../../mind/aspects.js';
import type { Counts } from '../../../mind/insight.js';
import { pirateParts, shipParts } from '../parts.js';
import { clothColumns, fogColumns, fortressColumns, giftColumns, wonderColumns } from './scenarios.js';
import { goldColumns, islandColumns, movingColumns, pirateColumns, shoreColumns } from './shores.js';

/** What the sea and its scenarios count. */
export const seafarersColumns: readonly Counts[] = [
  {
    module: 'ships',
    parts: shipParts,
    fields: { 'ships.moved': PROGRESS },
    columns: (shared) => [...shoreColumns(shared), ...movingColumns(shared)],
  },
  { module: 'gold', columns: goldColumns },
  { module: 'pirate', parts: pirateParts, columns: pirateColumns },
  { module: 'islandChits', columns: islandColumns },
  { module: 'fog', columns: fogColumns },
  { module: 'tribe', columns: giftColumns },
  { module: 'cloth', columns: clothColumns },
  { module: 'pirateIslands', columns: fortressColumns },
  { module: 'wonders', columns: wonderColumns },
];
