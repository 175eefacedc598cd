import { describe, expect, test } from 'vitest';
import { dealt } from '../../../../../test/support/arbitraries.js';
import { seeded } from '../../../../../test/support/chance.js';
import { randomPly, playPly } from '../../../../../test/support/play.js';
import { table, TestTable } from '../../../../../test/support/table.js';

const openingOf = (t: TestTable): [number, string][] => {
  const order: [number, string][] = [];
  const below = seeded(3);
  while (t.asks().startsWith('opening')) {
    const ply = randomPly(t.game, t.state, below);
    order.push([ply.seat, t.asks()]);
    playPly(t.game, t.state, ply);
  }
  return order;
};

describe('[B-10] opening', () => {
  test.each([0, 1, 2, 3])(
    '[B-10] from seat %i clockwise, then back; the same seat takes the first turn',
    (first) => {
      const { game, deal } = table();
      const t = new TestTable(game, { ...deal, first });
      const clockwise = [0, 1, 2, 3].map((k) => (first + k) % 4);
      const seats = [...clockwise, ...clockwise.toReversed()];
      expect(openingOf(t)).toEqual(
        seats.flatMap((seat) => [
          [seat, 'openingBuilding'],
          [seat, 'openingRoute'],
        ]),
      );
      expect([t.asks(), t.actors(), t.state.core.active[0]]).toEqual(['beforeRoll', [first], first]);
    },
  );

  test('[B-10] the starting player is drawn with the deal', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => dealt('base', 4, {}, seed).state.base.first[0]);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('[B-10] the road touches the settlement just placed, in both rounds', () => {
    const t = table('base', 2).do('p0 placeSettlement 0,0.N');
    t.refuses('p0 placeRoad 0,0/SE', 'B-10', 'notAtSettlement');
    t.do('p0 placeRoad 0,0/NE', 'p1 placeSettlement 0,1.S', 'p1 placeRoad 0,1/SE');
    t.do('p1 placeSettlement -2,0.N', 'p1 placeRoad -2,0/NE', 'p0 placeSettlement 2,0.SE');
    t.refuses('p0 placeRoad 0,0/E', 'B-10', 'notAtSettlement');
    expect(t.legal(0).toSorted()).toEqual(
      ['2,0/E', '2,0/SE'].map((side) => `placeRoad e${t.id(side)}`).toSorted(),
    );
  });

  test('[B-10] pieces come from the stock and cost nothing', () => {
    const t = table('base', 3);
    openingOf(t);
    for (const seat of [0, 1, 2])
      expect([...t.state.base.stock.subarray(seat * 8, seat * 8 + 3)]).toEqual([13, 3, 4]);
    expect(t.points(1)).toBe(2);
  });
});

describe('[B-11] starting cards', () => {
  test('[B-11] the second settlement yields one card a producing hex, the first none', () => {
    const t = table('base', 2).do('p0 placeSettlement 0,-1.N', 'p0 placeRoad 0,-1/NE');
    t.do('p1 placeSettlement 0,1.S', 'p1 placeRoad 0,1/SE', 'p1 placeSettlement 0,0.N');
    expect([t.cards(0), t.cards(1)]).toEqual([{}, { brick: 1, wool: 1 }]);
    t.do('p1 placeRoad 0,0/NE', 'p0 placeSettlement 2,0.SE');
    expect(t.cards(0)).toEqual({ ore: 1 });
    expect(t.events('startingCards')).toHaveLength(2);
  });

  test('[B-11] two hexes of one kind yield two cards', () => {
    const t = table('base', 2).at((position) => position.terrain('@1,-2', 'hills', 2));
    t.do(
      'p0 placeSettlement 2,0.SE',
      'p0 placeRoad 2,0/SE',
      'p1 placeSettlement 0,1.S',
      'p1 placeRoad 0,1/SE',
    );
    t.do('p1 placeSettlement 0,-1.N');
    expect(t.cards(1)).toEqual({ ore: 1, brick: 2 });
  });
});

describe('[B-11] what brings no starting cards', () => {
  test('[B-11] neither the desert nor a hex without a number', () => {
    const t = table('base', 2).at((position) => position.terrain('@1,-2', 'hills'));
    t.do('p0 placeSettlement 2,0.SE', 'p0 placeRoad 2,0/SE');
    t.do('p1 placeSettlement 0,1.S', 'p1 placeRoad 0,1/SE', 'p1 placeSettlement 0,-1.N');
    expect(t.cards(1)).toEqual({ ore: 1, brick: 1 });
  });
});

describe('[B-12] distance', () => {
  test('[B-12] no starting settlement beside another, whoever owns it', () => {
    const t = table().do('p0 placeSettlement 0,0.N', 'p0 placeRoad 0,0/NE');
    for (const near of ['0,0.NE', '0,0.NW', '0,-1.NE'])
      t.refuses(`p1 placeSettlement ${near}`, 'B-12', 'tooClose');
    t.refuses('p1 placeSettlement 0,0.N', 'B-31', 'vertexTaken');
    expect(t.legal(1)).toHaveLength(50);
  });
});
