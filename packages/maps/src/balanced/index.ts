/** Boards dealt within limits, and how evenly a board is laid. */
export { dealKind, type DealtMap, type DealWish, type LimitClash, measureMap } from './generate.js';
export { hasFixedTiles } from './fixedTiles.js';
export { limitsFor, strayedFromPrint } from './kin.js';
export { type BoardKind, boardKinds, kindCalled } from './kinds.js';
export {
  LIMITS,
  type LimitForm,
  limitNames,
  limitProblem,
  type BoardLimits,
  type LimitSpec,
  limitText,
  type LimitValue,
  readLimits,
  specOf,
} from './limits.js';
export type { BoardMeasures, CornerMeasures } from './measures.js';
