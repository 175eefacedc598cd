/** Replays a log, trusting nothing in it: the first error is reported with its line, entry and rule. */
import {
  apply,
  type EventSink,
  fail,
  type Game,
  hashState,
  isLegal,
  ok,
  type Result,
  type State,
} from '@landnam/engine';
import {
  explainVersion,
  layoutOfGame,
  type Log,
  type LogCheck,
  type LogEntry,
  type LogHeader,
  type LogTrouble,
  parseLog,
  RULES_VERSION,
} from '@landnam/engine/log';
import { parseAction, type SeatMove } from '@landnam/engine/notation';
import type { Extras } from '@landnam/engine/rules';
import { beginGame } from './beginning.js';
import { inHeader, type ReplayProblem, tableOf } from './header.js';
import type { Table } from './open.js';
import { outcomeOf } from './record.js';

export interface Replay extends Table {
  readonly log: Log;
  readonly state: State;
  readonly plies: number;
  /** `won p2 points` or `running`, for the position reached. */
  readonly outcome: string;
  /** Whether hashes of positions were compared; if not, the state had another layout then, and only legality was checked. */
  readonly sameLayout: boolean;
}

export interface ReplayOptions {
  /** Stop after this many entries. */
  readonly to?: number;
  /** A log without its closing line is accepted: a game that is still being written. */
  readonly partial?: boolean;
  readonly events?: EventSink;
  /** Modules from outside the engine that the log's own map adds by name. */
  readonly extras?: Extras;
  /** Before the first entry. */
  begun?(game: Game, state: State): void;
  /** Before each entry is applied. */
  before?(state: State, move: SeatMove, entry: LogEntry): void;
}

const atEntry = (
  code: LogTrouble,
  entry: LogEntry,
  number: number,
  why: string,
  rule?: string,
): ReplayProblem => ({
  code,
  line: entry.line,
  entry: number,
  why,
  ...(rule === undefined ? {} : { rule }),
});

/** Null if the entry was played. */
const playEntry = (
  g: Game,
  s: State,
  entry: LogEntry,
  number: number,
  options: ReplayOptions,
): ReplayProblem | null => {
  const move = parseAction(g, entry.action);
  if (!move.ok) return atEntry('refused', entry, number, move.error);
  const { seat } = move.value;
  try {
    const legal = isLegal(g, s, seat, move.value);
    if (!legal.ok)
      return atEntry(
        'refused',
        entry,
        number,
        `"${entry.action}" is refused: ${legal.error.code}`,
        legal.error.rule,
      );
    options.before?.(s, move.value, entry);
    apply(g, s, seat, move.value.packed, options.events ?? null, move.value.more);
    return null;
  } catch (error) {
    return atEntry('refused', entry, number, error instanceof Error ? error.message : 'it cannot be played');
  }
};

/** Hashes are compared if the layout is the one they were made with; the outcome always is. */
const checkProblem = (g: Game, s: State, check: LogCheck, sameLayout: boolean): ReplayProblem | null => {
  const { line, ply, outcome } = check;
  const differs = (why: string): ReplayProblem => ({ code: 'differs', line, entry: ply, why });
  const hash = hashState(s);
  if (sameLayout && hash !== check.hash)
    return differs(`the position differs: its hash is ${hash}, not ${check.hash}`);
  if (outcome === undefined || outcome === outcomeOf(g, s)) return null;
  return differs(`the outcome is "${outcomeOf(g, s)}", not "${outcome}"`);
};

const isSameLayout = (g: Game, { header }: Log): boolean => header.layout === layoutOfGame(g);

const checkAll = (g: Game, s: State, log: Log, ply: number): ReplayProblem | null => {
  for (const check of log.checks) {
    const why = check.ply === ply ? checkProblem(g, s, check, isSameLayout(g, log)) : null;
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

/** A log of older rules is played until it differs; then the page of changes explains it. */
const versionRemark = ({ rules }: LogHeader, problem: ReplayProblem): ReplayProblem =>
  rules >= RULES_VERSION
    ? problem
    : {
        ...problem,
        why: `${problem.why} (written by rules version ${rules}; since then, ${explainVersion(rules, problem.rule)})`,
      };

const pliesOf = (log: Log, to: number | undefined): Result<number, ReplayProblem> => {
  const { length } = log.entries;
  if (to === undefined || to <= length) return ok(to ?? length);
  return fail({
    code: 'cutOff',
    line: 0,
    entry: length,
    why: `there is no entry ${to}: the log has ${length}`,
  });
};

const playLog = (log: Log, options: ReplayOptions): Result<Replay, ReplayProblem> => {
  const table = tableOf(log.header, options.extras);
  if (!table.ok) return table;
  const { game } = table.value;
  const state = beginGame(game, log.header.deal, options.events ?? null);
  if (!state.ok) return fail(inHeader('badDeal', `deal: ${state.error}`));
  const plies = pliesOf(log, options.to);
  if (!plies.ok) return plies;
  options.begun?.(game, state.value);
  const why = playAll(game, state.value, log, plies.value, options) ?? log.damage ?? null;
  if (why !== null) return fail(why);
  const outcome = outcomeOf(game, state.value);
  const sameLayout = isSameLayout(game, log);
  return ok({ ...table.value, log, state: state.value, plies: plies.value, outcome, sameLayout });
};

export const replayLog = (text: string, options: ReplayOptions = {}): Result<Replay, ReplayProblem> => {
  const log = parseLog(text, options.partial);
  if (!log.ok) return log;
  const replay = playLog(log.value, options);
  return replay.ok ? replay : fail(versionRemark(log.value.header, replay.error));
};
