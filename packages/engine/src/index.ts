/** The main entry point: open a game, look at it, play it. README.md lists the other entry points. */
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
} from './core/play/actions.js';
export { ActionList, argA, argB, argC, pack, ruleOf } from './core/play/actions.js';
export * from './core/board/board.js';
export * from './core/play/events.js';
export type { Bytes, FieldSpec, Layout, Place } from './core/state/fields.js';
export { at, KINDS } from './core/state/fields.js';
export { topA, topB, topKind, topSeat } from './core/state/frames.js';
export type { Game, Setting } from './core/game/game.js';
export { hashState } from './core/state/hash.js';
export * from './core/ids.js';
export * from './core/board/lattice.js';
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
} from './core/play/play.js';
export { type Alias, causeOf, waitingRule } from './core/play/reasons.js';
export type * from './core/registry.js';
export * from './core/result.js';
export type { State } from './core/state/state.js';
export type { EdgeTable, HexTable, RowTable, SeatTable, VertexTable } from './core/state/tables.js';
export { brokenPools, brokenTotals, resample, unseen, view } from './core/state/view.js';
export { allPoints, endReasons, publicPoints } from './modules/base/victory.js';
export type { OptionSpec, Options, OptionValue } from './recipes.js';
export { type Price, priceOf } from './shared/supply.js';
export type { Area, Bundle, Card, Good, OpeningRound, Params, Piece, Terrain } from './slots.js';
export type {} from './doors/words.js';
