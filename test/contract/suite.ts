import { endReasons, isOver } from '@landnam/engine';
import { MOST_ROUNDS, roundOf } from '@landnam/engine/games/base';
import { describe, expect, test } from 'vitest';
import { dealt } from '../support/arbitraries.js';
import { seeded } from '../support/chance.js';
import { playRandom } from '../support/play.js';
import type { Maxima } from './checks.js';
import { playUnderContract, replayHashes } from './game.js';
import { checksOf } from './games/index.js';
import { cheapProblems } from './cheap.js';
import { brokenMaxima } from './invariants.js';
import type { Setting } from './settings.js';

const PLIES = 700;

/** The contract of some settings as tests; several files share it, so that they run in parallel. */
export const contractOf = (settings: readonly Setting[]): void => {
  describe.each(settings)('$name', ({ id, recipe, seats, options }) => {
    const checks = checksOf(recipe);

    test('every ply keeps the contract, and the log replays to the same hashes', () => {
      const t = dealt(id, seats, options, seats);
      const maxima: Maxima = { frames: 0, actions: 0, plies: 0 };
      const record = playUnderContract(t.game, t.state, checks, seeded(seats * 7), PLIES, maxima);
      expect(record.entries.length).toBeGreaterThan(20);
      expect(replayHashes(t.game, t.deal, record.entries)).toEqual(record.hashes);
      expect(brokenMaxima(maxima)).toEqual([]);
    });

    test('[B-54] random play ends, at the round limit at the latest', () => {
      for (let seed = 0; seed < 3; seed++) {
        const t = dealt(id, seats, options, seed);
        playRandom(t.game, t.state, seeded(seed + 100));
        expect(isOver(t.state)).toBe(true);
        expect(roundOf(t.state)).toBeLessThanOrEqual(MOST_ROUNDS + 1);
        expect(endReasons(t.game)).toContain(t.ended());
        expect(cheapProblems(t.game, t.state, checks)).toEqual([]);
      }
    });
  });
};
