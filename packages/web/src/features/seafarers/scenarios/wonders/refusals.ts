import { t } from './words/index.js';

export const refusals = {
  hasAWonder: t.hasAWonder,
  wonderIsTaken: t.wonderIsTaken,
  wonderNeedsMore: t.wonderNeedsMore,
  noWonderBegun: t.noWonderBegun,
  wonderNotHighest: t.wonderNotHighest,
  closedAtStart: t.closedAtStart,
} as const;
