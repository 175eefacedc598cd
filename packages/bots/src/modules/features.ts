/** What the rule modules of a game count, joined. A page loads it together with the levels that search. */
import type { Game, Seat } from '@landnam/engine';
import type { Belonging } from '../mind/changes.js';
import type { FeatureGroup, ModuleFeatures } from '../mind/insight.js';
import { CAREFUL } from '../mind/temper.js';
import { baseFeatures } from './base/features/index.js';
import { energiesFeatures } from './energies/features/index.js';
import { isPlayed, partsBy, sharedBy } from './index.js';
import { newCatanFeatures } from './new-catan/features/index.js';
import { seafarersFeatures } from './seafarers/features/index.js';

const COUNTS: readonly ModuleFeatures[] = [
  ...baseFeatures,
  ...energiesFeatures,
  ...newCatanFeatures,
  ...seafarersFeatures,
];

/** What its modules say of its fields. */
export const belongingOf = (g: Game): Belonging => {
  const played = COUNTS.filter(isPlayed(g));
  return { parts: partsBy(played), more: Object.assign({}, ...played.map(({ fields }) => fields)) };
};

/** By seat. */
export const featuresOf = (g: Game): readonly (readonly FeatureGroup[])[] => {
  const everyone = sharedBy(g, 0 as Seat);
  const played = COUNTS.filter(isPlayed(g));
  return Array.from({ length: g.seats }, (_, seat) => {
    const shared = sharedBy(g, seat as Seat, CAREFUL, everyone);
    return played.flatMap((each) => each.features(shared));
  });
};
