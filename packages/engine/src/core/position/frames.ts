/** The stack of a position: as a named phase of a turn if it is one, otherwise frame by frame. */
import { FRAME_BYTES, MOST_FRAMES } from '../state/coreFields.js';
import { push } from '../state/frames.js';
import type { Game } from '../game/game.js';
import { NONE, type Seat } from '../ids.js';
import { isObject, shown } from '../text/outside.js';
import type { State } from '../state/state.js';
import type { FieldReader } from './fields.js';
import { makeWord, readWord, type Word } from './values.js';

export type FrameJson = Readonly<Record<string, Word>>;
export interface StackJson {
  readonly turn?: string;
  readonly phase?: string;
  readonly frames?: readonly FrameJson[];
}

const SEAT = { of: 'actor' } as const;

export const clearStack = (s: State): void => {
  s.core.frames.fill(0);
  s.core.depth[0] = 0;
};

const makeFrame = (g: Game, s: State, index: number): FrameJson => {
  const [kind, seat, step, ...bytes] = s.core.frames.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES);
  const operands = Object.entries(g.frameOperands[kind]).map(([name, of], k) => [
    name,
    makeWord(g, { of }, bytes[k]),
  ]);
  return {
    frame: g.frameNames[kind],
    seat: makeWord(g, SEAT, seat),
    ...(step === 0 ? {} : { step }),
    ...Object.fromEntries(operands),
  };
};

const sameStack = (a: State, b: State): boolean =>
  a.core.active[0] === b.core.active[0] &&
  a.core.depth[0] === b.core.depth[0] &&
  a.core.frames.every((byte, i) => byte === b.core.frames[i]);

/** `scratch` is a state to try phases in. */
export const makeStack = (g: Game, s: State, scratch: State): StackJson => {
  const seat = s.core.active[0];
  for (const [phase, lay] of seat === NONE ? [] : Object.entries(g.phases)) {
    scratch.copyFrom(s);
    layPhase(g, scratch, seat as Seat, lay);
    if (sameStack(s, scratch)) return { turn: String(makeWord(g, SEAT, seat)), phase };
  }
  return { frames: Array.from({ length: s.core.depth[0] }, (_, i) => makeFrame(g, s, i)) };
};

export const layPhase = (g: Game, s: State, seat: Seat, lay: Game['phases'][string]): void => {
  clearStack(s);
  s.core.active[0] = seat;
  lay(g, s, seat);
};

const readSeat = ({ g, where, report }: FieldReader, word: unknown): number => {
  const seat = readWord(g, SEAT, word);
  if (!seat.ok) report(where, seat.error);
  return seat.ok ? seat.value : 0;
};

const readOperands = (desk: FieldReader, kind: number, json: Readonly<Record<string, unknown>>): number[] =>
  Object.entries(desk.g.frameOperands[kind]).map(([name, of]) => {
    const byte = readWord(desk.g, { of }, json[name]);
    if (!byte.ok) desk.report(`${desk.where} ${name}`, byte.error);
    return byte.ok ? byte.value : 0;
  });

const stepProblem = (g: Game, kind: number, step: unknown): string | null => {
  const last = g.steps[kind]?.length ?? 0;
  if (step === undefined || (Number.isInteger(step) && Number(step) >= 0 && Number(step) <= last))
    return null;
  return `step: a whole number from 0 to ${last} is needed, not ${shown(step)}`;
};

const readFrame = (desk: FieldReader, s: State, json: unknown): void => {
  const { g, where, report } = desk;
  if (!isObject(json)) return report(where, `an object is needed, not ${shown(json)}`);
  const { frame, seat, step, ...operands } = json;
  const kind = g.frameNames.indexOf(String(frame));
  if (kind < 0) return report(where, `${shown(frame)} is not a frame of this game`);
  const strange = Object.keys(operands).find((name) => !Object.hasOwn(g.frameOperands[kind], name));
  if (strange !== undefined) return report(where, `"${strange}" is unknown`);
  const wrong = stepProblem(g, kind, step);
  if (wrong !== null) return report(where, wrong);
  push(s, kind, readSeat(desk, seat), ...readOperands(desk, kind, operands));
  s.core.frames[(s.core.depth[0] - 1) * FRAME_BYTES + 2] = Number(step ?? 0);
};

const readFrames = (desk: FieldReader, s: State, json: unknown): void => {
  if (!Array.isArray(json) || json.length > MOST_FRAMES)
    return desk.report('frames', `a list of at most ${MOST_FRAMES} is needed, not ${shown(json)}`);
  clearStack(s);
  json.forEach((frame, i) => readFrame({ ...desk, where: `frame ${i + 1}` }, s, frame));
};

const readPhase = (
  desk: FieldReader,
  s: State,
  { turn, phase = 'main' }: Readonly<Record<string, unknown>>,
): void => {
  const { g, report } = desk;
  const names = Object.keys(g.phases);
  const seat = readWord(g, SEAT, turn);
  if (!seat.ok || seat.value >= g.seats)
    return report('turn', seat.ok ? `${shown(turn)} is not p0 to p${g.seats - 1}` : seat.error);
  if (typeof phase !== 'string' || !names.includes(phase))
    return report('phase', `${shown(phase)} is not one of ${names.join(', ')}`);
  layPhase(g, s, seat.value as Seat, g.phases[phase]);
};

/** Leaves the stack alone if nothing is given. */
export const readStack = (desk: FieldReader, s: State, json: Readonly<Record<string, unknown>>): void => {
  if (json['frames'] !== undefined && json['turn'] !== undefined)
    return desk.report('frames', 'a turn is given as well: one of the two is needed');
  if (json['frames'] !== undefined) readFrames(desk, s, json['frames']);
  else if (json['turn'] !== undefined) readPhase(desk, s, json);
  else if (json['phase'] !== undefined) desk.report('phase', 'the seat whose turn it is must be given');
};
