import { describe, expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

const PRICE = 'lumber brick wool grain';
const builder = (): TestTable => table().put('p0 settlement 0,0.N', 'p0 road 0,0/NE 0,0/E').turn(0);

describe('[B-31] settlements', () => {
  test('[B-31] cost four cards and stand on the player’s own road', () => {
    const t = builder().give(0, `${PRICE} ore`);
    expect(t.legal(0, 'buildSettlement')).toEqual([`buildSettlement v${t.id('0,0.SE')}`]);
    t.do('p0 buildSettlement 0,0.SE');
    expect([t.cards(0), t.points(0)]).toEqual([{ ore: 1 }, 2]);
    expect(t.events('settlementBuilt')).toEqual([{ seat: 0, vertex: t.id('0,0.SE') }]);
  });

  test.each(['brick wool grain', 'lumber wool grain', 'lumber brick grain', 'lumber brick wool'])(
    '[B-31] %s are not enough',
    (goods) => {
      builder().give(0, goods).refuses('p0 buildSettlement 0,0.SE', 'B-31', 'cannotPay');
    },
  );

  test('[B-31] not without a road of the player’s own there, not on a taken vertex', () => {
    const t = builder().give(0, PRICE).put('p1 settlement 0,1.S', 'p1 road 0,1/SE');
    t.refuses('p0 buildSettlement 0,-2.N', 'B-31', 'notReached');
    t.refuses('p0 buildSettlement 0,1.S', 'B-31', 'vertexTaken');
    t.refuses('p0 buildSettlement 0,0.N', 'B-31', 'vertexTaken');
    t.refuses('p0 buildSettlement 0,1.NE', 'B-31', 'notReached');
  });

  test('[B-31] a road that ends at an opponent’s building cannot be built on', () => {
    const t = builder().give(0, PRICE).put('p1 settlement 0,0.SE');
    expect(t.legal(0, 'buildSettlement')).toEqual([]);
  });
});

describe('[B-12] distance', () => {
  test('[B-12] the neighbour vertices of any building are closed, own or not, settlement or city', () => {
    const t = builder().give(0, PRICE).refuses('p0 buildSettlement 0,0.NE', 'B-12', 'tooClose');
    t.put('p1 city 0,0.S').refuses('p0 buildSettlement 0,0.SE', 'B-12', 'tooClose');
    expect(t.legal(0, 'buildSettlement')).toEqual([]);
  });

  test('[B-12] two roads away is far enough', () => {
    expect(builder().give(0, PRICE).why('p0 buildSettlement 0,0.SE')).toBeNull();
  });
});

describe('[B-32] cities', () => {
  test('[B-32] [B-5] replace the player’s own settlement, which goes back to the stock', () => {
    const t = builder().give(0, '3ore 2grain');
    t.do('p0 buildCity 0,0.N');
    expect([...t.state.base.stock.subarray(0, 3)]).toEqual([13, 5, 3]);
    expect([t.points(0), t.cards(0), t.state.base.owner[t.id('0,0.N')]]).toEqual([2, {}, 0]);
  });

  test('[B-32] three ore and two grain', () => {
    for (const goods of ['2ore 2grain', '3ore grain'])
      builder().give(0, goods).refuses('p0 buildCity 0,0.N', 'B-32', 'cannotPay');
  });

  test('[B-32] not on an empty vertex, another’s settlement or a city', () => {
    const t = builder().give(0, '6ore 4grain').put('p1 settlement 0,1.S');
    t.refuses('p0 buildCity 0,0.SE', 'B-32', 'noOwnSettlement');
    t.refuses('p0 buildCity 0,1.S', 'B-32', 'noOwnSettlement');
    t.do('p0 buildCity 0,0.N').refuses('p0 buildCity 0,0.N', 'B-32', 'noOwnSettlement');
  });
});

describe('[B-34] stock', () => {
  const CORNERS = ['0,-2.N', '2,-2.N', '2,0.SE', '0,2.S', '-2,2.SW'];

  test('[B-34] a sixth settlement is not legal until a city brings one back', () => {
    const t = table()
      .put(`p0 settlement ${CORNERS.slice(0, 5).join(' ')}`, 'p0 road 0,0/NE')
      .turn(0);
    t.give(0, `${PRICE} 3ore 2grain`).refuses('p0 buildSettlement 0,0.N', 'B-34', 'noPieceLeft');
    t.do('p0 buildCity 0,-2.N', 'p0 buildSettlement 0,0.N');
    expect(t.points(0)).toBe(7);
  });

  test('[B-34] a fifth city is not legal', () => {
    const t = table()
      .put(`p0 city ${CORNERS.slice(0, 4).join(' ')}`, 'p0 settlement 0,0.N')
      .turn(0);
    t.give(0, '3ore 2grain').refuses('p0 buildCity 0,0.N', 'B-34', 'noPieceLeft');
  });
});

describe('[B-50] points', () => {
  test('[B-50] a settlement counts 1, a city 2', () => {
    const t = table().put('p1 settlement 0,0.N', 'p1 city 0,2.S', 'p1 city 2,0.SE');
    expect([t.points(1), t.visiblePoints(1), t.points(0)]).toEqual([5, 5, 0]);
  });
});
