import type { Counts } from '../../../mind/insight.js';
import { armyColumns, routeColumns } from './awards.js';
import { buildingColumns } from './buildings.js';
import { cardColumns } from './cards.js';
import { handColumns, rateColumns } from './hands.js';
import { productionColumns } from './production.js';
import { pointColumns, turnColumns } from './turn.js';

/** What the classic island counts. */
export const baseColumns: readonly Counts[] = [
  { module: 'turn', columns: turnColumns },
  { module: 'victory', columns: pointColumns },
  { module: 'production', columns: productionColumns },
  { module: 'buildings', columns: buildingColumns },
  { module: 'cards', columns: cardColumns },
  { module: 'supplyTrade', columns: rateColumns },
  { module: 'discards', columns: handColumns },
  { module: 'longestRoute', columns: routeColumns },
  { module: 'largestArmy', columns: armyColumns },
];
