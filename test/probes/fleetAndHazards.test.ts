/** Throw-away modules: a fleet that strikes before production, hazards that leave after it. */
import type { Seat } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { type ActionRule, argA, pack } from '../../packages/engine/src/core/actions.js';
import { at, type FieldSpecs, type Views } from '../../packages/engine/src/core/fields.js';
import { push, topA } from '../../packages/engine/src/core/frames.js';
import { must, type Game, type RuleModule, type Step } from '../../packages/engine/src/core/game.js';
import { CHANCE } from '../../packages/engine/src/core/ids.js';
import type { State } from '../../packages/engine/src/core/state.js';
import {
  isSupplyEmpty,
  returnGoods,
  collectGoods,
  seatAfter,
} from '../../packages/engine/src/shared/supply.js';
import { compose } from '../support/compose.js';
import type { TestTable } from '../support/table.js';

const fleetFields = {
  hex: { per: 'game', seen: 'all' },
  owed: { per: 'seat', seen: 'all' },
  prize: { per: 'seat', seen: 'all' },
  warships: { per: 'seat', seen: 'all' },
} as const satisfies FieldSpecs;
const hazardFields = {
  onHex: { per: 'hex', seen: 'all' },
  onVertex: { per: 'vertex', seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../packages/engine/src/core/registry.js' {
  interface StateGroups {
    readonly probeFleet: Views<typeof fleetFields>;
    readonly probeHazards: Views<typeof hazardFields>;
  }
  interface FrameNames {
    probeLoot: true;
    probePrize: true;
  }
  interface ActionMap {
    probeLoseCard: { good: string };
    probeTakePrize: { good: string };
  }
}

const loseCard: ActionRule = {
  type: 'probeLoseCard',
  rule: 'S-704',
  at: ['probeLoot'],
  operands: { good: 'good' },
  secret: true,
  list(g, s, _seat, id, out) {
    for (let good = 0; good < g.scenario.goods.length; good++)
      if (s.base.hand[at(topA(s), good)] > 0) out.push(pack(id, good));
  },
  refuse: (_g, s, _seat, packed) =>
    s.base.hand[at(topA(s), argA(packed))] > 0 ? null : { code: 'notHeld', rule: 'S-704' },
  weight: (_g, s, packed) => s.base.hand[at(topA(s), argA(packed))],
  apply(g, s, _seat, packed) {
    returnGoods(g, s, topA(s), argA(packed), 1);
    s.probeFleet.owed[topA(s)]--;
  },
};

const takePrize: ActionRule = {
  type: 'probeTakePrize',
  rule: 'S-704',
  at: ['probePrize'],
  operands: { good: 'good' },
  list(g, s, _seat, id, out) {
    for (let good = 0; good < g.scenario.goods.length; good++)
      if (s.base.bank[good] > 0) out.push(pack(id, good));
  },
  refuse: (_g, s, _seat, packed) =>
    s.base.bank[argA(packed)] > 0 ? null : { code: 'supplyLacks', rule: 'S-704' },
  apply(g, s, seat, packed) {
    collectGoods(g, s, seat, argA(packed), 1);
    s.probeFleet.prize[seat]--;
  },
};

const standsBy = (g: Game, s: State, seat: Seat, hex: number): boolean =>
  [0, 1, 2, 3, 4, 5].some((k) => s.base.owner[g.board.hexVertices[hex * 6 + k]] === seat);

const attack = (g: Game, s: State, seat: Seat, strength: number): void => {
  const warships = s.probeFleet.warships[seat];
  if (warships < strength) {
    s.probeFleet.owed[seat] = 1 + s.base.onBoard[at(seat, 2)];
    push(s, g.kind.probeLoot, CHANCE, seat);
  } else if (warships > strength) {
    s.probeFleet.prize[seat] = 1;
    push(s, g.kind.probePrize, seat);
  }
};

/** [S-704] The lower die moves the fleet; whoever it stops beside is attacked, clockwise from the active seat. */
const sail: Step = (g, s, active, low) => {
  const hex = (s.probeFleet.hex[0] + low) % g.board.hexes;
  s.probeFleet.hex[0] = hex;
  for (let k = g.seats - 1; k >= 0; k--) {
    const seat = seatAfter(g, active, k);
    if (standsBy(g, s, seat, hex)) attack(g, s, seat, low);
  }
};

const fleet: RuleModule = {
  name: 'probeFleet',
  rules: ['S-704'],
  needs: ['production'],
  fields: fleetFields,
  contribute: () => ({
    decisions: [
      {
        name: 'probeLoot',
        rule: 'S-704',
        done: (_g, s, _seat, victim) => s.probeFleet.owed[victim] === 0 || s.base.handTotal[victim] === 0,
      },
      {
        name: 'probePrize',
        rule: 'S-704',
        done: (_g, s, seat) => s.probeFleet.prize[seat] === 0 || isSupplyEmpty(s),
      },
    ],
    actions: [loseCard, takePrize],
    staged: { roll: { before: sail } },
  }),
};

describe('fleet before production', () => {
  const sea = (): TestTable => {
    const t = compose({ add: [fleet] });
    t.at((position) => position.robber('@2,0').terrain('@-1,-1', 'fields', 8));
    t.state.probeFleet.hex[0] = t.id('@-1,-1') - 3;
    return t;
  };

  test('S-704: the attacked lose cards before the roll is paid', () => {
    const t = sea().put('p1 city -1,-1.N', 'p2 settlement -1,-1.S').give(1, '3ore').give(2, 'wool').start(2);
    t.roll(3, 5);
    expect([t.asks(), t.weights()]).toEqual(['probeLoot', { 'probeLoseCard wool': 1 }]);
    t.chance('probeLoseCard wool');
    expect(t.weights()).toEqual({ 'probeLoseCard ore': 3 });
    t.chance('probeLoseCard ore').chance('probeLoseCard ore');
    expect(t.asks()).toBe('main');
    expect([t.cards(1), t.cards(2)]).toEqual([{ ore: 1, grain: 2 }, { grain: 1 }]);
  });

  test('S-704: before a 7 is resolved, too: who falls to the limit discards nothing', () => {
    const t = sea().put('p1 settlement -1,-1.N').give(1, '8ore').start(0);
    t.roll(3, 4);
    expect(t.asks()).toBe('probeLoot');
    expect(t.chance('probeLoseCard ore').asks()).toBe('moveRobber');
  });

  test('S-704: the stronger choose a card; with an empty hand nothing is lost', () => {
    const t = sea().put('p1 settlement -1,-1.N', 'p3 settlement -1,-1.S');
    t.state.probeFleet.warships[1] = 4;
    t.start(0).roll(3, 6);
    expect([t.asks(), t.actors()]).toEqual(['probePrize', [1]]);
    expect(t.do('p1 probeTakePrize grain').asks()).toBe('main');
  });
});

const robberHex = (s: State, hex: number): boolean => s.base.robber[0] === hex;

/** [E-41] After a roll is paid, its hexes lose their hazards and free the buildings around them. */
const clear: Step = (g, s, _seat, low, high) => {
  for (let hex = 0; hex < g.board.hexes; hex++) {
    if (low + high === 7 || s.base.number[hex] !== low + high || robberHex(s, hex)) continue;
    s.probeHazards.onHex[hex] = 0;
    for (let i = hex * 6; i < hex * 6 + 6; i++) s.probeHazards.onVertex[g.board.hexVertices[i]] = 0;
  }
};

const hazards: RuleModule = {
  name: 'probeHazards',
  rules: ['E-40', 'E-41'],
  needs: ['robber'],
  fields: hazardFields,
  contribute: () => ({
    staged: { roll: { clear } },
    all: {
      hexProduces: must('E-40', 'robberBlocks', (_g, s, _seat, hex) => s.probeHazards.onHex[hex] === 0),
      buildingProduces: must(
        'E-40',
        'robberBlocks',
        (_g, s, _seat, vertex) => s.probeHazards.onVertex[vertex] === 0,
      ),
      robberSite: must('E-40', 'notThere', (_g, s, _seat, hex) => s.probeHazards.onHex[hex] === 0),
    },
  }),
};

describe('hazards leaving', () => {
  const dirty = (): TestTable =>
    compose({ add: [hazards] })
      .at((position) => position.robber('@2,0').number('@-2,1', 0))
      .at((position) => position.terrain('@0,0', 'forest', 8))
      .put('p0 settlement 0,0.N', 'p1 city 0,0.SE');

  test('E-40: E-41: a hex with a hazard does not pay, then is free and pays the next time', () => {
    const t = dirty();
    t.state.probeHazards.onHex[t.id('@0,0')] = 1;
    t.start(0).roll(4, 4);
    expect([t.cards(0), t.cards(1)]).toEqual([{}, {}]);
    t.do('p0 endTurn').roll(4, 4);
    expect([t.cards(0), t.cards(1)]).toEqual([{ lumber: 1 }, { lumber: 2 }]);
  });

  test('E-40: E-41: a building with a hazard gets nothing, its neighbours do; the roll frees it', () => {
    const t = dirty();
    t.state.probeHazards.onVertex[t.id('0,0.SE')] = 1;
    t.start(0).roll(4, 4);
    expect([t.cards(0), t.cards(1)]).toEqual([{ lumber: 1 }, {}]);
    expect(t.state.probeHazards.onVertex[t.id('0,0.SE')]).toBe(0);
  });

  test('E-41: the hex under the robber frees nobody; a hazard keeps the robber away', () => {
    const t = dirty().at((position) => position.robber('@0,0'));
    t.state.probeHazards.onVertex[t.id('0,0.SE')] = 1;
    t.state.probeHazards.onHex[t.id('@1,0')] = 1;
    t.start(0).roll(4, 4);
    expect(t.state.probeHazards.onVertex[t.id('0,0.SE')]).toBe(1);
    t.do('p0 endTurn').roll(3, 4).refuses('p1 moveRobber @1,0', 'E-40', 'notThere');
  });
});
