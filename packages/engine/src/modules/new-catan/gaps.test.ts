import { NONE } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { alienTable, half } from '../../../../../test/new-catan/aliens.js';

const ENDS = ['2,-2.N', '2,-2.NE'] as const;

describe('gaps', () => {
  test('[N-4] the board has 78 edges; each gap is two halves with a joint for no building', () => {
    const t = alienTable();
    expect([t.game.board.vertices, t.game.board.edges]).toEqual([60, 78]);
    expect(half(t, ENDS[0])).not.toBe(half(t, ENDS[1]));
    for (let joint = 54; joint < 60; joint++)
      expect(t.why(`p0 placeSettlement v${joint}`)).toEqual({ code: 'noPlaceForBuilding', rule: 'B-31' });
  });

  test('[N-4] both ends may be built on: the joint keeps them apart', () => {
    const t = alienTable().put(`p1 settlement ${ENDS[0]}`);
    expect(t.why(`p0 placeSettlement ${ENDS[1]}`)).toBeNull();
  });

  test('[N-4] the halves may belong to two players', () => {
    const t = alienTable()
      .put(`p0 settlement ${ENDS[0]}`, `p1 settlement ${ENDS[1]}`)
      .give(0, '2lumber 2brick');
    t.turn(0).do(`p0 buildRoad ${half(t, ENDS[0])}`);
    expect(t.why(`p0 buildRoad ${half(t, ENDS[1])}`)).toBeNull();
    t.give(1, 'lumber brick')
      .turn(1)
      .do(`p1 buildRoad ${half(t, ENDS[1])}`);
    t.turn(0).refuses(`p0 buildRoad ${half(t, ENDS[1])}`, 'B-30', 'edgeTaken');
  });

  test('[N-4] a half is reached over the joint by the player’s own road, not by another’s', () => {
    const t = alienTable().put(`p0 settlement ${ENDS[0]}`).give(0, 'lumber brick').turn(0);
    t.refuses(`p0 buildRoad ${half(t, ENDS[1])}`, 'B-30', 'notJoined');
    t.put(`p1 road ${half(t, ENDS[0])}`).refuses(`p0 buildRoad ${half(t, ENDS[1])}`, 'B-30', 'notJoined');
    const own = alienTable()
      .put(`p0 road ${half(t, ENDS[0])}`)
      .give(0, 'lumber brick')
      .turn(0);
    expect(own.why(`p0 buildRoad ${half(t, ENDS[1])}`)).toBeNull();
  });

  test('[N-4] each half counts for the longest road, and only one player’s two join the ends', () => {
    const along = ['1,-2/NE', '2,-2/NW'];
    const beyond = ['2,-2/E'];
    const t = alienTable();
    t.put(`p0 road ${along.join(' ')} ${half(t, ENDS[0])} ${half(t, ENDS[1])} ${beyond.join(' ')}`);
    expect([t.state.base.routeLength[0], t.state.base.routeHolder[0]]).toEqual([5, 0]);
    const cut = alienTable().put(`p1 road ${half(t, ENDS[1])}`);
    cut.put(`p0 road ${along.join(' ')} ${half(t, ENDS[0])} ${beyond.join(' ')}`);
    expect([cut.state.base.routeLength[0], cut.state.base.routeHolder[0]]).toEqual([3, NONE]);
  });

  test('[N-4] a building at an end breaks a road that runs through the gap', () => {
    const t = alienTable();
    t.put(`p0 road 1,-2/NE 2,-2/NW ${half(t, ENDS[0])} ${half(t, ENDS[1])} 2,-2/E`);
    t.put(`p1 settlement ${ENDS[0]}`);
    expect([t.state.base.routeLength[0], t.state.base.routeHolder[0]]).toEqual([3, NONE]);
  });

  test('[N-4] a road of the opening may be a half', () => {
    const t = alienTable().do(`p0 placeSettlement ${ENDS[0]}`);
    expect(t.legal(0)).toContain(`placeRoad ${half(t, ENDS[0])}`);
    expect(t.legal(0)).toHaveLength(2);
  });
});
