/** Luck is 0 on average: a thousand games of every map, all seats together. */
import { BOTS, botSeed, Chance, Driver, seededBelow } from '@landnam/bots';
import {
  chiSquareTail,
  type LuckOfGame,
  LuckWatch,
  luckFigures,
  type MeanTest,
  meanTest,
} from '@landnam/bots/luck';
import { findWeights } from '@landnam/bots/value';
import type { Seat } from '@landnam/engine';
import { ATLAS, dealTable, findTable, type MapData } from '@landnam/maps';
import { afterAll, expect, test } from 'vitest';

const GAMES = 1000;
const LEAST = 0.001;
const tests: MeanTest[] = [];

const playGames = (id: string, seats: number): readonly LuckOfGame[] => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const weights = findWeights(game);
  if (!weights.ok) throw new Error(weights.error);
  const watch = new LuckWatch(game, weights.value);
  const driver = new Driver(table.value);
  return Array.from({ length: GAMES }, (_, number) => {
    const below = seededBelow(`mean luck ${id}`, number);
    const chance = new Chance(botSeed(`mean luck ${id}`, number));
    const bots = Array.from({ length: seats }, (_seat, seat) =>
      BOTS['normal'](game, seat as Seat, chance.below),
    );
    const { winners } = driver.play(dealTable(table.value, below), bots, below, watch.hooks);
    const won = Array.from({ length: seats }, (_seat, seat) => (winners >> seat) & 1);
    return { result: won, luck: [...watch.sum] };
  });
};

/** The largest table whose weights learned from that many seats. */
const learnedSeats = ({ id, players }: MapData): number =>
  Math.max(
    ...players.filter((seats) => {
      const table = findTable(id, seats);
      return table.ok && findWeights(table.value.game).ok;
    }),
  );

test.each([...ATLAS.values()].map((map) => [map.id, learnedSeats(map)] as const))(
  '%s for %i',
  (id, seats) => {
    const games = playGames(id, seats);
    const { share, slope } = luckFigures(games);
    const found = meanTest(games);
    tests.push(found);
    console.log(`${id} for ${seats}: luck explains ${share?.toFixed(2)}, slope ${slope?.toFixed(2)}`);
    expect(share).toBeGreaterThan(0);
    // of a dozen maps none is that far off by chance
    expect(chiSquareTail(found.statistic, found.degrees)).toBeGreaterThan(LEAST / 10);
  },
);

afterAll(() => {
  const statistic = tests.reduce((sum, each) => sum + each.statistic, 0);
  const degrees = tests.reduce((sum, each) => sum + each.degrees, 0);
  if (degrees > 0) expect(chiSquareTail(statistic, degrees)).toBeGreaterThan(LEAST);
});
