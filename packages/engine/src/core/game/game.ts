import type { ActionRule, Below, Decision, OperandSpecs } from '../play/actions.js';
import type { Board } from '../board/board.js';
import type { EventSink } from '../play/events.js';
import type { FieldSpecs, Layout } from '../state/fields.js';
import type { Edge, Hex, Seat, Vertex } from '../ids.js';
import type {
  AllSlots,
  AnySlots,
  CauseNames,
  Deal,
  FieldName,
  FrameNames,
  LeastSlots,
  OneSlots,
  RefusalCodes,
  Scenario,
  StagedSlots,
  SumSlots,
  Tellings,
} from '../registry.js';
import type { ByteGuard, Listing } from '../play/listing.js';
import type { Purse } from '../play/prices.js';
import type { Alias, Forbidding } from '../play/reasons.js';
import type { Complaint, FaultTeller } from '../text/said.js';
import type { Shape } from '../text/shape.js';
import type { State } from '../state/state.js';

export type Step = (g: Game, s: State, seat: Seat, a: number, b: number, log: EventSink | null) => void;
export type Of<R> = (g: Game, s: State, seat: Seat) => R;
export type At<I, R> = (g: Game, s: State, seat: Seat, at: I) => R;
export type AtHex<R> = At<Hex, R>;
export type AtVertex<R> = At<Vertex, R>;
export type AtEdge<R> = At<Edge, R>;

/** A restriction knows its rule: compiled to bare functions with a separate table of reasons. */
export interface Must<F> {
  readonly rule: string;
  readonly code: keyof RefusalCodes;
  readonly test: F;
  /** Code that gathers candidate places for a list checks this itself: it is only tested for input from outside. */
  readonly gathered?: true;
}
export const must = <F>(rule: string, code: keyof RefusalCodes, test: F): Must<F> => ({ rule, code, test });
export const gathered = <F>(restriction: Must<F>): Must<F> => ({ ...restriction, gathered: true });

/** A way for a game to end besides the judge's own: checked in recipe order after the active seat. */
export interface End {
  readonly reason: string;
  readonly rule: string;
  over(g: Game, s: State): boolean;
  /** Bit set, possibly empty. */
  winners(g: Game, s: State): number;
}

export type Before = (g: Game, s: State, rule: number, log: EventSink | null) => void;
export interface GuardedBefore extends ByteGuard {
  readonly run: Before;
}

type Many<T> = T | readonly T[];

/** The key says how contributions combine: all = AND, any = OR, sum = +, least = min, one = a single owner. */
export interface Contributions {
  readonly setup?: (g: Game, s: State, deal: Deal) => void;
  /** Runs before every action chosen at these decisions, whichever module brings it. */
  readonly before?: {
    readonly at: readonly (keyof FrameNames)[];
    /** Only where this field's byte is not 0, as for rules. */
    readonly when: FieldName;
    readonly run: Before;
  };
  readonly decisions?: readonly Decision[];
  readonly actions?: readonly ActionRule[];
  readonly staged?: {
    readonly [S in keyof StagedSlots]?: { readonly [K in StagedSlots[S] & string]?: Step };
  };
  readonly routines?: { readonly [K in keyof FrameNames]?: readonly Step[] };
  /** What the bytes of a routine's frame mean, if it has any. */
  readonly operands?: { readonly [K in keyof FrameNames]?: OperandSpecs };
  readonly all?: { readonly [K in keyof AllSlots]?: Many<Must<AllSlots[K]>> };
  readonly any?: { readonly [K in keyof AnySlots]?: AnySlots[K] };
  readonly sum?: { readonly [K in keyof SumSlots]?: SumSlots[K] };
  readonly least?: { readonly [K in keyof LeastSlots]?: LeastSlots[K] };
  readonly one?: { readonly [K in keyof OneSlots]?: OneSlots[K] };
  /** Cause → its rule, for decisions that have a `cause` among their operands; the last one replaces. */
  readonly causes?: { readonly [K in keyof CauseNames]?: string };
  readonly forbids?: readonly Forbidding[];
  readonly ends?: readonly End[];
  /** Counted here, from what one viewer sees, so that no front end has to. Never called during a search. */
  readonly tells?: { readonly [K in keyof Tellings]?: Telling<Tellings[K]> };
  /** By good: the field whose rows hold what seats pay with; the last one replaces. */
  readonly purse?: readonly FieldName[];
  /** Derives those of its fields that follow from others, in a position that was written down; called in recipe order. */
  readonly derive?: (g: Game, s: State) => void;
  /** What is wrong with a position from outside; called once everything is derived. */
  readonly faults?: (g: Game, s: State, tell: FaultTeller) => void;
  /** Named points in a seat's turn: pushes their frames on an empty stack. */
  readonly phases?: Readonly<Record<string, StageStep>>;
  /** The rule by which a finished game takes no action. */
  readonly over?: string;
}
export type Telling<T> = (g: Game, seen: State) => T;
export type StageStep = (g: Game, s: State, seat: Seat) => void;

