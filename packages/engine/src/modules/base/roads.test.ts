import { describe, expect, test } from 'vitest';
import { ringOf, table, type TestTable } from '../../../../../test/support/table.js';

const builder = (): TestTable => table().put('p0 settlement 0,0.N').give(0, '5lumber 5brick').turn(0);

describe('[B-30] roads', () => {
  test('[B-30] cost lumber and brick', () => {
    const t = builder().do('p0 buildRoad 0,0/NE');
    expect([t.cards(0), t.state.base.stock[0]]).toEqual([{ lumber: 4, brick: 4 }, 14]);
    t.at((position) => position.strip(0))
      .give(0, '2lumber')
      .refuses('p0 buildRoad 0,0/E', 'B-30', 'cannotPay');
    expect(t.legal(0, 'buildRoad')).toEqual([]);
  });

  test('[B-30] on a free edge connected to the player’s own building or road', () => {
    const t = builder();
    expect(t.legal(0, 'buildRoad')).toHaveLength(3);
    t.refuses('p0 buildRoad 0,0/E', 'B-30', 'notJoined').do('p0 buildRoad 0,0/NE', 'p0 buildRoad 0,0/E');
    t.refuses('p0 buildRoad 0,0/NE', 'B-30', 'edgeTaken');
    t.put('p1 road 0,0/NW').refuses('p0 buildRoad 0,0/NW', 'B-30', 'edgeTaken');
  });

  test('[B-30] another player’s road does not join', () => {
    const t = builder().put('p1 road 1,0/E');
    t.refuses('p0 buildRoad 1,0/NE', 'B-30', 'notJoined');
  });

  test('[B-30] not through a vertex with an opponent’s building, from behind it yes', () => {
    const t = builder().put('p0 road 0,0/NE', 'p1 settlement 0,0.NE');
    t.refuses('p0 buildRoad 0,0/E', 'B-30', 'notJoined').refuses('p0 buildRoad 1,-1/SE', 'B-30', 'notJoined');
    t.put('p0 road 0,0/SE').do('p0 buildRoad 0,0/E');
    expect(t.state.base.road[t.id('0,0/E')]).toBe(0);
  });

  test('[B-30] a road may go up to an opponent’s building, and through the player’s own', () => {
    const t = builder().put('p1 settlement 0,0.SE', 'p0 road 0,0/NE', 'p0 settlement 0,0.NE');
    t.do('p0 buildRoad 0,0/E').refuses('p0 buildRoad 0,0/SE', 'B-30', 'notJoined');
  });
});

describe('[B-34] stock', () => {
  test('[B-34] [B-5] fifteen roads, no more', () => {
    const t = builder().put(
      `p0 road ${[...ringOf(0, 0), ...ringOf(0, -2)].join(' ')}`,
      'p0 road 0,2/E 0,2/SE',
    );
    expect(t.state.base.stock[0]).toBe(1);
    t.do('p0 buildRoad 0,-1/E').refuses('p0 buildRoad 1,-1/SE', 'B-34', 'noPieceLeft');
    expect(t.legal(0, 'buildRoad')).toEqual([]);
  });
});
