import {
  ActionList,
  type Below,
  type Move,
  type Operands,
  pack,
  type Packed,
  type Refusal,
  refusal,
  ruleOf,
} from './actions.js';
import type { EventSink } from './events.js';
import { makeViews } from '../state/fields.js';
import { frameStart, pop, push, settle, topA, topB, topKind, topSeat } from '../state/frames.js';
import type { Game } from '../game/game.js';
import { bit, CHANCE, hasBit, type Seat } from '../ids.js';
import { fitsOperands, inOrder } from './operands.js';
import { FREE, payable } from './prices.js';
import { type Attempt, nameRule, untimely } from './reasons.js';
import type { AllSlots, Deal } from '../registry.js';
import { fail, ok, type Result } from '../result.js';
import type { State } from '../state/state.js';
import { sumTotals } from '../state/view.js';

export const makeState = (g: Game): State => makeViews(g.layout);

const fillFresh = (g: Game, s: State): void => {
  s.bytes.fill(0);
  for (const place of g.layout.places)
    if (place.fill !== 0) s.bytes.fill(place.fill, place.start, place.start + place.rows * place.width);
};

/** Puts a dealt game into a state and runs it to its first question. */
export const begin = (g: Game, s: State, deal: Deal, log: EventSink | null = null): void => {
  fillFresh(g, s);
  for (const setup of g.setups) setup(g, s, deal);
  sumTotals(g, s);
  settle(g, s, log);
};

export const isOver = (s: State): boolean => s.core.ended[0] !== 0;

/** Bit set of seats that may act; CHANCE's bit for nature; 0 when the game is over. */
export const actors = (g: Game, s: State): number => {
  if (s.core.ended[0] !== 0) return 0;
  const { frames, asked } = s.core;
  const top = frameStart(s);
  const kind = frames[top];
  const seat = frames[top + 1] as Seat;
  const actorsOf = g.actorsAt[kind];
  if (actorsOf !== null) return actorsOf(g, s, seat, topA(s), topB(s));
  return bit(seat) | (asked[0] & g.sharedAt[kind]);
};

/** Fills a reused list with what the decision on top offers this seat. */
export const listActions = (g: Game, s: State, seat: Seat, out: ActionList): void => {
  const { frames } = s.core;
  const top = frameStart(s);
  const listing = (seat === frames[top + 1] ? g.listedAt : g.offeredAt)[frames[top]];
  const { starts, strides, dues, ends, ids, costs, lists } = listing;
  const paid = listing.priced ? payable(g, s, seat) : FREE;
  const { bytes } = s;
  for (let i = 0, j = 0; i < ends.length; i++) {
    const end = ends[i];
    const start = starts[i];
    const skipped = (dues[i] & paid) === 0 || (start >= 0 && bytes[start + seat * strides[i]] === 0);
    if (skipped) j = end;
    for (; j < end; j++) {
      if ((costs[j] & paid) === 0) continue;
      const list = lists[j];
      if (list === null) out.push(pack(ids[j]));
      else list(g, s, seat, ids[j], out);
    }
  }
};

/** For drivers that have just called `actors`: the seat is one of them. */
export const actionsOf = (g: Game, s: State, seat: Seat, out: ActionList): void => {
  out.clear();
  listActions(g, s, seat, out);
};

export const legalActions = (g: Game, s: State, seat: Seat, out: ActionList): void => {
  out.clear();
  if (hasBit(actors(g, s), seat)) listActions(g, s, seat, out);
};

/** What is played for a seat that does not answer; undefined where every choice matters. */
export const idleAction = (g: Game, legal: ActionList): Packed | undefined =>
  legal.toArray().find((packed) => g.rules[ruleOf(packed)].idle?.(packed));

/** Trusts its caller. */
export const apply = (
  g: Game,
  s: State,
  seat: Seat,
  packed: Packed,
  log: EventSink | null = null,
  more?: Operands,
): void => {
  const rule = ruleOf(packed);
  const befores = g.beforesAt[topKind(s)];
  for (let i = 0; i < befores.length; i++) {
    const { start, stride, run } = befores[i];
    if (start < 0 || s.bytes[start + seat * stride] !== 0) run(g, s, rule, log);
  }
  g.rules[rule].apply(g, s, seat, packed, log, more);
  settle(g, s, log);
};

const refuseAsShared = (attempt: Attempt, move: Move): Refusal | null => {
  const { g, s, seat, packed } = attempt;
  const rule = g.rules[ruleOf(packed)];
  if (s.core.ended[0] !== 0) return refusal('gameOver', g.over);
  const asked = hasBit(actors(g, s), seat) && (rule.anybody || seat === topSeat(s));
  if (!asked && (!rule.unasked || seat >= g.seats)) return untimely(attempt, 'notAsked');
  if (!g.rulesAt[topKind(s)].includes(ruleOf(packed))) return untimely(attempt, 'notNow');
  if (!fitsOperands(g, rule, move)) return refusal('notOffered', rule.rule);
  return rule.refuse(g, s, seat, packed, move.more);
};