export interface RuleModule {
  readonly name: string;
  /** Ids of docs/rules that it implements. */
  readonly rules: readonly string[];
  /** Must come earlier in the recipe. */
  readonly needs?: readonly string[];
  /** Its own rules that replace others' in every game it is part of. */
  readonly insteadOf?: readonly Alias[];
  /** `one` slots it takes over, stated explicitly. */
  readonly replaces?: readonly (keyof OneSlots)[];
  /** Restrictions that an action of this module skips: a position may break them. */
  readonly relaxes?: readonly (keyof AllSlots)[];
  readonly group?: string;
  readonly fields?: FieldSpecs;
  /** Kinds of pieces it adds; they come after the recipe's. */
  readonly pieces?: Scenario['pieces'];
  /** What chance decides for this module before the first turn. */
  readonly dealer?: Dealer;
  /** The shape of a map's entry for this module in `params`. */
  readonly data?: Shape;
  /** The part of that entry which play depends on; all of it by default. Drawings may need more. */
  played?(data: unknown): unknown;
  /** Terrains that mean nothing without it. */
  readonly explains?: readonly string[];
  /** What else is wrong with the data a map gives this module; called once its shape is right. */
  problems?(draft: Draft): readonly Complaint[];
  /** Corners where it lays buildings before anybody places one; called once nothing is wrong with its data. */
  stands?(setting: Setting): readonly number[];
  contribute(setting: Setting): Contributions;
}

/** A module's own row of the deal; it is part of the log's header. */
export interface Dealer {
  draw(setting: Setting, below: Below): readonly number[];
  /** What is wrong with a row from outside; null if nothing. */
  check(setting: Setting, row: readonly number[]): string | null;
}

/** A map that is being checked. */
export interface Draft extends Setting {
  /** Terrain by hex as printed on the map; NONE where every game deals it anew. */
  readonly printed: readonly number[];
  /** Terrains that may lie there however it is dealt. */
  readonly dealt: readonly (readonly number[])[];
}

export interface Setting {
  readonly board: Board;
  readonly seats: number;
  readonly scenario: Scenario;
}

/** Names of all slots; the core is given them, it does not know them. */
export interface SlotTable {
  readonly staged: { readonly [S in keyof StagedSlots]: readonly StagedSlots[S][] };
  /** What the bytes of a staged slot's frame mean. */
  readonly operands: { readonly [S in keyof StagedSlots]: OperandSpecs };
  /** Staged slots during which the judge waits. */
  readonly held: readonly (keyof StagedSlots)[];
  readonly all: readonly (keyof AllSlots)[];
  readonly any: readonly (keyof AnySlots)[];
  readonly sum: readonly (keyof SumSlots)[];
  readonly least: readonly (keyof LeastSlots)[];
  readonly one: readonly (keyof OneSlots)[];
}

type Lists<S> = { readonly [K in keyof S]: readonly S[K][] };
export type FrameKinds = { readonly [K in keyof FrameNames | keyof StagedSlots]: number };

/** How nature draws at a decision with a single rule. */
export interface Drawing {
  readonly id: number;
  readonly draw: NonNullable<ActionRule['draw']>;
}

