import { describe, expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

const GOODS = ['lumber', 'brick', 'wool', 'grain', 'ore'];
const holder = (): TestTable => table().hold(0, 'plenty').turn(0);
const supply = (left: Record<string, number>): TestTable => {
  const t = holder();
  for (const good of GOODS) t.leave(good, left[good] ?? 0, 1);
  return t;
};

describe('[B-43] year of plenty', () => {
  test('[B-43] two cards of choice, alike or not: fifteen pairs', () => {
    const t = holder();
    expect(t.legal(0, 'playPlenty')).toHaveLength(15);
    expect(t.copy().do('p0 playPlenty ore ore').cards(0)).toEqual({ ore: 2 });
    expect(t.do('p0 playPlenty lumber grain').cards(0)).toEqual({ lumber: 1, grain: 1 });
    expect(t.asks()).toBe('main');
  });

  test('[B-43] the supply must have them', () => {
    const t = supply({ ore: 1, wool: 3 });
    expect(t.legal(0, 'playPlenty')).toEqual(['playPlenty wool wool', 'playPlenty wool ore']);
    t.refuses('p0 playPlenty ore ore', 'B-43', 'supplyLacks').refuses(
      'p0 playPlenty lumber wool',
      'B-43',
      'supplyLacks',
    );
    t.refuses('p0 playPlenty wool -', 'B-43', 'supplyLacks');
  });

  test('[B-43] the last card of the supply alone', () => {
    const t = supply({ grain: 1 });
    expect(t.legal(0, 'playPlenty')).toEqual(['playPlenty grain -']);
    expect(t.do('p0 playPlenty grain -').cards(0)).toEqual({ grain: 1 });
  });

  test('[B-43] with an empty supply the card cannot be played', () => {
    const t = supply({}).refuses('p0 playPlenty ore ore', 'B-43', 'supplyIsEmpty');
    expect(t.legal(0, 'playPlenty')).toEqual([]);
  });

  test('[B-43] before the roll, too; what is taken is public', () => {
    const t = holder().start(0).do('p0 playPlenty ore ore');
    expect(t.events('goodsTaken')).toEqual([{ seat: 0, goods: [4, 4] }]);
  });
});
