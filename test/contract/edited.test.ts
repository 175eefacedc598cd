/** Whatever the editor can make either plays or is refused with a place. */
import { ATLAS, checkShape, type MapData } from '@landnam/maps';
import {
  beginHistory,
  canUndo,
  doEdit,
  type EditHistory,
  openRecord,
  presentOf,
  recordOf,
  undo,
} from '@landnam/maps/edit';
import { describe, expect, test, vi } from 'vitest';
import { seeded } from '../support/chance.js';
import { LAID } from '../support/laid.js';
import { shareOf } from './many.js';
import { lookedAt, playedOrRefused, randomEdit, spoiled } from './edited.js';

vi.setConfig({ testTimeout: 300_000 });

const ROUNDS = shareOf(6);
const MOST_EDITS = 4;
const PLIES = 120;
const SPOILED = shareOf(30);
const MOST_SPOILED = 10 * SPOILED;

const rewound = (history: EditHistory): EditHistory => (canUndo(history) ? rewound(undo(history)) : history);

const describeMap = (map: MapData, history: EditHistory): string =>
  `${map.id}: ${history.edits.map((edit) => JSON.stringify(edit)).join('\n')}`;

describe.each([...ATLAS.values(), ...LAID])('$name', (map) => {
  test('after any edits it plays or is refused with a place, and every edit can be undone', () => {
    let played = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const below = seeded(round * 7919 + map.id.length);
      let history = beginHistory(map);
      for (let step = 0; step < MOST_EDITS; step++) {
        history = doEdit(history, randomEdit(presentOf(history), below));
        try {
          const problems = playedOrRefused(presentOf(history), round, PLIES);
          if (problems.length === 0) played++;
          for (const { where, what, code } of problems)
            expect([where, what, code].every((part) => part !== '')).toBe(true);
        } catch (error) {
          throw new Error(`${String(error)} after ${describeMap(map, history)}`, { cause: error });
        }
      }
      expect(openRecord(JSON.parse(JSON.stringify(recordOf(history))) as EditHistory).maps).toEqual(
        history.maps,
      );
      expect(presentOf(rewound(history))).toBe(map);
    }
    expect(played).toBeGreaterThan(0);
  });

  test('spoiled anywhere it is refused with a place, or can be drawn on', () => {
    let [refused, drawn] = [0, 0];
    // on some maps nearly every part is one that must be as it was
    for (let round = 0; round < SPOILED || (drawn === 0 && round < MOST_SPOILED); round++) {
      const below = seeded(round * 104_729 + map.id.length);
      const strange = JSON.parse(JSON.stringify(spoiled(map, below))) as unknown;
      const shaped = checkShape(strange);
      if (!shaped.ok) {
        refused++;
        expect(shaped.error.every(({ where, what }) => where !== '' && what !== '')).toBe(true);
        continue;
      }
      drawn++;
      try {
        let history = beginHistory(shaped.value);
        for (let step = 0; step < 2; step++) history = doEdit(history, randomEdit(presentOf(history), below));
        lookedAt(presentOf(history));
        playedOrRefused(presentOf(history), round, 20);
      } catch (error) {
        throw new Error(`${String(error)} in round ${round} of ${map.id}`, { cause: error });
      }
    }
    expect([refused > 0, drawn > 0]).toEqual([true, true]);
  });
});
