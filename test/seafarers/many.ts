/** Very many games of every scenario and seat count: the cheap invariants once per turn, and how games go. */
import { seatsOf } from '@landnam/engine';
import { ATLAS } from '@landnam/maps';
import { seafarersChecks } from '../contract/games/seafarers.js';
import { playMany, shareOf, tableOf } from '../contract/many.js';

export const RANDOM_GAMES = shareOf(20_000);
export const GREEDY_GAMES = shareOf(400);
export const ids = [...ATLAS.values()].filter(({ recipe }) => recipe === 'seafarers').map(({ id }) => id);

interface Tally {
  plies: number;
  turns: number;
  readonly ends: Record<string, number>;
  readonly wins: number[];
}

export const playSea = (id: string, names: readonly string[], games: number): Tally => {
  const tally: Tally = { plies: 0, turns: 0, ends: {}, wins: names.map(() => 0) };
  const table = tableOf(id, names.length);
  playMany(
    { table, checks: seafarersChecks, bots: names, games, seed: id },
    ({ plies, turns, reason, winners }) => {
      tally.plies += plies;
      tally.turns += turns;
      tally.ends[reason] = (tally.ends[reason] ?? 0) + 1;
      for (const seat of seatsOf(winners)) tally.wins[seat]++;
    },
  );
  return tally;
};

export const told = (title: string, tally: Tally, games: number): void => {
  const percent = (count: number): string => `${((100 * count) / games).toFixed(1)} %`;
  const ends = Object.entries(tally.ends).map(([end, count]) => `${end} ${percent(count)}`);
  const [turns, plies] = [tally.turns / games, tally.plies / games].map((mean) => mean.toFixed(0));
  console.log(
    `${title}: ${turns} turns, ${plies} actions; ${ends.join(', ')}; wins ${tally.wins.map(percent).join(', ')}`,
  );
};
