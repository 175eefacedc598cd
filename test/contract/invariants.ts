/** What must hold of any list, view and copy, on every ply of some games; every function says what is wrong. */
import {
  type Action,
  ActionList,
  actors,
  apply,
  type Below,
  brokenPools,
  brokenTotals,
  CHANCE,
  collect,
  type Game,
  hasBit,
  hashState,
  isLegal,
  isOver,
  legalActions,
  type LoggedEvent,
  makeState,
  type Move,
  NONE,
  pack,
  redact,
  refuse,
  resample,
  ruleOf,
  type Seat,
  type State,
  view,
  weightOf,
} from '@landnam/engine';
import { fromJson, makeMove, parseMove, toJson } from '@landnam/engine/notation';
import { MOST_ACTIONS } from '@landnam/engine/rules';
import { FRAME_BYTES, MOST_FRAMES } from '../../packages/engine/src/core/state/coreFields.js';
import { topKind } from '../../packages/engine/src/core/state/frames.js';
import { inOrder, limitOf } from '../../packages/engine/src/core/play/operands.js';
import { drawOutcome, listOutcomes } from '../../packages/engine/src/core/play/play.js';
import { type Ply, proposal } from '../support/play.js';
import { cheapProblems } from './cheap.js';
import type { GameChecks, Maxima } from './checks.js';

const seats = (g: Game): Seat[] => Array.from({ length: g.seats }, (_, seat) => seat as Seat);

const list = new ActionList();
const other = new ActionList();

const sameMove = (a: Move, b: Move): boolean =>
  a.packed === b.packed && (a.more ?? []).join() === (b.more ?? []).join();

const brokenNotation = (g: Game, move: Move): string[] => {
  const text = makeMove(g, move);
  const parsed = parseMove(g, text);
  const json = fromJson(g, JSON.parse(JSON.stringify(toJson(g, move))) as Action);
  return [
    ...(parsed.ok && sameMove(parsed.value, move) ? [] : [`${text} is read back as something else`]),
    ...(json.ok && sameMove(json.value, move) ? [] : [`${text} is lost in JSON`]),
  ];
};

const brokenList = (g: Game, s: State, seat: Seat, asked: boolean): string[] => {
  legalActions(g, s, seat, list);
  if (!asked) return list.length === 0 ? [] : [`p${seat} is not asked and has actions`];
  const actions = list.toArray();
  const wrong = actions.length === 0 ? [`p${seat} is asked and has no action`] : [];
  if (new Set(actions).size !== actions.length) wrong.push(`p${seat} has an action twice`);
  for (const packed of actions) {
    if (!isLegal(g, s, seat, { packed }).ok) wrong.push(`${makeMove(g, { packed })} is listed and refused`);
    if (seat === CHANCE && !(weightOf(g, s, packed) > 0))
      wrong.push(`${makeMove(g, { packed })} has no weight`);
    wrong.push(...brokenNotation(g, { packed }));
  }
  return wrong;
};

/** Shortcuts agree with the list: which outcome nature draws, and that there is a choice. */
const brokenShortcuts = (g: Game, s: State, seat: Seat): string[] => {
  const sure = g.rulesAt[topKind(s)].filter((id) => g.rules[id].several?.(g, s, seat));
  const wrong: string[] = [];
  legalActions(g, s, seat, list);
  for (const id of sure)
    if (list.toArray().filter((packed) => ruleOf(packed) === id).length < 2)
      wrong.push(`${g.rules[id].type} says that there are several`);
  if (seat !== CHANCE) return wrong;
  const sum = listOutcomes(g, s, list);
  const drawn = Array.from({ length: sum }, (_, k) => drawOutcome(g, s, () => k, other));
  const walked = list.toArray().flatMap((packed, i) => Array.from({ length: list.weights[i] }, () => packed));
  return drawn.join() === walked.join() ? wrong : [...wrong, 'nature draws another outcome than it lists'];
};

