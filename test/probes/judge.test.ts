/** When the judge looks: between any two steps, but not while a piece takes effect. */
import { describe, expect, test } from 'vitest';
import { type ActionRule, argA, argB, pack } from '../../packages/engine/src/core/actions.js';
import type { FieldSpecs, Views } from '../../packages/engine/src/core/fields.js';
import { scored } from '../../packages/engine/src/core/frames.js';
import type { RuleModule } from '../../packages/engine/src/core/game.js';
import { dropRoute } from '../../packages/engine/src/shared/ownPlaces.js';
import { putRoute, toStock } from '../../packages/engine/src/shared/placing.js';
import { compose } from '../support/compose.js';
import { table, type TestTable } from '../support/table.js';

const fields = {
  gift: { per: 'edge', seen: 'all' },
  points: { per: 'seat', seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../packages/engine/src/core/registry.js' {
  interface StateGroups {
    readonly probeGifts: Views<typeof fields>;
  }
  interface ActionMap {
    probeShiftRoad: { from: number; to: number };
  }
}

const ROAD = 0;
const shift: ActionRule = {
  type: 'probeShiftRoad',
  rule: 'S-4',
  at: ['main'],
  operands: { from: 'edge', to: 'edge' },
  list(g, s, seat, id, out) {
    for (let from = 0; from < g.board.edges; from++)
      for (let to = 0; to < g.board.edges; to++)
        if (s.base.road[from] === seat && s.base.road[to] === 255) out.push(pack(id, from, to));
  },
  refuse: (_g, s, seat, packed) =>
    s.base.road[argA(packed)] === seat && s.base.road[argB(packed)] === 255
      ? null
      : { code: 'notThere', rule: 'S-4' },
  apply(g, s, seat, packed) {
    dropRoute(s, s.base.road, argA(packed));
    toStock(g, s, seat, ROAD);
    putRoute(g, s, s.base.road, seat, argB(packed), ROAD);
  },
};

/** A gift on an edge is a point for whoever gets there. */
const gifts: RuleModule = {
  name: 'probeGifts',
  rules: ['S-9'],
  needs: ['roads'],
  fields,
  contribute: () => ({
    actions: [shift],
    staged: {
      built: {
        claim(_g, s, seat, edge, piece) {
          if (piece !== ROAD || s.probeGifts.gift[edge] === 0) return;
          s.probeGifts.gift[edge] = 0;
          s.probeGifts.points[seat]++;
          scored(s);
        },
      },
    },
    sum: { points: (_g, s, seat) => s.probeGifts.points[seat] },
  }),
};

const fiveRoads = ['0,0/NE', '0,0/E', '0,0/SE', '0,0/SW', '0,0/W'];
const nine = (t: TestTable): TestTable =>
  t
    .put('p0 city 0,-2.N', 'p0 city 2,-2.N', 'p0 city 0,2.S', `p0 road ${fiveRoads.join(' ')}`)
    .hold(0, 'victoryPoint');

describe('while a piece takes effect the judge waits', () => {
  test('S-9: a piece moved off the longest road onto a gift does not win with points it is about to lose', () => {
    const t = nine(compose({ add: [gifts] })).turn(0);
    expect(t.points(0)).toBe(9);
    t.state.probeGifts.gift[t.id('2,0/E')] = 1;
    t.do('p0 probeShiftRoad 0,0/SE 2,0/E');
    expect([t.points(0), t.ended(), t.asks()]).toEqual([8, '', 'main']);
    expect([t.state.core.hold[0], t.state.core.scored[0]]).toEqual([0, 0]);
  });

  test('S-9: a gift that keeps the longest road wins', () => {
    const t = nine(compose({ add: [gifts] })).turn(0);
    t.state.probeGifts.gift[t.id('0,0/NW')] = 1;
    expect(t.do('p0 probeShiftRoad 0,0/NE 0,0/NW').ended()).toBe('points');
  });
});

describe('a win in the middle of a card', () => {
  test('[B-53] [B-42] the first free road wins; the second is not asked for', () => {
    const t = table().put('p0 city 0,-2.N', 'p0 city 2,-2.N', 'p0 city 0,2.S', 'p0 city 2,0.SE');
    t.put(`p0 road ${fiveRoads.slice(0, 4).join(' ')}`)
      .hold(0, 'roadBuilding')
      .turn(0);
    t.do('p0 playRoadBuilding', 'p0 layRoad 0,0/W');
    expect([t.ended(), t.winners(), t.actors()]).toEqual(['points', [0], []]);
  });

  test('[B-53] [B-52] the third knight wins before the robber is moved', () => {
    const t = table().put('p0 city 0,-2.N', 'p0 city 2,-2.N', 'p0 city 0,2.S', 'p0 city 2,0.SE');
    t.at((position) => position.played(0, '2knight'))
      .hold(0, 'knight')
      .start(0);
    t.do('p0 playKnight');
    expect([t.ended(), t.events('robberMoved')]).toEqual(['points', []]);
  });
});
