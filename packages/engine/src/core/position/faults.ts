/** What is wrong with a position whose every part could be read. */
import { ActionList } from '../play/actions.js';
import { type Frame, framesOf, topKind } from '../state/frames.js';
import type { Game } from '../game/game.js';
import { CHANCE, NONE, type Seat, seatsOf } from '../ids.js';
import { actors, isOver, listActions, makeState } from '../play/play.js';
import { type WordedFault, said, type FaultTeller } from '../text/said.js';
import { type Report, tell } from '../text/shape.js';
import type { State } from '../state/state.js';
import { countKind, hiddenFrom, WHOLE } from './derive.js';
import { layPhase } from './frames.js';

const hiddenSum = (g: Game, s: State, pool: string, viewer: number): number => {
  let sum = 0;
  for (const place of g.layout.places)
    for (let row = 0; place.pool === pool && row < place.rows; row++)
      if (hiddenFrom(place, viewer)(row)) sum += s.bytes[place.totals + row];
  return sum;
};

/** Whole positions add up kind by kind; in a view, what is hidden is what is not seen. */
const poolFaults = (g: Game, s: State, viewer: number, report: FaultTeller): void => {
  for (const [pool, whole] of Object.entries(g.pools)) {
    const places = g.layout.places.filter((place) => place.pool === pool);
    const names = g.catalogues[places[0]?.kinds ?? ''] ?? [];
    const given = whole.map((_, kind) => countKind(s, places, kind));
    whole.forEach((count, kind) => {
      if (viewer === WHOLE ? given[kind] !== count : given[kind] > count)
        report(pool, '{given} {kind} are given, there are {count}', 'cardsDiffer', {
          given: given[kind],
          kind: names[kind] ?? kind,
          count,
        });
    });
    const unseen = whole.reduce((sum, count, kind) => sum + count - given[kind], 0);
    const hidden = hiddenSum(g, s, pool, viewer);
    if (viewer !== WHOLE && hidden !== unseen)
      report(pool, '{hidden} hidden ones are given, {unseen} are unseen', 'hiddenDiffer', { hidden, unseen });
  }
};

const choices = new ActionList();

const hasChoice = (g: Game, s: State, seat: Seat): boolean => {
  choices.clear();
  listActions(g, s, seat, choices);
  return choices.length > 0;
};

const nameOf = (seat: number): string => {
  if (seat === CHANCE) return 'nature';
  return seat === NONE ? 'nobody' : `p${seat}`;
};

/** Somebody must have a decision; in a view, only its own seat can be asked. */
const askedFaults = (g: Game, s: State, viewer: number, report: FaultTeller): void => {
  const frame = g.frameNames[topKind(s)];
  const asked = seatsOf(actors(g, s));
  if (asked.length === 0) report('frames', '{frame} asks nobody', 'asksNobody', { frame });
  for (const seat of asked)
    if ((viewer === WHOLE || viewer === seat) && !hasChoice(g, s, seat))
      report('frames', '{frame} asks {seat}, who can do nothing', 'nothingToDo', {
        frame,
        seat: nameOf(seat),
      });
};

const stackFaults = (g: Game, s: State, viewer: number, report: FaultTeller): void => {
  if (isOver(s)) return;
  if (s.core.depth[0] === 0)
    return report('frames', 'nobody is asked: a turn and its phase, or frames are needed', 'nobodyAsked');
  const [kind, frame] = [topKind(s), g.frameNames[topKind(s)]];
  if (g.steps[kind] !== null)
    return report('frames', 'the game rests on {frame}, which asks nobody', 'restsOnStep', { frame });
  const nobodys = framesOf(s).find(({ seat }) => seat !== CHANCE && seat >= g.seats);
  if (nobodys !== undefined)
    return report('frames', '{frame} belongs to no seat', 'seatUnknown', {
      frame: g.frameNames[nobodys.kind],
    });
  turnFaults(g, s, report);
  askedFaults(g, s, viewer, report);
};

interface TurnKinds {
  /** The frame at the bottom of every phase of a turn. */
  readonly lowest: number;
  readonly own: ReadonlySet<number>;
}

const findKinds = (g: Game): TurnKinds | null => {
  const stacks = Object.values(g.phases).map((lay) => {
    const scratch = makeState(g);
    layPhase(g, scratch, 0 as Seat, lay);
    return framesOf(scratch).map(({ kind }) => kind);
  });
  return stacks.length === 0 ? null : { lowest: stacks[0][0], own: new Set(stacks.flat()) };
};

const known = new WeakMap<Game, TurnKinds | null>();

/** The frames that phases push: all belong to the active seat. Null for a game without phases. */
const turnKinds = (g: Game): TurnKinds | null => {
  const kinds = known.get(g) ?? findKinds(g);
  known.set(g, kinds);
  return kinds;
};

/** Nobody is active before the first turn. */
const ownerOf = ({ lowest }: TurnKinds, { kind, seat, step }: Frame): number =>
  kind === lowest && step === 0 ? NONE : seat;

const claimOf = (kinds: TurnKinds, { kind, step }: Frame): WordedFault => {
  const andActive = ', and core active is {active}';
  if (kind !== kinds.lowest) return [`{frame} asks {seat}${andActive}`, 'frameOfAnother'];
  return step === 0
    ? [`it has not begun${andActive}`, 'turnNotBegun']
    : [`it is that of {seat}${andActive}`, 'turnOfAnother'];
};

/** Dice and thefts go by the active seat, decisions by their frames: with nobody active, a seat that does not exist would be asked. */
const turnFaults = (g: Game, s: State, report: FaultTeller): void => {
  const [frames, kinds, active] = [framesOf(s), turnKinds(g), s.core.active[0]];
  if (kinds === null) return;
  if (frames[0].kind !== kinds.lowest || frames[0].seat >= g.seats)
    return report('frames', 'the lowest of them must be the {frame} of a seat', 'lowestFrame', {
      frame: g.frameNames[kinds.lowest],
    });
  if (s.core.hold[0] > 0 && frames.every(({ kind }) => kinds.own.has(kind)))
    report('core hold', 'no piece is taking effect', 'nothingTakesEffect');
  const denied = frames.find((frame) => kinds.own.has(frame.kind) && ownerOf(kinds, frame) !== active);
  if (denied !== undefined)
    report('turn', ...claimOf(kinds, denied), {
      frame: g.frameNames[denied.kind],
      seat: nameOf(denied.seat),
      active: nameOf(active),
    });
};

const teller =
  (report: Report): FaultTeller =>
  (where, text, code, data) => {
    if (code === undefined) report(where, text);
    else tell(report, where, said(code, text, data));
  };

/** Modules come last: they read tables with what they find. Who can do what is asked only where the rules can be. */
export const positionFaults = (g: Game, s: State, viewer: number, report: Report): void => {
  let faults = 0;
  const tellFault = teller(report);
  const counted: FaultTeller = (...fault) => {
    faults++;
    tellFault(...fault);
  };
  poolFaults(g, s, viewer, counted);
  for (const judge of g.faults) judge(g, s, counted);
  if (faults === 0) stackFaults(g, s, viewer, tellFault);
};
