import type { OperandSpecs } from '../play/actions.js';
import { FRAME_BYTES, MOST_FRAMES } from './coreFields.js';
import type { EventSink } from '../play/events.js';
import type { Game, Step } from '../game/game.js';
import { bit, hasBit, type IdOf, type Seat } from '../ids.js';
import type { State } from './state.js';

const EVERYBODY = 255;

export const frameStart = (s: State): number => (s.core.depth[0] - 1) * FRAME_BYTES;

export const push = (s: State, kind: number, seat: number, a = 0, b = 0): void => {
  const depth = s.core.depth[0];
  if (depth === MOST_FRAMES) throw new RangeError('the frame stack is full');
  const frames = s.core.frames;
  const start = depth * FRAME_BYTES;
  frames[start] = kind;
  frames[start + 1] = seat;
  frames[start + 2] = 0;
  frames[start + 3] = a;
  frames[start + 4] = b;
  s.core.depth[0] = depth + 1;
};

export interface Frame {
  readonly kind: number;
  readonly seat: number;
  readonly step: number;
}

/** All frames, the lowest first. Never called during a search. */
export const framesOf = ({ core: { frames, depth } }: State): readonly Frame[] =>
  Array.from({ length: depth[0] }, (_, i) => {
    const [kind, seat, step] = frames.subarray(i * FRAME_BYTES);
    return { kind, seat, step };
  });

/** How far the lowest frame has come. */
export const lowestStep = (s: State): number => s.core.frames[2];

/** The frame on top goes on from this step. */
export const stepTo = (s: State, step: number): void => {
  s.core.frames[frameStart(s) + 2] = step;
};

/** Clears what it drops: equal positions have equal bytes. */
export const pop = (s: State): void => {
  const frames = s.core.frames;
  const start = frameStart(s);
  frames[start] = frames[start + 1] = frames[start + 2] = frames[start + 3] = frames[start + 4] = 0;
  s.core.depth[0]--;
};

/** The frame on top, read by name. */
export type Top<O extends OperandSpecs> = { readonly [K in keyof O]: (s: State) => IdOf<O[K]> };

export const topKind = (s: State): number => s.core.frames[frameStart(s)];
export const topSeat = (s: State): Seat => s.core.frames[frameStart(s) + 1] as Seat;
export const topA = (s: State): number => s.core.frames[frameStart(s) + 3];
export const topB = (s: State): number => s.core.frames[frameStart(s) + 4];

/** Names a frame's two bytes, in the order a, b: `top({ victim: 'seat', thief: 'seat' }).victim(s)`. */
export const top = <O extends OperandSpecs>(operands: O): Top<O> => {
  const [first, second, ...more] = Object.keys(operands);
  if (more.length > 0) throw new Error(`a frame has no room for ${more.join(', ')}`);
  return { [first]: topA, [second]: topB } as unknown as Top<O>;
};

/** The judge checks before anything else happens. */
const callJudge = (s: State): void => {
  s.core.scored[0] = 1;
};

/** Anyone's points may have changed: the judge checks the active seat now, and the others when their turn begins. */
export const scored = (s: State): void => {
  s.core.unjudged[0] = EVERYBODY;
  callJudge(s);
};

/** Whoever could not win now is looked at again when their turn begins. */
export const judgeLater = (s: State): void => {
  s.core.unjudged[0] = EVERYBODY;
};

/** A seat becomes active: the judge need not check it again if it already has, unless time alone may end the game. */
export const judgeNext = (s: State, seat: Seat, newRound: boolean): void => {
  if (newRound || hasBit(s.core.unjudged[0], seat)) callJudge(s);
};

/** `reason` counts from 1; `winners` is a bit set, possibly empty. */
export const endGame = (s: State, reason: number, winners: number): void => {
  s.core.ended[0] = reason;
  s.core.winners[0] = winners;
};

/** Steps of the frame on top, one after another, until one of them asks or scores; the last is a tail call: turns must not pile up. */
const runSteps = (g: Game, s: State, steps: readonly Step[], log: EventSink | null): void => {
  const { frames, depth, scored: score, hold, ended } = s.core;
  const before = depth[0];
  const i = (before - 1) * FRAME_BYTES;
  const seat = frames[i + 1] as Seat;
  const a = frames[i + 3];
  const b = frames[i + 4];
  let step = frames[i + 2];
  for (; step + 1 < steps.length; step = frames[i + 2]) {
    frames[i + 2] = step + 1;
    const run = steps[step];
    run(g, s, seat, a, b, log);
    if (depth[0] !== before || score[0] > hold[0] || ended[0] !== 0) return;
  }
  pop(s);
  if (step < steps.length) steps[step](g, s, seat, a, b, log);
};

const judge = (g: Game, s: State, log: EventSink | null): void => {
  const { scored: score, unjudged, active } = s.core;
  score[0] = 0;
  unjudged[0] &= ~bit(active[0]);
  g.one.judge(g, s, log);
};

/** Runs staged slots and routines until somebody must decide. After the frames that a step pushed, the NEXT step runs. */
export const settle = (g: Game, s: State, log: EventSink | null): void => {
  const { frames, depth, scored: score, hold, ended } = s.core;
  while (ended[0] === 0) {
    if (score[0] > hold[0]) {
      judge(g, s, log);
      continue;
    }
    const i = (depth[0] - 1) * FRAME_BYTES;
    const kind = frames[i];
    const steps = g.steps[kind];
    if (steps !== null) runSteps(g, s, steps, log);
    else {
      const done = g.dones[kind];
      if (done === null || !done(g, s, frames[i + 1] as Seat, frames[i + 3], frames[i + 4])) return;
      pop(s);
    }
  }
};
