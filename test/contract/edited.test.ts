/** Whatever the editor can make either plays or is refused with a place. */
import { ATLAS, type MapData } from '@landnam/maps';
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
import { describe, expect, test } from 'vitest';
import { seeded } from '../support/chance.js';
import { shareOf } from './many.js';
import { playedOrRefused, randomEdit } from './edited.js';

const ROUNDS = shareOf(6);
const MOST_EDITS = 4;
const PLIES = 120;

const rewound = (history: EditHistory): EditHistory => (canUndo(history) ? rewound(undo(history)) : history);

const describeMap = (map: MapData, history: EditHistory): string =>
  `${map.id}: ${history.edits.map((edit) => JSON.stringify(edit)).join('\n')}`;

describe.each([...ATLAS.values()])('$id', (map) => {
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
});
