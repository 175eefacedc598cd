/** Throw-away modules: gold fields and fog, to see that the slots carry them. */
import { NONE, type Seat } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { type ActionRule, argA, pack } from '../../packages/engine/src/core/actions.js';
import type { FieldSpecs, Views } from '../../packages/engine/src/core/fields.js';
import { pop, push, topA, topB } from '../../packages/engine/src/core/frames.js';
import type { Game, RuleModule, Step } from '../../packages/engine/src/core/game.js';
import { CHANCE } from '../../packages/engine/src/core/ids.js';
import { passes } from '../../packages/engine/src/core/play.js';
import type { State } from '../../packages/engine/src/core/state.js';
import { baseTerrains } from '../../packages/engine/src/modules/base/catalogue.js';
import {
  collectGoods,
  collectUpTo,
  goodIndex,
  isSupplyEmpty,
  seatAfter,
} from '../../packages/engine/src/shared/supply.js';
import { compose } from '../support/compose.js';
import type { TestTable } from '../support/table.js';

const goldFields = { owed: { per: 'seat', seen: 'all' } } as const satisfies FieldSpecs;
const fogFields = {
  tiles: { per: 'game', width: 8, seen: 'all' },
  tokens: { per: 'game', width: 16, seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../packages/engine/src/core/registry.js' {
  interface StateGroups {
    readonly probeGold: Views<typeof goldFields>;
    readonly probeFog: Views<typeof fogFields>;
  }
  interface FrameNames {
    probeGold: true;
    probeTile: true;
    probeToken: true;
    probeReveal: true;
  }
  interface ActionMap {
    probeTakeGold: { good: string };
    probeDrawTile: { terrain: string };
    probeDrawToken: { number: number };
  }
}

const terrains = [
  ...baseTerrains,
  { name: 'gold', land: true },
  { name: 'fog', land: false },
  { name: 'sea', land: false },
];
const [GOLD, FOG, SEA] = [6, 7, 8];

const takeGold: ActionRule = {
  type: 'probeTakeGold',
  rule: 'S-10',
  at: ['probeGold'],
  operands: { good: 'good' },
  list(g, s, _seat, id, out) {
    for (let good = 0; good < g.scenario.goods.length; good++)
      if (s.base.bank[good] > 0) out.push(pack(id, good));
  },
  refuse: (_g, s, _seat, packed) =>
    s.base.bank[argA(packed)] > 0 ? null : { code: 'supplyLacks', rule: 'S-10' },
  apply(g, s, seat, packed) {
    collectGoods(g, s, seat, argA(packed), 1);
    s.probeGold.owed[seat]--;
  },
};

const goldFor = (g: Game, s: State, seat: number, rolled: number): number => {
  let owed = 0;
  for (let hex = 0; hex < g.board.hexes; hex++) {
    const pays = s.base.terrain[hex] === GOLD && s.base.number[hex] === rolled;
    if (!pays || !passes(g.all.hexProduces, g, s, NONE as Seat, hex as never)) continue;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const vertex = g.board.hexVertices[i];
      if (s.base.owner[vertex] === seat) owed += g.scenario.pieces[s.base.piece[vertex]].yields;
    }
  }
  return owed;
};

const payGold: Step = (g, s, active, low, high) => {
  // [S-10] active seat first, then clockwise: pushed in reverse, the stack turns it round
  for (let k = g.seats - 1; k >= 0; k--) {
    const seat = seatAfter(g, active, k);
    s.probeGold.owed[seat] = goldFor(g, s, seat, low + high);
    push(s, g.kind.probeGold, seat);
  }
};

const gold: RuleModule = {
  name: 'probeGold',
  rules: ['S-10'],
  needs: ['production'],
  fields: goldFields,
  contribute: () => ({
    decisions: [
      {
        name: 'probeGold',
        rule: 'S-10',
        done: (_g, s, seat) => s.probeGold.owed[seat] === 0 || isSupplyEmpty(s),
      },
    ],
    actions: [takeGold],
    staged: { roll: { choice: payGold } },
  }),
};

