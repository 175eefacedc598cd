/** The main door: a game is opened, looked at and played. README.md lists the other doors. */
export type {
  Action,
  Below,
  Move,
  OperandSpecs,
  Operands,
  OperandType,
  Packed,
  Refusal,
  RefusalCode,
} from './core/actions.js';
export { ActionList, argA, argB, argC, pack, ruleOf } from './core/actions.js';
export * from './core/board.js';
export * from './core/events.js';
export type { Bytes, FieldSpec, Layout, Place } from './core/fields.js';
export { at, KINDS } from './core/fields.js';
export { topA, topB, topKind, topSeat } from './core/frames.js';
export type { Game, Setting } from './core/game.js';
export { hashState } from './core/hash.js';
export * from './core/ids.js';
export * from './core/lattice.js';
export {
  actionsOf,
  actors,
  apply,
  begin,
  drawOutcome,
  idleAction,
  isLegal,
  isOver,
  legalActions,
  listOutcomes,
  makeState,
  outcomeKind,
  refuse,
  total,
  weightOf,
} from './core/play.js';
export { type Alias, causeOf, waitingRule } from './core/reasons.js';
export type * from './core/registry.js';
export * from './core/result.js';
export type { State } from './core/state.js';
export type { EdgeTable, HexTable, RowTable, SeatTable, VertexTable } from './core/tables.js';
export { brokenPools, brokenTotals, resample, unseen, view } from './core/view.js';
export { allPoints, endReasons, publicPoints } from './modules/base/victory.js';
export type { OptionSpec, Options, OptionValue } from './recipes.js';
export { type Price, priceOf } from './shared/supply.js';
export type { Area, Bundle, Card, Good, OpeningRound, Params, Piece, Terrain } from './slots.js';
export type {} from './doors/words.js';
