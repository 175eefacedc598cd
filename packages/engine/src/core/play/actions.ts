import type { Game } from '../game/game.js';
import type { EventSink } from './events.js';
import type { Seat } from '../ids.js';
import type { Cost } from './prices.js';
import type { ActionMap, FieldName, FrameNames, RefusalCodes } from '../registry.js';
import type { State } from '../state/state.js';

/** The external form: JSON unions. Ids are numbers, kinds are names. */
export type Action = {
  [K in keyof ActionMap]: { readonly type: K } & Readonly<ActionMap[K]>;
}[keyof ActionMap];

/** The internal form: rule id << 24 | a << 16 | b << 8 | c. */
export type Packed = number;
/** Operands of a wide rule: one row of `KINDS` bytes for each of its bundles. */
export type Operands = Uint8Array;
export interface Move {
  readonly packed: Packed;
  readonly more?: Operands;
}

export type RefusalCode = keyof RefusalCodes;
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: string;
  /** What is missing, by good, where a price is what stands in the way. */
  readonly lacks?: readonly number[];
}
export const refusal = (code: RefusalCode, rule: string): Refusal => ({ code, rule });

export const pack = (rule: number, a = 0, b = 0, c = 0): Packed => (rule << 24) | (a << 16) | (b << 8) | c;
export const ruleOf = (packed: Packed): number => packed >>> 24;
export const argA = (packed: Packed): number => (packed >>> 16) & 255;
export const argB = (packed: Packed): number => (packed >>> 8) & 255;
export const argC = (packed: Packed): number => packed & 255;

export const MOST_ACTIONS = 4096;

/** A reusable list; throws when full instead of losing an action. */
export class ActionList {
  readonly items = new Int32Array(MOST_ACTIONS);
  /** Only nature's outcomes have weights other than 1. */
  readonly weights = new Int32Array(MOST_ACTIONS).fill(1);
  length = 0;
  /** Weights from here on are 1. */
  private weighed = 0;
  clear(): void {
    while (this.weighed > 0) this.weights[--this.weighed] = 1;
    this.length = 0;
  }
  push(packed: Packed): void {
    if (this.length === MOST_ACTIONS) throw new RangeError('more legal actions than an ActionList holds');
    this.items[this.length++] = packed;
  }
  weigh(packed: Packed, weight: number): void {
    this.push(packed);
    this.setWeight(this.length - 1, weight);
  }
  setWeight(index: number, weight: number): void {
    this.weights[index] = weight;
    this.weighed = Math.max(this.weighed, index + 1);
  }
  has(packed: Packed): boolean {
    for (let i = 0; i < this.length; i++) if (this.items[i] === packed) return true;
    return false;
  }
  toArray(): Packed[] {
    return Array.from(this.items.subarray(0, this.length));
  }
}

/** A place on the board, a seat, a plain number, or the name of a catalogue whose entries are written by name. */
export type OperandType = 'hex' | 'vertex' | 'edge' | 'seat' | 'number' | (string & {});
/** Operand name → its type, in the order a, b, c. */
export type OperandSpecs = Readonly<Record<string, OperandType>>;

/** A named point where the game waits. Several seats may be due at the same time. `a`, `b` are the frame's two bytes. */
export interface Decision {
  readonly name: keyof FrameNames;
  /** The rule that asks: named when a seat acts that was not asked. */
  readonly rule: string;
  /** The same, where it depends on the frame and no `cause` among its operands says it. */
  readonly ruleNow?: (g: Game, s: State) => string;
  /** Offers what another decision offers, as far as it fits. */
  readonly borrows?: { readonly from: keyof FrameNames; readonly fits: (rule: ActionRule) => boolean };
  /** What the frame's bytes `a` and `b` mean. One may be a `cause`, whose rule is then the one that asks. */
  readonly operands?: OperandSpecs;
  /** Seats in `core.asked` are due as well as the frame's seat. */
  readonly shared?: true;
  /** Bit set; by default the frame's seat and those asked beside it. */
  readonly actors?: (g: Game, s: State, seat: Seat, a: number, b: number) => number;
  /** Nothing (more) to ask: settle pops it. */
  readonly done?: (g: Game, s: State, seat: Seat, a: number, b: number) => boolean;
}

/** One kind of action: where it may appear, what is legal now, what it does. */
export interface ActionRule {
  readonly type: keyof ActionMap;
  readonly rule: string;
  readonly at: readonly (keyof FrameNames)[];
  readonly operands: OperandSpecs;
  /** The piece that it places in an opening. */
  readonly opens?: string;
  /** Operands that may be NONE, written `-`. */
  readonly optional?: readonly string[];
  /** The first two operands are a set: listed and written in ascending order, accepted in either. */
  readonly anyOrder?: true;
  /** Operands that do not fit into the int: rows of counts beside it, never listed. Name → catalogue. */
  readonly wide?: OperandSpecs;
  /** Offered to every actor of the decision, not only to the frame's own seat. */
  readonly anybody?: true;
  /** Seats that are not asked may act too, if `refuse` lets them. */
  readonly unasked?: true;
  /** What is shown as its price, where that is not its only cost. */
  readonly price?: Cost;
  /** A field with one byte for the game or per seat: where it is 0, nothing is listed. Consecutive rules that share it are checked once. */
  readonly when?: FieldName;
  /** One of these must be payable, or nothing is listed: with a single one, `list` need not check again. */
  readonly costs?: readonly Cost[];
  /** Without it the action is in every list where its guard and its costs allow, and has no operands. */
  readonly list?: (g: Game, s: State, seat: Seat, id: number, out: ActionList) => void;
  /** Whether two or more would be listed, without listing them all; false if unknown. */
  readonly several?: (g: Game, s: State, seat: Seat) => boolean;
  /** null exactly for what `list` lists (for a wide or unasked rule: for what is legal). */
  readonly refuse: (g: Game, s: State, seat: Seat, packed: Packed, more?: Operands) => Refusal | null;
  /** Chance: probability = weight / sum; a rule without it uses the weights that it lists. */
  readonly weight?: (g: Game, s: State, packed: Packed) => number;
  /** Chance: an outcome drawn without listing them all; the same one that the list and this `below` would give. */
  readonly draw?: (g: Game, s: State, id: number, below: Below) => Packed;
  /** Gives nothing away and takes nothing: what is played for a person who does not answer. */
  readonly idle?: (packed: Packed) => boolean;
  /** Chance: operands that only some seats may learn. */
  readonly secret?: true;
  /** A wide rule's proposals for bots: a legal one, or null. */
  readonly sample?: (g: Game, s: State, seat: Seat, below: Below) => Operands | null;
  readonly apply: (
    g: Game,
    s: State,
    seat: Seat,
    packed: Packed,
    log: EventSink | null,
    more?: Operands,
  ) => void;
}

/** A uniformly drawn integer from 0 up to, not including, `n`. The only source of chance. */
export type Below = (n: number) => number;
