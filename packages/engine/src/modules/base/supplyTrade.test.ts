import { describe, expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

/** Harbours of the beginners' board: any at 0,-2/NW, grain at 1,-2/NE, ore at 2,-1/NE. */
const trader = (goods: string): TestTable => table().give(0, goods).turn(0);

describe('[B-25] trade with the supply', () => {
  test('[B-25] four of a kind for one other, as often as wished', () => {
    const t = trader('8ore 3wool').do('p0 tradeWithSupply ore brick', 'p0 tradeWithSupply ore wool');
    expect(t.cards(0)).toEqual({ brick: 1, wool: 4 });
    t.do('p0 tradeWithSupply wool ore').refuses('p0 tradeWithSupply ore wool', 'B-25', 'notEnough');
  });

  test('[B-25] not for its own kind, not what the supply lacks, not three without a harbour', () => {
    const t = trader('4ore').refuses('p0 tradeWithSupply ore ore', 'B-25', 'sameKind');
    t.leave('wool', 0, 1).refuses('p0 tradeWithSupply ore wool', 'B-25', 'supplyLacks');
    expect(t.legal(0, 'tradeWithSupply')).toHaveLength(3);
    trader('3ore').refuses('p0 tradeWithSupply ore wool', 'B-25', 'notEnough');
  });

  test('[B-25] a 3:1 harbour for every kind, at either of its vertices, settlement or city', () => {
    for (const piece of ['settlement 0,-2.N', 'city 0,-2.NW']) {
      const t = trader('3ore 3wool').put(`p0 ${piece}`);
      t.do('p0 tradeWithSupply ore brick', 'p0 tradeWithSupply wool brick');
      expect(t.cards(0)).toEqual({ brick: 2 });
    }
  });

  test('[B-25] a 2:1 harbour for its kind alone', () => {
    const t = trader('4ore 3grain').put('p0 settlement 2,-1.NE').do('p0 tradeWithSupply ore wool');
    t.refuses('p0 tradeWithSupply grain wool', 'B-25', 'notEnough').do('p0 tradeWithSupply ore wool');
    expect(t.cards(0)).toEqual({ wool: 2, grain: 3 });
  });

  test('[B-25] the better of two harbours counts, whichever came first', () => {
    for (const order of [
      ['2,-1.NE', '0,-2.N'],
      ['0,-2.N', '2,-1.NE'],
    ])
      expect(
        trader('2ore')
          .put(`p0 settlement ${order.join(' ')}`)
          .legal(0, 'tradeWithSupply'),
      ).toHaveLength(4);
  });

  test('[B-25] a harbour works from the moment it is built on', () => {
    const t = trader('3ore lumber brick wool grain').put('p0 road 0,-2/NE').put('p0 settlement 1,-2.N');
    t.refuses('p0 tradeWithSupply ore lumber', 'B-25', 'notEnough').put('p0 road 0,-2/NW');
    t.do('p0 buildSettlement 0,-2.NW', 'p0 tradeWithSupply ore lumber');
    expect(t.cards(0)).toEqual({ lumber: 1 });
  });

  test('[B-25] a starting settlement opens its harbour', () => {
    const t = table('base', 2).do('p0 placeSettlement 0,-2.N', 'p0 placeRoad 0,-2/NE');
    expect([...t.state.base.rate.subarray(0, 5)]).toEqual([3, 3, 3, 3, 3]);
  });

  test('[B-25] another’s harbour is no help', () => {
    trader('3ore').put('p1 settlement 0,-2.N').refuses('p0 tradeWithSupply ore wool', 'B-25', 'notEnough');
  });
});