const anyOperand = (g: Game, id: number, name: string, below: Below): number => {
  const rule = g.rules[id];
  if ((rule.optional?.includes(name) ?? false) && below(4) === 0) return NONE;
  return below(rule.operands[name] === 'number' ? 16 : limitOf(g, rule.operands[name]));
};

/** One random action from each rule: refused exactly when it is not listed, a set in either order. */
const brokenRefusals = (g: Game, s: State, seat: Seat, asked: boolean, below: Below): string[] => {
  legalActions(g, s, seat, list);
  return g.rules.flatMap((rule, id) => {
    if (rule.wide !== undefined || (rule.unasked && !asked)) return [];
    const operands = Object.keys(rule.operands).map((name) => anyOperand(g, id, name, below));
    const packed = pack(id, ...operands);
    const why = refuse(g, s, seat, { packed });
    if ((why === null) === list.has(inOrder(rule, packed))) return [];
    return [
      `p${seat} ${makeMove(g, { packed })}: ${why === null ? 'legal, not listed' : `listed, ${why.code}`}`,
    ];
  });
};

const brokenActors = (g: Game, s: State): string[] => {
  const bits = actors(g, s);
  if (isOver(s)) return bits === 0 ? [] : ['the game is over and somebody is asked'];
  const known = (1 << g.seats) - 1;
  if (bits === 0) return ['nobody is asked'];
  return bits === 1 << CHANCE || (bits & ~known) === 0 ? [] : [`strange actors ${bits.toString(2)}`];
};

interface Scratch {
  readonly seen: State;
  readonly dealt: State;
  readonly again: State;
}
const scratches = new WeakMap<Game, Scratch>();
const scratchOf = (g: Game): Scratch => {
  const known = scratches.get(g) ?? { seen: makeState(g), dealt: makeState(g), again: makeState(g) };
  scratches.set(g, known);
  return known;
};

const sameBytes = (a: State, b: State): boolean => Buffer.compare(a.bytes, b.bytes) === 0;

/** What a seat may do depends only on its view; wide proposals too. */
const brokenView = (g: Game, s: State, seat: Seat, below: Below): string[] => {
  const { seen } = scratchOf(g);
  view(g, s, seat, seen);
  const wrong: string[] = [];
  if (actors(g, seen) !== actors(g, s)) wrong.push(`on p${seat}'s view others are asked`);
  legalActions(g, s, seat, list);
  legalActions(g, seen, seat, other);
  if (list.toArray().join() !== other.toArray().join()) wrong.push(`p${seat}'s actions differ on its view`);
  const offer = proposal(g, s, seat, below);
  if (offer !== null && refuse(g, seen, seat, offer) !== null)
    wrong.push(`p${seat}'s offer is refused on its view`);
  return wrong;
};

/** A resampled state is whole and gives the same view. */
const brokenResample = (g: Game, s: State, seat: number, below: Below): string[] => {
  const { seen, dealt, again } = scratchOf(g);
  view(g, s, seat, seen);
  dealt.copyFrom(seen);
  resample(g, dealt, seat, below);
  view(g, dealt, seat, again);
  const wrong = sameBytes(again, seen) ? [] : [`a state resampled for p${seat} gives another view`];
  if (brokenPools(g, dealt).length > 0 || brokenTotals(g, dealt).length > 0)
    wrong.push(`a state resampled for p${seat} is not whole`);
  return wrong;
};

const brokenBytes = (g: Game, s: State): string[] => {
  const { again } = scratchOf(g);
  again.bytes.set(Uint8Array.from(s.bytes));
  return hashState(again) === hashState(s) && actors(g, again) === actors(g, s)
    ? []
    : ['bytes lose the state'];
};