const drawTile: ActionRule = {
  type: 'probeDrawTile',
  rule: 'S-302',
  at: ['probeTile'],
  operands: { terrain: 'terrain' },
  list(_g, s, _seat, id, out) {
    for (let kind = 0; kind < 8; kind++)
      if (s.probeFog.tiles[kind] > 0) out.push(pack(id, kind === 7 ? SEA : kind));
  },
  refuse: (_g, s, _seat, packed) =>
    s.probeFog.tiles[Math.min(7, argA(packed))] > 0 ? null : { code: 'notOffered', rule: 'S-302' },
  weight: (_g, s, packed) => s.probeFog.tiles[Math.min(7, argA(packed))],
  apply(g, s, _seat, packed) {
    const [hex, seat, terrain] = [topA(s), topB(s), argA(packed)];
    pop(s);
    s.probeFog.tiles[Math.min(7, terrain)]--;
    s.base.terrain[hex] = terrain;
    if (terrain !== SEA) push(s, g.kind.probeReveal, seat, hex);
  },
};

const drawToken: ActionRule = {
  type: 'probeDrawToken',
  rule: 'S-302',
  at: ['probeToken'],
  operands: { number: 'number' },
  list(_g, s, _seat, id, out) {
    for (let number = 2; number <= 12; number++)
      if (s.probeFog.tokens[number] > 0) out.push(pack(id, number));
  },
  refuse: (_g, s, _seat, packed) =>
    s.probeFog.tokens[argA(packed)] > 0 ? null : { code: 'notOffered', rule: 'S-302' },
  weight: (_g, s, packed) => s.probeFog.tokens[argA(packed)],
  apply(_g, s, _seat, packed) {
    s.base.number[topA(s)] = argA(packed);
    s.probeFog.tokens[argA(packed)]--;
    pop(s);
  },
};

const reward: Step = (g, s, seat, hex) => {
  const terrain = s.base.terrain[hex];
  if (terrain === GOLD) {
    s.probeGold.owed[seat] = 1;
    push(s, g.kind.probeGold, seat);
  } else {
    const { good } = g.scenario.terrains[terrain];
    if (good !== undefined) collectUpTo(g, s, seat, goodIndex(g.scenario, good), 1);
  }
};

/** [S-302] A route piece whose end touches fog reveals it, in the middle of its own building. */
const reveal: Step = (g, s, seat, site, piece) => {
  if (g.scenario.pieces[piece].on !== 'edge') return;
  for (const vertex of [g.board.edgeVertices[site * 2], g.board.edgeVertices[site * 2 + 1]])
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const hex = g.board.vertexHexes[i];
      if (hex !== NONE && s.base.terrain[hex] === FOG) push(s, g.kind.probeTile, CHANCE, hex, seat);
    }
};

const fog: RuleModule = {
  name: 'probeFog',
  rules: ['S-302'],
  needs: ['roads', 'probeGold'],
  fields: fogFields,
  contribute: () => ({
    decisions: [
      { name: 'probeTile', rule: 'S-302', done: (_g, s, _seat, hex) => s.base.terrain[hex] !== FOG },
      { name: 'probeToken', rule: 'S-302' },
    ],
    actions: [drawTile, drawToken],
    routines: {
      probeReveal: [(g, s, seat, hex) => push(s, g.kind.probeToken, CHANCE, hex, seat), reward],
    },
    staged: { built: { reveal } },
    all: {
      robberSite: {
        rule: 'S-302',
        code: 'notThere',
        test: (_g: Game, s: State, _seat: Seat, hex: number) => s.base.terrain[hex] !== FOG,
      },
    },
  }),
};

const foggy = (): TestTable => {
  const t = compose({ add: [gold, fog], scenario: { terrains } });
  t.put('p0 settlement 0,-1.N', 'p0 road 0,-1/NE', 'p1 settlement -1,1.S');
  t.at((position) => position.terrain('@0,0', 'fog').terrain('@0,1', 'fog').robber('@2,0'));
  t.state.probeFog.tiles.set([1, 0, 0, 0, 0, 0, 1, 1]);
  t.state.probeFog.tokens.set([0, 0, 0, 0, 2]);
  return t;
};

