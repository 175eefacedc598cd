/** A log as a report reads it: as far as it goes, with what is wrong with it. */
import { type GameRecord, readRecord, type Review, Reviewer, type ReviewStage } from '@landnam/bots/review';
import { makeState } from '@landnam/engine';
import { type By, parseLog } from '@landnam/engine/log';
import { describeProblem } from '@landnam/maps';
import { type GameStatistics, StatisticsFold } from '@landnam/table/statistics';
import { InputError } from '../input.js';

export interface ReadGame {
  readonly record: GameRecord;
  readonly statistics: GameStatistics;
  /** Null where nobody has learned the game. */
  readonly review: Review | null;
  /** Why there is none. */
  readonly noReview: string | null;
  /** Who plays, where the log says so. */
  readonly seated: readonly By[];
  readonly names: readonly string[];
  /** What is wrong: everything is about what comes before. */
  readonly problems: readonly string[];
}

const statisticsOf = (record: GameRecord): GameStatistics => {
  const { game, entries, events } = record;
  const state = makeState(game);
  const fold = new StatisticsFold(game);
  for (let ply = 0; ply <= record.plies; ply++) {
    const [from, to] = [entries[ply - 1]?.heard ?? 0, entries[ply]?.heard ?? events.length];
    fold.entry(ply, record.lay(ply, state), events.slice(from, to));
  }
  return fold.end(state);
};

/** Two of one name are told apart by their seats. */
const toldApart = (names: readonly (string | undefined)[], seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => {
    const name = names[seat];
    if (name === undefined) return `p${seat}`;
    return names.filter((each) => each === name).length > 1 ? `${name} p${seat}` : name;
  });

/** Nothing where the text does not end like a log. */
const headOf = (text: string): Pick<ReadGame, 'seated' | 'names'> => {
  const log = parseLog(text, true);
  if (!log.ok) return { seated: [], names: [] };
  const { names, header } = log.value;
  return { seated: header.seated ?? [], names: toldApart(names, header.seats) };
};

const reviewOf = (record: GameRecord, until: ReviewStage): Pick<ReadGame, 'review' | 'noReview'> => {
  const reviewer = Reviewer.of(record, { until });
  return reviewer.ok
    ? { review: reviewer.value.finish(), noReview: null }
    : { review: null, noReview: reviewer.error };
};

/** `name` is what errors call it. */
export const readGame = (name: string, text: string, until: ReviewStage): ReadGame => {
  const record = readRecord(text);
  if (!record.ok) throw new InputError(`${name}: ${record.error}`);
  return {
    record: record.value,
    statistics: statisticsOf(record.value),
    ...headOf(text),
    ...reviewOf(record.value, until),
    problems: record.value.trouble === null ? [] : [describeProblem(record.value.trouble)],
  };
};
