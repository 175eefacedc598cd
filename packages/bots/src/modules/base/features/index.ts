import type { ModuleFeatures } from '../../../mind/insight.js';
import { armyFeatures, routeFeatures } from './awards.js';
import { buildingFeatures } from './buildings.js';
import { cardFeatures } from './cards.js';
import { handFeatures, rateFeatures } from './hands.js';
import { productionFeatures } from './production.js';
import { pointFeatures, turnFeatures } from './turn.js';

/** What the classic island counts. */
export const baseFeatures: readonly ModuleFeatures[] = [
  { module: 'turn', features: turnFeatures },
  { module: 'victory', features: pointFeatures },
  { module: 'production', features: productionFeatures },
  { module: 'buildings', features: buildingFeatures },
  { module: 'cards', features: cardFeatures },
  { module: 'supplyTrade', features: rateFeatures },
  { module: 'discards', features: handFeatures },
  { module: 'longestRoute', features: routeFeatures },
  { module: 'largestArmy', features: armyFeatures },
];
