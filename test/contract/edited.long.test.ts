/** Thousands of random edits of every map that ships and of the gallery: each plays or is refused with a place. */
import { ATLAS } from '@landnam/maps';
import { beginHistory, doEdit, presentOf } from '@landnam/maps/edit';
import { GALLERY } from '@landnam/maps/gallery';
import { describe, expect, test, vi } from 'vitest';
import { seeded } from '../support/chance.js';
import { playedOrRefused, randomEdit } from './edited.js';
import { shareOf } from './many.js';

vi.setConfig({ testTimeout: 3_600_000 });

const ROUNDS = shareOf(40);
const MOST_EDITS = 8;
const PLIES = 60;

describe.each([...ATLAS.values(), ...GALLERY].map((map) => [map.name, map] as const))('%s', (name, map) => {
  test('after any edits it plays or is refused with a place', () => {
    let played = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const below = seeded(round * 15_485_863 + name.length);
      let history = beginHistory(map);
      for (let step = 0; step < MOST_EDITS; step++) {
        history = doEdit(history, randomEdit(presentOf(history), below));
        try {
          const problems = playedOrRefused(presentOf(history), round, PLIES);
          if (problems.length === 0) played++;
          for (const { where, what, code } of problems)
            expect([where, what, code].every((part) => part !== '')).toBe(true);
        } catch (error) {
          const edits = history.edits.map((edit) => JSON.stringify(edit)).join('\n');
          throw new Error(`${String(error)} after ${edits}`, { cause: error });
        }
      }
    }
    expect(played).toBeGreaterThan(0);
  });
});
