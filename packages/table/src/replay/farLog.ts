/** A log from anywhere, opened as far as it can be played: what is wrong is said beside what is right. */
import { fail, ok, type Result } from '@landnam/engine';
import { type Log, type LogProblem, parseLog } from '@landnam/engine/log';
import { describeProblem, replayLog, type ReplayProblem } from '@landnam/maps';
import { setupIn } from '../importLog.js';
import type { LiveTable } from '../liveTable.js';
import { fetchFor, layOut, messageOf, type TableProblem } from '../open.js';

export interface FarLog {
  readonly live: LiveTable;
  /** Why it stops where it does; null for a log that is whole, over or not. */
  readonly trouble: TableProblem | null;
}

interface FarRead {
  readonly log: Log;
  readonly problem: LogProblem | null;
}

const HEAD = 2;

/** A line that cannot be read hides nothing that comes before it. */
const readFar = (text: string): Result<FarRead, LogProblem> => {
  const whole = parseLog(text, true);
  if (whole.ok) return ok({ log: whole.value, problem: whole.value.damage ?? null });
  if (whole.error.line <= HEAD) return whole;
  const before = parseLog(`${text.split('\n', whole.error.line - 1).join('\n')}\n`, true);
  return before.ok ? ok({ log: before.value, problem: whole.error }) : whole;
};

const told = (problem: ReplayProblem): TableProblem => ({
  code: problem.code,
  line: describeProblem(problem),
});

/** Plays until a line is refused; nothing after it is about the same game. */
const playFar = (live: LiveTable, { entries }: Log): TableProblem | null => {
  for (const [i, { line, action, by }] of entries.entries()) {
    const why = live.replay(by === undefined ? action : `${action} ; ${by}`);
    if (why !== null) return told({ code: 'refused', line, entry: i + 1, why: `"${action}": ${why}` });
  }
  return null;
};

const openFar = (text: string, { log, problem }: FarRead): Result<FarLog, TableProblem> => {
  const live = layOut(setupIn(log, ''), log.header);
  if (!live.ok) return live;
  const refused = playFar(live.value, log);
  const replay = replayLog(text, { partial: true });
  const found = problem ?? (replay.ok ? null : replay.error);
  return ok({ live: live.value, trouble: refused ?? (found === null ? null : told(found)) });
};

/** The rules and the map may have to be loaded. */
export const openFarLog = async (text: string): Promise<Result<FarLog, TableProblem>> => {
  try {
    const read = readFar(text);
    if (!read.ok) return fail(told(read.error));
    await fetchFor(read.value.log.header);
    return openFar(text, read.value);
  } catch (error) {
    return fail({ code: 'failed', line: messageOf(error) });
  }
};
