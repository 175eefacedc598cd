/** Very many games of both set-ups and both seat counts: the cheap invariants once a turn, and how games go. */
import { BOTS, botSeed, Chance, Driver, makeBots, natureSeed, turnsOf } from '@landnam/bots';
import { EVENTS, type EventSink, type Game, seatsOf, type State } from '@landnam/engine';
import { dealTable, findTable } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { energiesChecks } from '../contract/games/energies.js';
import { cheapProblems } from '../contract/cheap.js';

const GAMES: Readonly<Record<string, number>> = { random: 20_000, greedy: 2_000 };
const share = Number(process.env['LANDNAM_SHARE'] ?? 1);

/** How games of one kind went. */
class Tally {
  games = 0;
  plies = 0;
  turns = 0;
  readonly ends: Record<string, number> = {};
  readonly fired = EVENTS.map(() => 0);

  readonly sink: EventSink = (type, open) => {
    if (type === 'eventTriggered') this.fired[(open as { event: number }).event]++;
  };

  add(plies: number, turns: number, reason: string, winners: number): void {
    const won =
      reason === 'emptyBag' ? ['nobody', 'one', 'shared'][Math.min(2, seatsOf(winners).length)] : '';
    const key = `${reason} ${won}`.trim();
    this.games++;
    this.plies += plies;
    this.turns += turns;
    this.ends[key] = (this.ends[key] ?? 0) + 1;
  }

  text(seats: number): string {
    const mean = (sum: number): string => (sum / this.games).toFixed(2);
    const ends = Object.entries(this.ends).map(
      ([end, n]) => `${end} ${((100 * n) / this.games).toFixed(1)} %`,
    );
    const fired = EVENTS.map((event, i) => `${event} ${mean(this.fired[i])}`);
    return `${mean(this.turns / seats)} rounds, ${mean(this.plies)} actions; ${ends.join(', ')}; a game has ${fired.join(', ')}`;
  }
}

const watchTurns = (game: Game, number: number): ((state: State) => void) => {
  let last = -1;
  return (state) => {
    const turn = turnsOf(game, state);
    if (turn === last) return;
    last = turn;
    const problems = cheapProblems(game, state, energiesChecks);
    if (problems.length > 0) throw new Error(`game ${number}, turn ${turn}: ${problems.join('; ')}`);
  };
};

const playMany = (id: string, seats: number, bot: string, games: number): Tally => {
  const found = findTable(id, seats);
  if (!found.ok) throw new Error(found.error);
  const { value: set } = found;
  const driver = new Driver(set);
  const [nature, mind] = [new Chance(''), new Chance('')];
  const names = Array.from({ length: seats }, () => bot);
  const bots = makeBots(names, set.game, mind.below);
  const tally = new Tally();
  for (let game = 0; game < games; game++) {
    nature.restart(natureSeed(id, game));
    mind.restart(botSeed(id, game));
    const hooks = { after: watchTurns(set.game, game), events: tally.sink };
    const outcome = driver.play(dealTable(set, nature.below), bots, nature.below, hooks);
    tally.add(outcome.plies, outcome.turns, outcome.reason, outcome.winners);
  }
  return tally;
};

const bots = Object.keys(GAMES).filter((name) => name in BOTS);

describe.each(['energies', 'energies/first-game'])('%s', (id) => {
  describe.each([3, 4])('%i players', (seats) => {
    test.each(bots)('games of %s break no invariant', (bot) => {
      const games = Math.max(1, Math.round(GAMES[bot] * share));
      const tally = playMany(id, seats, bot, games);
      console.log(`${id}, ${seats} players, ${games} games of ${bot}: ${tally.text(seats)}`);
      expect(tally.games).toBe(games);
    });
  });
});
