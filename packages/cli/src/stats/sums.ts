/** Many logs together: by seat, by who plays, and how much of it was luck. */
import { luckFigures } from '@landnam/bots/luck';
import { groupBy } from '../groups.js';
import type { LogFigures, LogSeat } from './job.js';

export interface SeatStats {
  readonly games: number;
  /** Means of a game. */
  readonly result: number;
  readonly points: number;
  readonly start: number;
  readonly luck: number;
  readonly decisions: number;
  readonly others: number;
  readonly rest: number;
  readonly loss: number;
  readonly choices: number;
  /** Of all choices together; null without losses. */
  readonly rating: number | null;
}

export interface LogStats {
  readonly games: number;
  readonly finished: number;
  readonly meanTurns: number;
  readonly seats: readonly (SeatStats & { readonly seat: number })[];
  readonly players: readonly (SeatStats & { readonly who: string })[];
  readonly luck: { readonly share: number | null; readonly slope: number | null };
  readonly problems: readonly { readonly file: string; readonly why: string }[];
}

const sumOf = (rows: readonly LogSeat[], of: (row: LogSeat) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const statsOf = (rows: readonly LogSeat[]): SeatStats => {
  const mean = (of: (row: LogSeat) => number): number => sumOf(rows, of) / rows.length;
  const stakes = sumOf(rows, (row) => row.stakes);
  return {
    games: rows.length,
    result: mean((row) => row.result),
    points: mean((row) => row.points),
    start: mean((row) => row.start),
    luck: mean((row) => row.luck),
    decisions: mean((row) => row.decisions),
    others: mean((row) => row.others),
    rest: mean((row) => row.rest),
    loss: mean((row) => row.loss),
    choices: mean((row) => row.choices),
    rating: stakes > 0 ? sumOf(rows, (row) => row.loss) / stakes : null,
  };
};

const luckOf = (logs: readonly LogFigures[]): LogStats['luck'] => {
  const { share, slope } = luckFigures(
    logs.map(({ seats }) => ({
      result: seats.map(({ result }) => result),
      luck: seats.map(({ luck }) => luck),
    })),
  );
  return { share, slope };
};

/** Only finished games have a result. */
export const logStats = (logs: readonly LogFigures[]): LogStats => {
  const finished = logs.filter(({ isOver, seats }) => isOver && seats.length > 0);
  const rows = finished.flatMap(({ seats }) => seats);
  const bySeat = groupBy(rows, ({ seat }) => seat);
  const byWho = groupBy(rows, ({ who }) => who ?? 'unknown');
  return {
    games: logs.filter(({ game }) => game !== '').length,
    finished: finished.length,
    meanTurns: finished.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, finished.length),
    seats: [...bySeat]
      .sort(([one], [other]) => one - other)
      .map(([seat, each]) => ({ seat, ...statsOf(each) })),
    players: [...byWho].map(([who, each]) => ({ who, ...statsOf(each) })),
    luck: luckOf(finished),
    problems: logs.flatMap(({ file, problems }) => problems.map((why) => ({ file, why }))),
  };
};