/** What everyone else learns of one secret outcome, as text; empty when it ended the game. */
const learnt = (g: Game, s: State, packed: number): { told: number; by: string[] } => {
  const { dealt, again } = scratchOf(g);
  const events: LoggedEvent[] = [];
  dealt.copyFrom(s);
  apply(g, dealt, CHANCE, packed, collect(events));
  const told = events.reduce((bits, event) => bits | event.seats, 0);
  if (isOver(dealt)) return { told, by: [] };
  const by = [...seats(g), NONE].map((seat) => {
    view(g, dealt, seat, again);
    return hashState(again) + JSON.stringify(events.map((event) => redact(event, seat)));
  });
  return { told, by };
};

/** A secret outcome of nature looks the same to all who are not told, whatever it was. */
const brokenSecrets = (g: Game, s: State): string[] => {
  legalActions(g, s, CHANCE, list);
  const secrets = list.toArray().filter((packed) => g.rules[ruleOf(packed)].secret);
  const outcomes = secrets.map((packed) => learnt(g, s, packed)).filter(({ by }) => by.length > 0);
  const told = outcomes.reduce((bits, outcome) => bits | outcome.told, 0);
  return [...seats(g), NONE].flatMap((seat, i) => {
    const knows = seat !== NONE && hasBit(told, seat);
    return knows || new Set(outcomes.map(({ by }) => by[i])).size <= 1
      ? []
      : [`p${seat} learns a secret of nature`];
  });
};

/** Bytes of a frame that have no name are zero, the others lie in their catalogue or on the board. */
const brokenFrames = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  for (let i = 0; i < s.core.depth[0]; i++) {
    const [kind, , , ...bytes] = s.core.frames.subarray(i * FRAME_BYTES, (i + 1) * FRAME_BYTES);
    const types = Object.values(g.frameOperands[kind]);
    bytes.forEach((byte, k) => {
      const fits = types[k] === undefined ? byte === 0 : byte === NONE || byte < limitOf(g, types[k]);
      if (!fits) wrong.push(`frame ${g.frameNames[kind]}: byte ${'ab'[k]} is ${byte}`);
    });
  }
  return wrong;
};

/** Lists, refusals, notation, views of one state. */
export const fullProblems = (
  g: Game,
  s: State,
  checks: GameChecks,
  below: Below,
  maxima: Maxima,
): string[] => {
  const bits = actors(g, s);
  const problems = [
    ...cheapProblems(g, s, checks),
    ...brokenActors(g, s),
    ...brokenBytes(g, s),
    ...brokenFrames(g, s),
  ];
  if (isOver(s)) return problems;
  for (const seat of [...seats(g), CHANCE]) {
    const asked = hasBit(bits, seat);
    problems.push(...brokenList(g, s, seat, asked), ...brokenRefusals(g, s, seat, asked, below));
    if (asked) problems.push(...brokenShortcuts(g, s, seat));
    maxima.actions = Math.max(maxima.actions, list.length);
  }
  if (hasBit(bits, CHANCE)) problems.push(...brokenSecrets(g, s));
  for (const seat of seats(g)) problems.push(...brokenView(g, s, seat, below));
  for (const seat of [...seats(g), NONE]) problems.push(...brokenResample(g, s, seat, below));
  maxima.frames = Math.max(maxima.frames, s.core.depth[0]);
  return problems;
};

/** Applying to a copy gives what applying gives; the copied state is left alone. */
export const brokenCopy = (g: Game, s: State, ply: Ply, copy: State): string[] => {
  const { again } = scratchOf(g);
  again.copyFrom(s);
  copy.copyFrom(s);
  apply(g, copy, ply.seat, ply.packed, null, ply.more);
  return sameBytes(again, s) ? [] : ['applying to a copy changed the original'];
};

export const brokenProposal = (g: Game, ply: Ply): string[] =>
  ply.more === undefined ? [] : brokenNotation(g, ply);

export const brokenMaxima = (maxima: Maxima): string[] => [
  ...(maxima.frames > MOST_FRAMES - 4 ? [`the stack came to ${maxima.frames} of ${MOST_FRAMES} frames`] : []),
  ...(maxima.actions > MOST_ACTIONS / 2
    ? [`a list came to ${maxima.actions} of ${MOST_ACTIONS} actions`]
    : []),
];
