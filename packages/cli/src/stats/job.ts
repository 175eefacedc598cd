/** One log among many: what is kept of it. */
import type { ReviewStage, SeatReview } from '@landnam/bots/review';
import { mapOf } from '@landnam/maps';
import { readText } from '../files.js';
import { InputError } from '../input.js';
import { figuresOf } from '../report/figures.js';
import { readGame } from '../report/game.js';

export interface StatsJob {
  readonly file: string;
  readonly until: ReviewStage;
}

export interface LogSeat extends SeatReview {
  readonly who: string | null;
  readonly points: number;
}

export interface LogFigures {
  readonly file: string;
  readonly game: string;
  readonly isOver: boolean;
  readonly turns: number;
  readonly seats: readonly LogSeat[];
  readonly problems: readonly string[];
}

const UNREAD = { game: '', isOver: false, turns: 0, seats: [] };

const readOne = ({ file, until }: StatsJob): LogFigures => {
  const game = readGame(file, readText(file), until);
  const { players, problems, noReview, length } = figuresOf(game);
  const seats = (game.review?.players ?? []).map((review) => ({
    ...review,
    who: players[review.seat]?.who ?? null,
    points: players[review.seat]?.points ?? 0,
  }));
  const { isOver } = game.record;
  return {
    file,
    game: mapOf(game.record.game)?.id ?? '',
    isOver,
    turns: length.turns,
    seats,
    problems: [...problems, ...(noReview === null ? [] : [noReview])],
  };
};

/** What cannot be read is told with its name. */
export const runStatsJob = (job: StatsJob): LogFigures => {
  try {
    return readOne(job);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { file: job.file, ...UNREAD, problems: [error.message.replace(`${job.file}: `, '')] };
  }
};
