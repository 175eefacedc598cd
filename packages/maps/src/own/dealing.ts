/** Whether a map can be dealt without trying for long: a server deals where everybody waits. */
import type { Below, Options } from '@landnam/engine';
import { dealTable, setTable } from '../open.js';
import { boardKey, type MapData } from '../format.js';
import { optionsOf } from '../options.js';
import { said, type Said } from '@landnam/engine/rules';
import { whyNot } from '../check/checkPlayable.js';
import { type MapProblem, problemAt } from '../check/problem.js';

/** Of one board, over all shuffles. */
export const MOST_LIMITS = 60;
const DEALS = 8;
/** Numbers drawn for one deal, on average over those. A board of 250 hexes needs 500 for one try. */
export const MOST_DRAWN = 20_000;

class TooLong extends Error {}

/** Chance that counts what is drawn: unlike time, the same on a busy machine. */
const counted = (seed: number): Below => {
  let state = seed >>> 0;
  let left = DEALS * MOST_DRAWN;
  return (bound) => {
    if (left-- <= 0) throw new TooLong();
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};

const limitProblems = (map: MapData): MapProblem[] =>
  Object.entries(map.boards).flatMap(([key, { shuffles = [] }]) => {
    const count = shuffles.reduce((sum, { limits = [] }) => sum + limits.length, 0);
    if (count + shuffles.length <= MOST_LIMITS) return [];
    const data = { count, shuffles: shuffles.length, most: MOST_LIMITS };
    const why = said('deal.manyLimits', '{count} limits of {shuffles} shuffles are more than {most}', data);
    return [problemAt(`board ${key}`, why)];
  });

/** What the set-ups of a map are called; one without a name where there is no choice. */
const setUpsOf = (map: MapData, seats: number): readonly Options[] => {
  const choices = optionsOf(map, seats).find(({ name }) => name === 'setUp')?.choices;
  return choices === undefined ? [{}] : choices.map((setUp) => ({ setUp }));
};

const dealProblem = (map: MapData, seats: number, options: Options): Said | null => {
  const table = setTable(map, seats, options);
  if (!table.ok) return whyNot(table.error);
  const below = counted(seats);
  try {
    for (let deal = 0; deal < DEALS; deal++) dealTable(table.value, below);
    return null;
  } catch (error) {
    if (error instanceof TooLong)
      return said('deal.long', 'dealing it takes too long: its limits leave hardly any board');
    return whyNot(error);
  }
};

/** Of a map that `checkMap` accepts. `begin` is told which place is looked at next. */
export const dealProblems = (
  map: MapData,
  begin: (where: string) => void = () => undefined,
): MapProblem[] => {
  const limits = limitProblems(map);
  if (limits.length > 0) return limits;
  return map.players.flatMap((seats) =>
    setUpsOf(map, seats).flatMap((options) => {
      const setUp = options['setUp'];
      const where = `board ${boardKey(map, seats)}, ${seats} players${setUp === undefined ? '' : `, set-up ${String(setUp)}`}`;
      begin(where);
      const why = dealProblem(map, seats, options);
      return why === null ? [] : [problemAt(where, why)];
    }),
  );
};
