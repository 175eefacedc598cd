/** What the row above the board tells: what others do, and what it does to the one who reads it. */
import type { StoryLine } from '../../moves/feature.js';
import { NONE } from '../../session/none.js';

const RECENT = 120;

/** Whose turn it is, the lines of it, and those since the reader's own last one. */
interface Recent {
  readonly turn: number;
  readonly now: readonly StoryLine[];
  readonly since: readonly StoryLine[];
}

const recentOf = (lines: readonly StoryLine[], viewer: number): Recent => {
  let turn: number = NONE;
  let [now, since]: [StoryLine[], StoryLine[]] = [[], []];
  for (const line of lines.slice(-RECENT)) {
    const begins = line.heading === true && line.seat !== undefined;
    if (begins && turn === viewer) since = [];
    if (begins) [turn, now] = [line.seat ?? NONE, []];
    else now.push(line);
    // a lesson begins in the middle of a turn
    if (turn === NONE && line.kind === 'roll') turn = line.seat ?? NONE;
    if (!begins && turn !== viewer) since.push(line);
  }
  return { turn, now, since };
};

/** What a player has got, in one line. */
const gainOf = (lines: readonly StoryLine[], viewer: number): readonly StoryLine[] => {
  const gains = lines.filter(({ seat, kind }) => seat === viewer && kind === 'produced');
  if (gains.length === 0) return [];
  return [gains.reduce((before, line) => line.joins?.(before) ?? line)];
};

const lossesOf = (lines: readonly StoryLine[], viewer: number): readonly StoryLine[] =>
  lines.filter(({ victim }) => victim === viewer);

/** In another player's turn what they do counts, not what it yields to everyone. */
const deedIn = ({ turn, now }: Recent, viewer: number): number =>
  now.findLastIndex(({ seat }) => seat !== undefined && seat !== viewer && (turn === NONE || turn === seat));

const ofOthers = (recent: Recent, viewer: number): readonly StoryLine[] => {
  const at = deedIn(recent, viewer);
  return at < 0 ? [] : [recent.now[at]!, ...gainOf(recent.now.slice(at), viewer)];
};

/** Before one's own roll: what has happened to oneself since the last one. */
const ofOneself = ({ now, since }: Recent, viewer: number, nothing: () => string): readonly StoryLine[] => {
  const stolen = now.findLast(({ seat, victim }) => seat === viewer && victim !== undefined);
  if (stolen !== undefined) return [stolen];
  const roll = now.find(({ kind }) => kind === 'roll');
  if (roll === undefined) return [...lossesOf(since, viewer), ...gainOf(since, viewer)];
  const gain = gainOf(now, viewer);
  return [roll, ...(gain.length > 0 ? gain : [{ text: nothing() }])];
};

/** Nothing new keeps what others did last in view. */
export const newsOf = (
  lines: readonly StoryLine[],
  viewer: number,
  nothing: () => string,
): readonly StoryLine[] => {
  const recent = recentOf(lines, viewer);
  if (recent.turn !== viewer) return ofOthers(recent, viewer);
  const own = ofOneself(recent, viewer, nothing);
  return own.length > 0
    ? own
    : recent.since.filter(({ seat }) => seat !== undefined && seat !== viewer).slice(-1);
};
