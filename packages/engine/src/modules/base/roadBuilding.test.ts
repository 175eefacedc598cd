import { describe, expect, test } from 'vitest';
import { ringOf, table, type TestTable } from '../../../../../test/support/table.js';

const holder = (): TestTable => table().put('p0 settlement 0,0.N').hold(0, 'roadBuilding').turn(0);

describe('[B-42] road building', () => {
  test('[B-42] two free roads, each legal when placed; the first may carry the second', () => {
    const t = holder().do('p0 playRoadBuilding');
    expect(t.asks()).toBe('freeRoute');
    t.refuses('p0 layRoad 0,0/E', 'B-30', 'notJoined').do('p0 layRoad 0,0/NE', 'p0 layRoad 0,0/E');
    expect([t.asks(), t.state.base.stock[0]]).toEqual(['main', 13]);
    expect(t.events('roadBuilt').map(({ free }) => free)).toEqual([true, true]);
  });

  test('[B-42] nothing else is built or played between', () => {
    const t = holder().give(0, 'lumber brick').do('p0 playRoadBuilding', 'p0 layRoad 0,0/NE');
    t.refuses('p0 buildRoad 0,0/E', 'B-42', 'notNow').refuses('p0 endTurn', 'B-42', 'notNow');
    t.refuses('p1 offerTrade 1ore 1wool', 'B-42', 'notNow');
  });

  test('[B-42] the second road may be waived, the first not', () => {
    const t = holder().do('p0 playRoadBuilding').refuses('p0 waiveRoad', 'B-42', 'firstRoadIsDue');
    t.do('p0 layRoad 0,0/NE', 'p0 waiveRoad');
    expect([t.asks(), t.state.base.stock[0]]).toEqual(['main', 14]);
  });

  test('[B-42] before the roll, too', () => {
    const t = holder().start(0).do('p0 playRoadBuilding', 'p0 layRoad 0,0/NE', 'p0 waiveRoad');
    expect(t.asks()).toBe('beforeRoll');
  });

  const pieces = (roads: number): TestTable =>
    holder().put(
      `p0 road ${[...ringOf(0, -2), ...ringOf(0, 2), '2,0/E', '2,0/SE', '2,-1/E'].slice(0, roads).join(' ')}`,
    );

  test('[B-42] with one piece left, one road', () => {
    const t = pieces(14).do('p0 playRoadBuilding', 'p0 layRoad 0,0/NE');
    expect([t.asks(), t.state.base.stock[0]]).toEqual(['main', 0]);
  });

  test('[B-42] with no piece left the card cannot be played', () => {
    pieces(15).refuses('p0 playRoadBuilding', 'B-42', 'noRoadPossible');
  });

  test('[B-42] with one place left, one road; with none the card cannot be played', () => {
    const walled = (): TestTable =>
      holder().put('p1 road 0,0/NW 0,-1/E', 'p1 settlement 0,0.NE', 'p0 road 2,0/E');
    const t = walled().put('p1 settlement 2,0.NE', 'p1 settlement 2,0.SE').do('p0 playRoadBuilding');
    expect(t.legal(0)).toEqual([`layRoad e${t.id('0,0/NE')}`]);
    expect(t.do('p0 layRoad 0,0/NE').asks()).toBe('main');
    const none = walled().put('p1 road 0,0/NE', 'p1 settlement 2,0.NE', 'p1 settlement 2,0.SE');
    none.refuses('p0 playRoadBuilding', 'B-42', 'noRoadPossible');
    expect(none.legal(0, 'playRoadBuilding')).toEqual([]);
  });
});