/** Compiled once per recipe, map, options and number of seats; immutable, shared by all its states. */
export interface Game extends Setting {
  readonly layout: Layout;
  /** Catalogue name → names of its entries, for text and JSON. */
  readonly catalogues: Readonly<Record<string, readonly string[]>>;
  /** Pool → how many of each kind there are in total. */
  readonly pools: Readonly<Record<string, readonly number[]>>;
  readonly frames: readonly (Decision | readonly Step[])[];
  /** By frame kind: the steps of a staged slot or routine, null for a decision. */
  readonly steps: readonly (readonly Step[] | null)[];
  /** By frame kind: when a decision has nothing to ask. */
  readonly dones: readonly (NonNullable<Decision['done']> | null)[];
  /** By frame kind: bits of `core.asked` that count there, all or none. */
  readonly sharedAt: Uint8Array;
  /** By frame kind: who is due; null for the default, the frame's seat and those asked beside it. */
  readonly actorsAt: readonly (NonNullable<Decision['actors']> | null)[];
  readonly kind: FrameKinds;
  /** How many steps of a staged slot come before the end of each stage. */
  readonly stageEnds: {
    readonly [S in keyof StagedSlots]: Readonly<Record<StagedSlots[S] & string, number>>;
  };
  readonly frameNames: readonly string[];
  /** By frame kind: what its two bytes mean. */
  readonly frameOperands: readonly OperandSpecs[];
  readonly rules: readonly ActionRule[];
  readonly ruleIds: Readonly<Record<string, number>>;
  readonly rulesAt: readonly (readonly number[])[];
  /** What a decision lists for its own seat, by shared guard; without wide rules, which are never listed. */
  readonly listedAt: readonly Listing[];
  /** What it lists for everyone else who is due. */
  readonly offeredAt: readonly Listing[];
  readonly purse: Purse;
  readonly drawnAt: readonly (Drawing | null)[];
  readonly setups: readonly NonNullable<Contributions['setup']>[];
  readonly beforesAt: readonly (readonly GuardedBefore[])[];
  readonly all: Lists<AllSlots>;
  /** The same, without what is checked while places are gathered. */
  readonly rest: Lists<AllSlots>;
  readonly reasons: { readonly [K in keyof AllSlots]: readonly { rule: string; code: keyof RefusalCodes }[] };
  readonly any: Lists<AnySlots>;
  readonly sum: Lists<SumSlots>;
  /** Which module contributed each term of a sum, in the same order: where points come from. */
  readonly credits: { readonly [K in keyof SumSlots]: readonly string[] };
  readonly least: Lists<LeastSlots>;
  readonly one: { readonly [K in keyof OneSlots]: OneSlots[K] };
  /** Cause → its rule, in the order of the catalogue `cause`. */
  readonly causes: Readonly<Record<string, string>>;
  /** Cause → its index in that catalogue, for code that pushes a frame. */
  readonly cause: { readonly [K in keyof CauseNames]: number };
  readonly aliases: readonly Alias[];
  readonly forbids: readonly Forbidding[];
  readonly ends: readonly End[];
  /** By name; the last module replaces. */
  readonly tells: { readonly [K in keyof Tellings]?: Telling<Tellings[K]> };
  readonly derives: readonly NonNullable<Contributions['derive']>[];
  readonly faults: readonly NonNullable<Contributions['faults']>[];
  readonly phases: Readonly<Record<string, StageStep>>;
  /** The rule by which a finished game takes no action. */
  readonly over: string;
  readonly modules: readonly RuleModule[];
  /** Of which a readable print-out can be made: `planOf`. */
  readonly parts: readonly Part[];
  readonly slots: SlotTable;
}

/** One module's contributions, with its name for the plan and for errors. */
export interface Part {
  readonly module: RuleModule;
  readonly gives: Contributions;
}

/** An action appears where it says so itself, and at decisions that borrow it. */
export const standsAt = ({ name, borrows }: Decision, rule: ActionRule): boolean =>
  rule.at.includes(name) || (borrows !== undefined && rule.at.includes(borrows.from) && borrows.fits(rule));

export const isDecision = (frame: Decision | readonly Step[]): frame is Decision => !Array.isArray(frame);
