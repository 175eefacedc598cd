/** Very many games of both set-ups and both seat counts: the cheap invariants once per turn, and how games go. */
import { BOTS } from '@landnam/bots';
import { type EventSink, seatsOf } from '@landnam/engine';
import { EVENTS } from '@landnam/engine/games/energies';
import { describe, expect, test } from 'vitest';
import { energiesChecks } from '../contract/games/energies.js';
import { playMany, shareOf, tableOf } from '../contract/many.js';

const GAMES: Readonly<Record<string, number>> = { random: 20_000, greedy: 2_000 };

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

const playEnergies = (id: string, seats: number, bot: string, games: number): Tally => {
  const tally = new Tally();
  const bots = Array.from({ length: seats }, () => bot);
  const many = {
    table: tableOf(id, seats),
    checks: energiesChecks,
    bots,
    games,
    seed: id,
    events: tally.sink,
  };
  playMany(many, ({ plies, turns, reason, winners }) => tally.add(plies, turns, reason, winners));
  return tally;
};

const bots = Object.keys(GAMES).filter((name) => name in BOTS);

describe.each(['energies', 'energies/first-game'])('%s', (id) => {
  describe.each([3, 4])('%i players', (seats) => {
    test.each(bots)('games of %s break no invariant', (bot) => {
      const games = shareOf(GAMES[bot]);
      const tally = playEnergies(id, seats, bot, games);
      console.log(`${id}, ${seats} players, ${games} games of ${bot}: ${tally.text(seats)}`);
      expect(tally.games).toBe(games);
    });
  });
});