describe('fog in the middle of a build', () => {
  test('S-302: a road reveals a hex by a weighted draw, then its token, then the reward, then the turn goes on', () => {
    const t = foggy().give(0, '2lumber 2brick').turn(0);
    t.do('p0 buildRoad 0,-1/E');
    expect(t.asks()).toBe('probeTile');
    expect(t.weights()).toEqual({
      'probeDrawTile forest': 1,
      'probeDrawTile gold': 1,
      'probeDrawTile sea': 1,
    });
    t.chance('probeDrawTile forest').chance('probeDrawToken 4');
    expect([t.asks(), t.cards(0)]).toEqual(['main', { lumber: 2, brick: 1 }]);
    expect(t.state.base.number[t.id('@0,0')]).toBe(4);
  });

  test('S-302: gold revealed by the first road of a card is chosen before the second road, which is still due', () => {
    const t = foggy().hold(0, 'roadBuilding').turn(0);
    t.do('p0 playRoadBuilding', 'p0 layRoad 0,-1/E');
    t.chance('probeDrawTile gold').chance('probeDrawToken 4');
    expect(t.asks()).toBe('probeGold');
    t.do('p0 probeTakeGold ore');
    expect(t.asks()).toBe('freeRoute');
    expect(t.legal(0)).toContain('waiveRoad');
    expect(t.do('p0 layRoad 0,-1/SE').asks()).toBe('main');
    expect(t.cards(0)).toEqual({ ore: 1 });
  });

  test('S-302: sea gives nothing; the later stages of the build run after the reveal', () => {
    const t = foggy().put('p0 road 0,-1/NW 0,-1/W 0,-1/SW').give(0, 'lumber brick').turn(0);
    t.do('p0 buildRoad 0,-1/E');
    expect(t.state.base.routeHolder[0]).toBe(NONE);
    t.chance('probeDrawTile sea');
    expect([t.state.base.routeHolder[0], t.asks(), t.points(0)]).toEqual([0, 'main', 3]);
  });

  test('S-302: a copy taken in the middle of a reveal goes on to the same bytes', () => {
    const t = foggy().give(0, 'lumber brick').turn(0).do('p0 buildRoad 0,-1/E');
    const other = t.copy();
    for (const side of [t, other]) side.chance('probeDrawTile gold').chance('probeDrawToken 4');
    for (const side of [t, other]) side.do('p0 probeTakeGold wool', 'p0 endTurn');
    expect(other.state.bytes).toEqual(t.state.bytes);
  });
});

describe('gold', () => {
  const golden = (): TestTable =>
    compose({ add: [gold], scenario: { terrains } })
      .at((position) => position.terrain('@0,0', 'gold', 8).number('@2,0', 4).number('@-2,1', 4))
      .at((position) => position.robber('@0,-2'))
      .put('p2 city 0,0.N', 'p0 settlement 0,0.S', 'p1 settlement 2,0.SE');

  test('S-10: the active seat chooses first, then clockwise, each all of their cards', () => {
    const t = golden().start(1).roll(3, 5);
    expect([t.asks(), t.actors()]).toEqual(['probeGold', [2]]);
    t.do('p2 probeTakeGold ore');
    expect(t.actors()).toEqual([2]);
    t.do('p2 probeTakeGold ore');
    expect(t.actors()).toEqual([0]);
    expect(t.do('p0 probeTakeGold brick').asks()).toBe('main');
  });

  test('S-10: with one card left in the supply the first takes it and nobody else is asked', () => {
    const t = golden();
    for (const good of ['lumber', 'brick', 'wool', 'grain']) t.leave(good, 0, 3);
    t.leave('ore', 1, 3).start(1).roll(3, 5);
    expect(t.legal(2)).toEqual(['probeTakeGold ore']);
    expect(t.do('p2 probeTakeGold ore').asks()).toBe('main');
    expect(t.cards(0)).toEqual({});
  });

  test('S-10: with an empty supply nobody is asked; the robber blocks gold', () => {
    const empty = golden();
    for (const good of ['lumber', 'brick', 'wool', 'grain', 'ore']) empty.leave(good, 0, 3);
    expect(empty.start(1).roll(3, 5).asks()).toBe('main');
    expect(
      golden()
        .at((position) => position.robber('@0,0'))
        .start(1)
        .roll(3, 5)
        .asks(),
    ).toBe('main');
  });
});
