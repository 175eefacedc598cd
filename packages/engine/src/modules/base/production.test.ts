import { describe, expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

/** The corner between mountains 10, pasture 2 and hills 6; no other building nearby. */
const CORNER = '0,-1.N';

describe('[B-21] production', () => {
  test('[B-21] one card a settlement, two a city, for everybody and from every hex of the number', () => {
    const t = table().put(`p0 settlement ${CORNER}`, 'p1 city -1,2.S', 'p2 settlement -1,2.N').start(3);
    t.roll(3, 3);
    expect([t.cards(0), t.cards(1), t.cards(2)]).toEqual([{ brick: 1 }, { grain: 2 }, { grain: 1 }]);
    expect(t.events('cardsProduced')).toHaveLength(3);
  });

  test('[B-21] a building between two hexes of the number gets from both', () => {
    const t = table()
      .at((position) => position.number('@0,-2', 6))
      .put(`p0 city ${CORNER}`);
    expect(t.start(0).roll(1, 5).cards(0)).toEqual({ brick: 2, ore: 2 });
  });

  test('[B-21] the hex under the robber gives nothing, its neighbours of the same number do', () => {
    const t = table().put(`p0 settlement ${CORNER}`, 'p0 settlement -1,2.S');
    t.at((position) => position.robber('@0,-1'))
      .start(0)
      .roll(3, 3);
    expect(t.cards(0)).toEqual({ grain: 1 });
  });

  test('[B-21] the desert gives nothing; a 7 gives nothing, whatever a hex says', () => {
    const t = table().put('p0 settlement 0,0.N');
    t.at((position) => position.number('@0,0', 8).number('@0,-1', 7));
    expect(t.copy().start(0).roll(2, 6).cards(0)).toEqual({});
    expect(t.start(0).roll(3, 4).cards(0)).toEqual({});
  });
});

describe('[B-22] shortage', () => {
  const short = (left: number): TestTable =>
    table().put(`p0 city ${CORNER}`, 'p1 settlement 0,-1.S').leave('brick', left, 3);

  test('[B-22] several creditors and too few cards: nobody gets any of that resource', () => {
    const t = short(2).start(0).roll(3, 3);
    expect([t.cards(0), t.cards(1)]).toEqual([{}, {}]);
    expect(t.events('supplyShort')).toEqual([{ good: 1 }]);
  });

  test('[B-22] just enough is enough', () => {
    const t = short(3).start(0).roll(3, 3);
    expect([t.cards(0), t.cards(1)]).toEqual([{ brick: 2 }, { brick: 1 }]);
  });

  test('[B-22] a single creditor gets what is left, be it one card or none', () => {
    for (const left of [1, 0]) {
      const t = table().put(`p0 city ${CORNER}`).leave('brick', left, 3).start(0).roll(3, 3);
      expect(t.cards(0)).toEqual(left === 0 ? {} : { brick: 1 });
    }
  });

  test('[B-22] one player with two buildings is still a single creditor', () => {
    const t = table().put(`p0 settlement ${CORNER}`, 'p0 settlement 0,-1.S').leave('brick', 1, 3);
    expect(t.start(0).roll(3, 3).cards(0)).toEqual({ brick: 1 });
  });

  test('[B-22] another resource of the same roll is paid in full', () => {
    const t = short(2).put('p2 settlement -1,2.S').start(0).roll(3, 3);
    expect([t.cards(0), t.cards(2)]).toEqual([{}, { grain: 1 }]);
  });
});
