/**
 * Open interfaces: modules (and `slots.ts`) merge their names in, the core never learns them.
 * Each is empty or nearly so here; `doors/words.ts` lists every module that merges.
 */
import type { Views } from './state/fields.js';
import type { coreFields } from './state/coreFields.js';
import type { EventSink } from './play/events.js';
import type { Game } from './game/game.js';
import type { State } from './state/state.js';

export interface StateGroups {
  readonly core: Views<typeof coreFields>;
}
/** Action type → its operands by name. */
export interface ActionMap {}
/** Event type → its data; what only some seats may see is optional. */
export interface EventMap {}
/** Names of decisions and routines. */
export interface FrameNames {}
/** Codes of refusals: each has a text in every language. */
export interface RefusalCodes {
  notAsked: true;
  notNow: true;
  notOffered: true;
  gameOver: true;
}
/** Codes of what is wrong with a position, and the names of what fills their sentences in: one in every language. */
export interface FaultCodes {
  cardsDiffer: 'given' | 'kind' | 'count';
  hiddenDiffer: 'hidden' | 'unseen';
  nobodyAsked: never;
  asksNobody: 'frame';
  nothingToDo: 'frame' | 'seat';
  restsOnStep: 'frame';
  seatUnknown: 'frame';
  lowestFrame: 'frame';
  nothingTakesEffect: never;
  turnNotBegun: 'active';
  turnOfAnother: 'seat' | 'active';
  frameOfAnother: 'frame' | 'seat' | 'active';
  followsOtherwise: never;
  boardFull: never;
}
/** What a recipe and a map fix for a compiled game. */
export interface Scenario {}
/** What differs from one dealt game to the next. */
export interface Deal {}

/** The cause of a question that several rules ask: named by the frame, told to the seat that is asked. */
export interface CauseNames {}

/** What a module tells viewers of the table beyond its fields: name → data. */
export interface Tellings {}
/** A field by its group and name: `base.hand`. */
export type FieldName = {
  [G in keyof StateGroups & string]: `${G}.${keyof StateGroups[G] & string}`;
}[keyof StateGroups & string];

/** Slots by the way their contributions combine. */
export interface AllSlots {}
export interface AnySlots {}
export interface SumSlots {}
export interface LeastSlots {}
export interface OneSlots {
  /** Ends the game if it is won or over; called between two steps whenever points may have changed. */
  judge: (g: Game, s: State, log: EventSink | null) => void;
}
/** Staged slots → their stages. */
export interface StagedSlots {}
