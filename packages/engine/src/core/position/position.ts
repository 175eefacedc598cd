/** A position as JSON: everything that is hashed, by name. What follows from the rest is left out and derived again. */
import type { Place } from '../state/fields.js';
import type { Game } from '../game/game.js';
import { makeState } from '../play/play.js';
import { isObject, shown } from '../text/outside.js';
import { said } from '../text/said.js';
import { type Report, tell } from '../text/shape.js';
import type { State } from '../state/state.js';
import { view } from '../state/view.js';
import { copyField, derivePosition, hiddenFrom, isRest, sameBytes, WHOLE } from './derive.js';
import { positionFaults } from './faults.js';
import { makeField, readField } from './fields.js';
import { makeStack, readStack, type StackJson } from './frames.js';

export { positionFaults, WHOLE };

type Json = Readonly<Record<string, unknown>>;
/** The phase of a turn or the frames, then the fields of each module's group. */
export type PositionBody = StackJson & Json;

const STACK = ['turn', 'phase', 'frames'];
const SPECIAL = new Set(['core frames', 'core depth']);
const nameOf = ({ group, name }: Place): string => `${group} ${name}`;

const known = new WeakMap<Game, readonly Place[]>();

export const writtenPlaces = (g: Game): readonly Place[] => {
  const places =
    known.get(g) ?? g.layout.places.filter((place) => !place.derived && !SPECIAL.has(nameOf(place)));
  known.set(g, places);
  return places;
};

/** A field that follows is written if its value differs: while a piece takes effect. In a view, pools have no known remainder. */
const isSaid = (seen: State, derived: State, place: Place, viewer: number): boolean => {
  if (place.text.follows === undefined || (isRest(place) && viewer !== WHOLE)) return true;
  return !sameBytes(seen, derived, place);
};

const seenBy = (g: Game, s: State, viewer: number): State => {
  const seen = makeState(g);
  if (viewer === WHOLE) seen.copyFrom(s);
  else view(g, s, viewer, seen);
  return seen;
};

/** `viewer` is whose view it is (NONE: what everyone sees); others' cards are then counts. */
export const makePosition = (g: Game, s: State, viewer = WHOLE): PositionBody => {
  const [seen, derived] = [seenBy(g, s, viewer), makeState(g)];
  const stack = makeStack(g, seen, derived);
  derived.copyFrom(seen);
  derivePosition(g, derived, viewer);
  const groups: Record<string, Record<string, unknown>> = {};
  for (const place of writtenPlaces(g)) {
    // the turn says who is active
    if (stack.turn !== undefined && nameOf(place) === 'core active') continue;
    if (!isSaid(seen, derived, place, viewer)) continue;
    const said = place.text.follows !== undefined && !isRest(place);
    const json = makeField(g, { bytes: seen.bytes, place }, hiddenFrom(place, viewer), said);
    if (json !== undefined) (groups[place.group] ??= {})[place.name] = json;
  }
  return { ...stack, ...groups };
};

const reportStrangers = (g: Game, json: Json, report: Report): void => {
  const fieldNames = new Set(writtenPlaces(g).map(nameOf));
  const groups = new Set(g.layout.places.map(({ group }) => group));
  for (const [group, fields] of Object.entries(json).filter(([name]) => !STACK.includes(name))) {
    if (!groups.has(group)) report(group, 'no module of this game has such a part');
    else if (!isObject(fields)) report(group, `an object is needed, not ${shown(fields)}`);
    else
      for (const name of Object.keys(fields))
        if (!fieldNames.has(`${group} ${name}`)) report(group, `there is no field "${name}"`);
  }
};

const givenOf = (json: Json, { group, name }: Place): unknown => {
  const fields = json[group];
  return isObject(fields) && Object.hasOwn(fields, name) ? fields[name] : undefined;
};

/** Fields that are not given keep what `s` has: the fill, or a board as dealt. */
const readFields = (g: Game, s: State, json: Json, viewer: number, dealt: boolean, report: Report): void => {
  for (const place of writtenPlaces(g)) {
    const given = givenOf(json, place);
    const desk = { g, where: nameOf(place), report };
    if (given !== undefined) readField(desk, { bytes: s.bytes, place }, hiddenFrom(place, viewer), given);
    else if (place.text.whole && !dealt) report(nameOf(place), 'it must be given');
  }
};

const OTHERWISE = said('followsOtherwise', 'something else follows from the rest of the position');

/** Given values of fields that follow hold while a piece takes effect; at any other time they must equal what follows. */
const settleGiven = (g: Game, s: State, given: State, json: Json, report: Report): void => {
  for (const place of writtenPlaces(g)) {
    const { follows } = place.text;
    if (follows === undefined || givenOf(json, place) === undefined || sameBytes(s, given, place)) continue;
    if (follows === 'rest' || (follows === 'atRest' && s.core.hold[0] > 0)) copyField(given, s, place);
    else tell(report, nameOf(place), OTHERWISE);
  }
};

/** Full rows throw: more pieces than any game has. */
const deriveOrTell = (g: Game, s: State, viewer: number, report: Report): void => {
  try {
    derivePosition(g, s, viewer);
  } catch (error) {
    const text = error instanceof Error ? error.message : 'it cannot be laid out';
    tell(report, 'board', said('boardFull', text));
  }
};

/** Puts what can stand there into a state, right or wrong together; what cannot is reported. */
export const readParts = (
  g: Game,
  s: State,
  json: Json,
  { viewer, dealt }: Reading,
  report: Report,
): void => {
  reportStrangers(g, json, report);
  readStack({ g, where: 'frames', report }, s, json);
  readFields(g, s, json, viewer, dealt, report);
};

export interface Reading {
  readonly viewer: number;
  /** The board is already in place. */
  readonly dealt: boolean;
}

/**
 * Puts a position into a state that is fresh, or dealt if the body is only the rest of one.
 * Every fault is reported with its place; parts that could not be read are not judged.
 */
export const readPositionBody = (g: Game, s: State, json: Json, reading: Reading, report: Report): void => {
  const { viewer } = reading;
  let faults = 0;
  const counted: Report = (...fault) => {
    faults++;
    report(...fault);
  };
  readParts(g, s, json, reading, counted);
  if (faults > 0) return;
  const given = makeState(g);
  given.copyFrom(s);
  deriveOrTell(g, s, viewer, counted);
  settleGiven(g, s, given, json, counted);
  if (faults === 0) positionFaults(g, s, viewer, report);
};
