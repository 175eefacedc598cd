/** Positions as text: the body of one, readable and on one line. `@landnam/maps` adds game, board and options. */
export { makeBodyLine, readBodyLine } from '../core/position/line.js';
export {
  makePosition,
  type PositionBody,
  positionFaults,
  readPositionBody,
  WHOLE,
} from '../core/position/position.js';
export {
  type LayingFault,
  PositionDraft,
  type PositionField,
  positionFields,
} from '../core/position/laying.js';
export type { StackJson } from '../core/position/frames.js';
export type { Word } from '../core/position/values.js';
export type {} from './words.js';
