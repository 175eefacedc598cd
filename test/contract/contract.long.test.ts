/** Very many games of every bot, the cheap invariants once a turn. */
import { BOTS, Chance, Driver, makeBots, natureSeed, botSeed, turnsOf } from '@landnam/bots';
import type { Game, State } from '@landnam/engine';
import { ATLAS, dealTable, findTable } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { checksOf } from './games/index.js';
import { cheapProblems } from './cheap.js';

/** How many games each bot plays of the plain game, and of anything else. */
const GAMES: Readonly<Record<string, { readonly base: number; readonly other: number }>> = {
  random: { base: 100_000, other: 2_000 },
  greedy: { base: 5_000, other: 200 },
};
const UNKNOWN = { base: 200, other: 20 };

const share = Number(process.env['LANDNAM_SHARE'] ?? 1);

const gamesOf = (bot: string, id: string): number => {
  const games = (GAMES[bot] ?? UNKNOWN)[id === 'base' ? 'base' : 'other'];
  return Math.max(1, Math.round(games * share));
};

/** Looks whenever another turn has begun. */
class TurnWatch {
  private last = -1;
  private readonly game: Game;
  private readonly look: (state: State) => void;

  constructor(game: Game, look: (state: State) => void) {
    this.game = game;
    this.look = look;
  }

  after(state: State): void {
    const turn = turnsOf(this.game, state);
    if (turn === this.last) return;
    this.last = turn;
    this.look(state);
  }
}

const playMany = (id: string, recipe: string, seats: number, bot: string, games: number) => {
  const found = findTable(id, seats);
  if (!found.ok) throw new Error(found.error);
  const { value: set } = found;
  const checks = checksOf(recipe);
  const driver = new Driver(set);
  const [nature, mind] = [new Chance(''), new Chance('')];
  const bots = makeBots(
    Array.from({ length: seats }, () => bot),
    set.game,
    mind.below,
  );
  const ends: Record<string, number> = {};
  for (let game = 0; game < games; game++) {
    nature.restart(natureSeed('contract', game));
    mind.restart(botSeed('contract', game));
    const look = (state: State): void => {
      const problems = cheapProblems(set.game, state, checks);
      if (problems.length > 0)
        throw new Error(`game ${game}, turn ${turnsOf(set.game, state)}: ${problems.join('; ')}`);
    };
    const watch = new TurnWatch(set.game, look);
    const { reason } = driver.play(dealTable(set, nature.below), bots, nature.below, {
      after: (state) => watch.after(state),
    });
    ends[reason] = (ends[reason] ?? 0) + 1;
  }
  return ends;
};

describe.each([...ATLAS.values()])('$id', ({ id, recipe, players }) => {
  const seats = Math.max(...players);
  test.each(Object.keys(BOTS))('games of %s break no invariant', (bot) => {
    const games = gamesOf(bot, id);
    const start = process.cpuUsage();
    const ends = playMany(id, recipe, seats, bot, games);
    const { user, system } = process.cpuUsage(start);
    console.log(
      `${id}: ${games} games of ${bot} in ${((user + system) / 1e6).toFixed(1)} s CPU, ${JSON.stringify(ends)}`,
    );
    expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(games);
  });
});
