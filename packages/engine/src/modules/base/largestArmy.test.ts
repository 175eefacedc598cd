import { NONE } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

const played = (...knights: number[]): TestTable =>
  table().at((position) => knights.forEach((count, seat) => position.played(seat, `${count}knight`)));

/** A knight sent to whichever of two empty hexes the robber is not on. */
const knight = (t: TestTable, seat: number): TestTable => {
  const hex = t.state.base.robber[0] === t.id('@0,1') ? '@0,2' : '@0,1';
  return t.hold(seat, 'knight').turn(seat).do(`p${seat} playKnight`, `p${seat} moveRobber ${hex}`);
};

describe('[B-52] largest army', () => {
  test('[B-52] [B-50] the third knight earns it: two points', () => {
    const t = knight(played(1), 0);
    expect([t.state.base.armyHolder[0], t.points(0)]).toEqual([NONE, 0]);
    knight(t, 0);
    expect([t.state.base.armyHolder[0], t.points(0)]).toEqual([0, 2]);
    expect(t.events('awardMoved')).toEqual([{ award: 'largestArmy', from: NONE, to: 0 }]);
  });

  test('[B-52] an equal number does not take it, one more does', () => {
    const t = knight(knight(knight(played(2, 2), 0), 1), 1);
    expect([t.state.base.armyHolder[0], t.points(0), t.points(1)]).toEqual([1, 0, 2]);
    const level = knight(knight(played(2, 2), 0), 1);
    expect(level.state.base.armyHolder[0]).toBe(0);
  });

  test('[B-52] the holder who plays on keeps it', () => {
    const t = knight(knight(played(2), 0), 0);
    expect([t.state.base.armyHolder[0], t.points(0)]).toEqual([0, 2]);
    expect(t.events('awardMoved')).toHaveLength(1);
  });

  test('[B-52] other cards do not count', () => {
    const t = played(2).hold(0, 'monopoly').turn(0).do('p0 playMonopoly ore');
    expect(t.state.base.armyHolder[0]).toBe(NONE);
  });
});
