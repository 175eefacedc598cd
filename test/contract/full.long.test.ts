/** The full contract on whole games of several seeds, and every kind of action seen at least once. */
import { ruleOf } from '@landnam/engine';
import { ATLAS } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { dealt } from '../support/arbitraries.js';
import { seeded } from '../support/chance.js';
import { playRandom } from '../support/play.js';
import type { Maxima } from './checks.js';
import { playUnderContract, replayHashes } from './game.js';
import { checksOf } from './games/index.js';
import { brokenMaxima } from './invariants.js';
import { settings } from './settings.js';

const SEEDS = 2;
const MOST_GAMES = 300;

describe.each(settings())('$name', ({ id, recipe, seats, options }) => {
  test('whole games keep the contract', () => {
    const maxima: Maxima = { frames: 0, actions: 0, plies: 0 };
    for (let seed = 50; seed < 50 + SEEDS; seed++) {
      const t = dealt(id, seats, options, seed);
      const record = playUnderContract(t.game, t.state, checksOf(recipe), seeded(seed), 4000, maxima);
      expect(replayHashes(t.game, t.deal, record.entries)).toEqual(record.hashes);
    }
    expect(brokenMaxima(maxima)).toEqual([]);
    console.log(
      `${id} ${seats}: at most ${maxima.frames} frames, ${maxima.actions} actions, ${maxima.plies} plies`,
    );
  });
});

/** Kinds of action that no game of this id reached. */
const neverSeen = (id: string, players: readonly number[]): string[] => {
  const missing = new Set<string>();
  for (let seed = 0; seed < MOST_GAMES && (seed === 0 || missing.size > 0); seed++) {
    const t = dealt(id, players[seed % players.length], {}, seed);
    if (seed === 0) t.game.rules.forEach(({ type }) => missing.add(type));
    playRandom(t.game, t.state, seeded(seed), 100_000, 30, ({ packed }) =>
      missing.delete(t.game.rules[ruleOf(packed)].type),
    );
  }
  return [...missing];
};

test('random play of base reaches every kind of action', () => {
  expect(neverSeen('base', [2, 3, 4, 5, 6])).toEqual([]);
});

// a scenario may carry rules its map never needs (gold without a gold field): reported, not required
test.each([...ATLAS.values()].filter(({ id }) => id !== 'base'))(
  '$id: kinds of action never seen',
  ({ id, players }) => {
    const never = neverSeen(id, players);
    console.log(`${id}: never seen ${never.join(', ') || 'none'}`);
    expect(never.length).toBeLessThan(6);
  },
);
