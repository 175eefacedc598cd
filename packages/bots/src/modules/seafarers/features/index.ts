import { PROGRESS } from '../../../mind/aspects.js';
import type { ModuleFeatures } from '../../../mind/insight.js';
import { pirateParts, shipParts } from '../parts.js';
import { clothFeatures, fogFeatures, fortressFeatures, giftFeatures, wonderFeatures } from './scenarios.js';
import { goldFeatures, islandFeatures, movingFeatures, pirateFeatures, shoreFeatures } from './shores.js';

/** What the sea and its scenarios count. */
export const seafarersFeatures: readonly ModuleFeatures[] = [
  {
    module: 'ships',
    parts: shipParts,
    fields: { 'ships.moved': PROGRESS },
    features: (shared) => [...shoreFeatures(shared), ...movingFeatures(shared)],
  },
  { module: 'gold', features: goldFeatures },
  { module: 'pirate', parts: pirateParts, features: pirateFeatures },
  { module: 'islandChits', features: islandFeatures },
  { module: 'fog', features: fogFeatures },
  { module: 'tribe', features: giftFeatures },
  { module: 'cloth', features: clothFeatures },
  { module: 'pirateIslands', features: fortressFeatures },
  { module: 'wonders', features: wonderFeatures },
];
