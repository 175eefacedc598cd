/** Very many games of every scenario and seat count: the cheap invariants once a turn, and how games go. */
import { botSeed, Chance, Driver, makeBots, natureSeed, turnsOf } from '@landnam/bots';
import { type Game, seatsOf, type State } from '@landnam/engine';
import { ATLAS, dealTable, findTable } from '@landnam/maps';
import { seafarersChecks } from '../contract/games/seafarers.js';
import { cheapProblems } from '../contract/cheap.js';

const share = Number(process.env['LANDNAM_SHARE'] ?? 1);
export const RANDOM_GAMES = Math.max(1, Math.round(20_000 * share));
export const GREEDY_GAMES = Math.max(1, Math.round(400 * share));
export const ids = [...ATLAS.values()].filter(({ recipe }) => recipe === 'seafarers').map(({ id }) => id);

interface Tally {
  plies: number;
  turns: number;
  readonly ends: Record<string, number>;
  readonly wins: number[];
}

const watchTurns = (game: Game, number: number): ((state: State) => void) => {
  let last = -1;
  return (state) => {
    const turn = turnsOf(game, state);
    if (turn === last) return;
    last = turn;
    const problems = cheapProblems(game, state, seafarersChecks);
    if (problems.length > 0) throw new Error(`game ${number}, turn ${turn}: ${problems.join('; ')}`);
  };
};

export const playMany = (id: string, names: readonly string[], games: number): Tally => {
  const found = findTable(id, names.length);
  if (!found.ok) throw new Error(found.error);
  const { value: set } = found;
  const driver = new Driver(set);
  const [nature, mind] = [new Chance(''), new Chance('')];
  const bots = makeBots(names, set.game, mind.below);
  const tally: Tally = { plies: 0, turns: 0, ends: {}, wins: names.map(() => 0) };
  for (let game = 0; game < games; game++) {
    nature.restart(natureSeed(id, game));
    mind.restart(botSeed(id, game));
    const hooks = { after: watchTurns(set.game, game) };
    const outcome = driver.play(dealTable(set, nature.below), bots, nature.below, hooks);
    tally.plies += outcome.plies;
    tally.turns += outcome.turns;
    tally.ends[outcome.reason] = (tally.ends[outcome.reason] ?? 0) + 1;
    for (const seat of seatsOf(outcome.winners)) tally.wins[seat]++;
  }
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
