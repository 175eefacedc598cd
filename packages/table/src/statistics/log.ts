/** The statistics of a game that is kept: its lines are played once more. */
import { apply, collect, fail, type LoggedEvent, ok, type Result } from '@landnam/engine';
import { parseAction } from '@landnam/engine/notation';
import { beginGame, type Replay, describeProblem, replayLog } from '@landnam/maps';
import type { LiveTable } from '../liveTable.js';
import { type GameStatistics, StatisticsFold } from './fold.js';

type Kept = Pick<LiveTable, 'table' | 'header' | 'entries'>;

/** Trusts its caller: these lines have been played before. */
export const statisticsOf = ({ table: { game }, header, entries }: Kept): GameStatistics => {
  const fold = new StatisticsFold(game);
  const told: LoggedEvent[] = [];
  const begun = beginGame(game, header.deal, collect(told));
  if (!begun.ok) throw new Error(begun.error);
  const state = begun.value;
  fold.entry(0, state, told.splice(0));
  for (const [i, line] of entries.entries()) {
    const read = parseAction(game, line.split(' ; ')[0] ?? '');
    if (!read.ok) throw new Error(read.error);
    apply(game, state, read.value.seat, read.value.packed, collect(told), read.value.more);
    fold.entry(i + 1, state, told.splice(0));
  }
  return fold.end(state);
};

const keptIn = ({ log, ...table }: Replay): Kept => ({
  table,
  header: log.header,
  entries: log.entries.map(({ action }) => action),
});

/** The log's game, maps and bots are at hand; it may end anywhere. */
export const logStatistics = (text: string): Result<GameStatistics, string> => {
  const replay = replayLog(text, { partial: true });
  return replay.ok ? ok(statisticsOf(keptIn(replay.value))) : fail(describeProblem(replay.error));
};