/** Why a seat may not do this now, by the rule of this game; null if it may. */
export const refuse = (g: Game, s: State, seat: Seat, move: Move): Refusal | null => {
  const attempt = { g, s, seat, packed: move.packed };
  const why = refuseAsShared(attempt, move);
  return why === null ? null : nameRule(attempt, why);
};

/** For the edge, where actions come from outside; returns the move as it would be listed. */
export const isLegal = (g: Game, s: State, seat: Seat, move: Move): Result<Move, Refusal> => {
  const why = refuse(g, s, seat, move);
  if (why !== null) return fail(why);
  return ok({ ...move, packed: inOrder(g.rules[ruleOf(move.packed)], move.packed) });
};

const outcomes = new ActionList();

/** Weight of one of nature's outcomes; 0 if it cannot happen now. */
export const weightOf = (g: Game, s: State, packed: Packed): number => {
  outcomes.clear();
  listOutcomes(g, s, outcomes);
  for (let i = 0; i < outcomes.length; i++) if (outcomes.items[i] === packed) return outcomes.weights[i];
  return 0;
};

/** Nature's outcomes with their weights; returns the sum. Only a holder of the whole state may call it. */
export const listOutcomes = (g: Game, s: State, out: ActionList): number => {
  out.clear();
  listActions(g, s, CHANCE, out);
  let sum = 0;
  let last = -1;
  let rule = g.rules[0];
  for (let i = 0; i < out.length; i++) {
    const id = ruleOf(out.items[i]);
    if (id !== last) rule = g.rules[(last = id)];
    if (rule.weight !== undefined) out.setWeight(i, rule.weight(g, s, out.items[i]));
    sum += out.weights[i];
  }
  return sum;
};

/** What nature is asked for, by the name of the frame that asks: dice, a theft, a card. Proofs of chance contain it. */
export const outcomeKind = (g: Game, s: State): string => g.frameNames[topKind(s)];

/** One of nature's outcomes, drawn by its weight. */
export const drawOutcome = (g: Game, s: State, below: Below, scratch: ActionList): Packed => {
  const drawn = g.drawnAt[topKind(s)];
  if (drawn !== null) return drawn.draw(g, s, drawn.id, below);
  let left = below(listOutcomes(g, s, scratch));
  for (let i = 0; i < scratch.length; i++) {
    left -= scratch.weights[i];
    if (left < 0) return scratch.items[i];
  }
  throw new Error(`${g.frameNames[topKind(s)]}: nature has no outcome`);
};

const choices = new ActionList();

const hasSeveral = (g: Game, s: State, kind: number, seat: Seat): boolean => {
  const ids = g.rulesAt[kind];
  for (let i = 0; i < ids.length; i++) if (g.rules[ids[i]].several?.(g, s, seat)) return true;
  return false;
};

/** Whoever is asked now has nothing to answer. */
export const isStuck = (g: Game, s: State, seat: Seat): boolean => {
  choices.clear();
  listActions(g, s, seat, choices);
  return choices.length === 0;
};

/**
 * Asks a seat, unless there is nothing to ask: without a legal action the frame is dropped,
 * and a single one is played.
 */
export const ask = (
  g: Game,
  s: State,
  kind: number,
  seat: Seat,
  a: number,
  b: number,
  log: EventSink | null,
): void => {
  push(s, kind, seat, a, b);
  if (hasSeveral(g, s, kind, seat)) return;
  if (isStuck(g, s, seat)) pop(s);
  else if (choices.length === 1) {
    const only = choices.items[0];
    g.rules[ruleOf(only)].apply(g, s, seat, only, log);
  }
};

type Test<I> = (g: Game, s: State, seat: Seat, at: I) => boolean;

/** All tests of a slot pass. */
export const passes = <I>(tests: readonly Test<I>[], g: Game, s: State, seat: Seat, at: I): boolean => {
  for (let i = 0; i < tests.length; i++) if (!tests[i](g, s, seat, at)) return false;
  return true;
};

/** Any contribution of a slot holds. */
export const holds = <I>(tests: readonly Test<I>[], g: Game, s: State, seat: Seat, at: I): boolean => {
  for (let i = 0; i < tests.length; i++) if (tests[i](g, s, seat, at)) return true;
  return false;
};

export const total = (
  terms: readonly ((g: Game, s: State, seat: Seat) => number)[],
  g: Game,
  s: State,
  seat: Seat,
): number => {
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += terms[i](g, s, seat);
  return sum;
};

/** The first restriction of a slot that fails, by its own name. */
export const firstRefusal = <K extends keyof AllSlots, I>(
  g: Game,
  slot: K,
  tests: readonly Test<I>[],
  s: State,
  seat: Seat,
  at: I,
): Refusal | null => {
  for (let i = 0; i < tests.length; i++) if (!tests[i](g, s, seat, at)) return g.reasons[slot][i];
  return null;
};
