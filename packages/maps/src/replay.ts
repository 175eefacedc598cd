/** Plays a log back, trusting nothing in it: the first thing that is wrong is named with its line, entry and rule. */
import {
  apply,
  begin,
  type EventSink,
  fail,
  type Game,
  hashState,
  isLegal,
  type Log,
  type LogCheck,
  type LogEntry,
  type LogHeader,
  type LogProblem,
  makeState,
  ok,
  parseAction,
  parseLog,
  type Result,
  RULES_VERSION,
  type SeatMove,
  type State,
} from '@landnam/engine';
import { ATLAS, gameIds, mapHash } from './atlas.js';
import { checkDeal } from './checkDeal.js';
import { setTable, type Table } from './open.js';
import { outcomeOf } from './record.js';

export interface ReplayProblem extends LogProblem {
  /** The rule that refuses the entry. */
  readonly rule?: string;
}

export interface Replay extends Table {
  readonly log: Log;
  readonly state: State;
  readonly plies: number;
  /** `won p2 points` or `running`, of the position reached. */
  readonly outcome: string;
}

export interface ReplayOptions {
  /** Stop after this many entries. */
  readonly to?: number;
  /** A log without its closing line is accepted: a game that is still being written. */
  readonly partial?: boolean;
  readonly events?: EventSink;
  /** Before each entry is applied. */
  before?(state: State, move: SeatMove, entry: LogEntry): void;
}

const HEADER_LINE = 2;
const inHeader = (why: string): ReplayProblem => ({ line: HEADER_LINE, entry: 0, why: `header: ${why}` });
const atEntry = (entry: LogEntry, number: number, why: string, rule?: string): ReplayProblem => ({
  line: entry.line,
  entry: number,
  why,
  ...(rule === undefined ? {} : { rule }),
});

const tableOf = (header: LogHeader): Result<Table, string> => {
  const map = ATLAS.get(header.game);
  if (map === undefined) return fail(`no game is called "${header.game}": ${gameIds().join(', ')} are known`);
  const hash = mapHash(map);
  if (header.map !== hash)
    return fail(`the map of ${map.id} is another one: its hash is ${hash}, not ${header.map}`);
  return setTable(map, header.seats, header.options);
};

const layOut = (g: Game, header: LogHeader, events: EventSink | null): Result<State, string> => {
  const deal = checkDeal(g, header.deal);
  if (!deal.ok) return fail(`deal: ${deal.error}`);
  const state = makeState(g);
  try {
    begin(g, state, deal.value, events);
    return ok(state);
  } catch (error) {
    return fail(`deal: ${error instanceof Error ? error.message : 'it cannot be laid out'}`);
  }
};

/** Null if the entry was played. */
const playEntry = (
  g: Game,
  s: State,
  entry: LogEntry,
  number: number,
  options: ReplayOptions,
): ReplayProblem | null => {
  const move = parseAction(g, entry.action);
  if (!move.ok) return atEntry(entry, number, move.error);
  const { seat } = move.value;
  try {
    const legal = isLegal(g, s, seat, move.value);
    if (!legal.ok)
      return atEntry(entry, number, `"${entry.action}" is refused: ${legal.error.code}`, legal.error.rule);
    options.before?.(s, move.value, entry);
    apply(g, s, seat, move.value.packed, options.events ?? null, move.value.more);
    return null;
  } catch (error) {
    return atEntry(entry, number, error instanceof Error ? error.message : 'it cannot be played');
  }
};

const checkProblem = (g: Game, s: State, check: LogCheck): ReplayProblem | null => {
  const { line, ply, outcome } = check;
  const hash = hashState(s);
  if (hash !== check.hash)
    return { line, entry: ply, why: `the position differs: its hash is ${hash}, not ${check.hash}` };
  if (outcome === undefined || outcome === outcomeOf(g, s)) return null;
  return { line, entry: ply, why: `the outcome is "${outcomeOf(g, s)}", not "${outcome}"` };
};

const checkAll = (g: Game, s: State, log: Log, ply: number): ReplayProblem | null => {
  for (const check of log.checks) {
    const why = check.ply === ply ? checkProblem(g, s, check) : null;
    if (why !== null) return why;
  }
  return null;
};

const playAll = (
  g: Game,
  s: State,
  log: Log,
  plies: number,
  options: ReplayOptions,
): ReplayProblem | null => {
  let why = checkAll(g, s, log, 0);
  for (let i = 0; why === null && i < plies; i++)
    why = playEntry(g, s, log.entries[i]!, i + 1, options) ?? checkAll(g, s, log, i + 1);
  return why;
};

/** [engine.md 7] A log of other rules is played until it differs. */
const versionRemark = ({ rules }: LogHeader, problem: ReplayProblem): ReplayProblem =>
  rules === RULES_VERSION
    ? problem
    : {
        ...problem,
        why: `${problem.why} (written by rules version ${rules}, this is version ${RULES_VERSION})`,
      };

const pliesOf = (log: Log, to: number | undefined): Result<number, ReplayProblem> => {
  const { length } = log.entries;
  if (to === undefined || to <= length) return ok(to ?? length);
  return fail({ line: 0, entry: length, why: `there is no entry ${to}: the log has ${length}` });
};

const playLog = (log: Log, options: ReplayOptions): Result<Replay, ReplayProblem> => {
  const table = tableOf(log.header);
  if (!table.ok) return fail(inHeader(table.error));
  const { game } = table.value;
  const state = layOut(game, log.header, options.events ?? null);
  if (!state.ok) return fail(inHeader(state.error));
  const plies = pliesOf(log, options.to);
  if (!plies.ok) return plies;
  const why = playAll(game, state.value, log, plies.value, options) ?? log.damage ?? null;
  if (why !== null) return fail(why);
  const outcome = outcomeOf(game, state.value);
  return ok({ ...table.value, log, state: state.value, plies: plies.value, outcome });
};

export const replayLog = (text: string, options: ReplayOptions = {}): Result<Replay, ReplayProblem> => {
  const log = parseLog(text, options.partial);
  if (!log.ok) return log;
  const replay = playLog(log.value, options);
  return replay.ok ? replay : fail(versionRemark(log.value.header, replay.error));
};

/** `line 40, entry 37: "p1 buildRoad e3" is refused: edgeTaken [B-30]`. */
export const describeProblem = ({ line, entry, why, rule }: ReplayProblem): string =>
  `${line > 0 ? `line ${line}, ` : ''}entry ${entry}: ${why}${rule === undefined ? '' : ` [${rule}]`}`;
