/** A throw-away module: discs drawn one at a time from a bag, and an end that nobody wins. */
import { describe, expect, test } from 'vitest';
import { type ActionRule, argA, pack } from '../../packages/engine/src/core/actions.js';
import type { FieldSpecs, Views } from '../../packages/engine/src/core/fields.js';
import { pop, push, scored, topSeat } from '../../packages/engine/src/core/frames.js';
import type { RuleModule, Step } from '../../packages/engine/src/core/game.js';
import { bit, CHANCE } from '../../packages/engine/src/core/ids.js';
import { collectUpTo, seatAfter } from '../../packages/engine/src/shared/supply.js';
import { compose } from '../support/compose.js';
import type { TestTable } from '../support/table.js';

const fields = {
  bag: { per: 'game', width: 4, seen: 'all' },
  track: { per: 'game', width: 4, seen: 'all' },
  band: { per: 'game', seen: 'all' },
  plants: { per: 'seat', seen: 'all' },
  last: { per: 'game', seen: 'all' },
  empty: { per: 'game', seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../packages/engine/src/core/registry.js' {
  interface StateGroups {
    readonly probeDiscs: Views<typeof fields>;
  }
  interface FrameNames {
    probeDrawDiscs: true;
    probeDisc: true;
    probeFunding: true;
  }
  interface ActionMap {
    probeDrawDisc: { number: number };
    probeTakeFunds: { good: string };
  }
}

const FUNDING = 0;
const left = (bag: Uint8Array): number => bag[0] + bag[1] + bag[2] + bag[3];

const drawDisc: ActionRule = {
  type: 'probeDrawDisc',
  rule: 'E-20',
  at: ['probeDisc'],
  operands: { number: 'number' },
  list(_g, s, _seat, id, out) {
    for (let kind = 0; kind < 4; kind++) if (s.probeDiscs.bag[kind] > 0) out.push(pack(id, kind));
  },
  refuse: (_g, s, _seat, packed) =>
    s.probeDiscs.bag[argA(packed)] > 0 ? null : { code: 'notOffered', rule: 'E-20' },
  weight: (_g, s, packed) => s.probeDiscs.bag[argA(packed)],
  apply(_g, s, _seat, packed) {
    pop(s);
    s.probeDiscs.bag[argA(packed)]--;
    s.probeDiscs.track[argA(packed)]++;
    s.probeDiscs.last[0] = argA(packed);
    scored(s);
  },
};

const takeFunds: ActionRule = {
  type: 'probeTakeFunds',
  rule: 'E-24',
  at: ['probeFunding'],
  operands: { good: 'good' },
  list(_g, s, _seat, id, out) {
    for (let good = 0; good < 5; good++) if (s.base.bank[good] > 0) out.push(pack(id, good));
  },
  refuse: (_g, s, _seat, packed) =>
    s.base.bank[argA(packed)] > 0 ? null : { code: 'supplyLacks', rule: 'E-24' },
  apply(g, s, seat, packed) {
    collectUpTo(g, s, seat, argA(packed), 1);
    pop(s);
  },
};

/** [E-21] A disc is due and the bag is empty: the game is over. */
const askDisc: Step = (g, s, _seat, due) => {
  if (due === 0) return;
  if (left(s.probeDiscs.bag) > 0) return push(s, g.kind.probeDisc, CHANCE);
  s.probeDiscs.empty[0] = 1;
  scored(s);
};

/** [E-24] A full track pays everybody a card of choice, from the active seat on. */
const resolve: Step = (g, s, seat, due) => {
  const kind = s.probeDiscs.last[0];
  if (due === 0 || s.probeDiscs.track[kind] < 2) return;
  s.probeDiscs.track[kind] = 0;
  s.probeDiscs.band[0]++;
  if (kind === FUNDING)
    for (let k = g.seats - 1; k >= 0; k--) push(s, g.kind.probeFunding, seatAfter(g, seat, k));
};

/** To loop, a routine pushes itself in its last step with a smaller count. */
const again: Step = (g, s, seat, due) => {
  if (due > 1) push(s, g.kind.probeDrawDiscs, seat, due - 1);
};

const discs: RuleModule = {
  name: 'probeDiscs',
  rules: ['E-20', 'E-21', 'E-81'],
  needs: ['turn', 'victory'],
  fields,
  contribute: () => ({
    setup: (_g, s) => s.probeDiscs.bag.set([3, 1, 0, 0]),
    decisions: [
      { name: 'probeDisc', rule: 'E-20' },
      { name: 'probeFunding', rule: 'E-24' },
    ],
    actions: [drawDisc, takeFunds],
    routines: { probeDrawDiscs: [askDisc, resolve, again] },
    staged: {
      turn: { events: (g, s, seat) => push(s, g.kind.probeDrawDiscs, seat, s.probeDiscs.band[0]) },
    },
    ends: [
      {
        reason: 'emptyBag',
        rule: 'E-81',
        over: (_g, s) => s.probeDiscs.empty[0] === 1,
        winners: (_g, s) =>
          [0, 1, 2].reduce((bits, seat) => bits | (s.probeDiscs.plants[seat] > 0 ? bit(seat) : 0), 0),
      },
    ],
  }),
};

const events = (band: number): TestTable => {
  const t = compose({ add: [discs], seats: 3 });
  t.state.probeDiscs.band[0] = band;
  return t;
};

describe('the disc routine', () => {
  test('E-20: as many discs as were due at the start, one at a time, whatever the band does meanwhile', () => {
    const t = events(2).start(0).do('p0 callDice');
    expect([t.asks(), t.weights()]).toEqual(['probeDisc', { 'probeDrawDisc 0': 3, 'probeDrawDisc 1': 1 }]);
    t.chance('probeDrawDisc 0');
    expect(t.weights()).toEqual({ 'probeDrawDisc 0': 2, 'probeDrawDisc 1': 1 });
    t.chance('probeDrawDisc 1');
    expect(t.asks()).toBe('dice');
  });

  test('E-24: each event is finished, everybody asked in order, before the next disc', () => {
    const t = events(3).start(1).do('p1 callDice').chance('probeDrawDisc 0').chance('probeDrawDisc 0');
    for (const seat of [1, 2, 0]) {
      expect([t.asks(), topSeat(t.state)]).toEqual(['probeFunding', seat]);
      t.do(`p${seat} probeTakeFunds ore`);
    }
    expect(t.asks()).toBe('probeDisc');
    expect(t.chance('probeDrawDisc 1').asks()).toBe('dice');
  });

  test('E-22: a card may be played before the first disc, none between', () => {
    const t = events(2).hold(0, 'monopoly').start(0);
    expect(t.legal(0)).toContain('playMonopoly ore');
    t.do('p0 callDice');
    t.refuses('p0 playMonopoly ore', 'E-20', 'notAsked');
  });

  test('E-21: E-81: a bag found empty ends the game; nobody need win it', () => {
    const t = events(5).start(0).do('p0 callDice');
    t.chance('probeDrawDisc 1').chance('probeDrawDisc 0').chance('probeDrawDisc 0');
    for (const seat of [0, 1, 2]) t.do(`p${seat} probeTakeFunds ore`);
    expect(t.chance('probeDrawDisc 0').ended()).toBe('emptyBag');
    expect([t.winners(), t.actors()]).toEqual([[], []]);
    expect(t.events('gameEnded')[0]).toMatchObject({ reason: 'emptyBag', winners: 0 });
  });

  test('E-21: the bag emptied by the last disc due ends nothing yet', () => {
    const t = events(1);
    t.state.probeDiscs.bag.set([0, 1]);
    t.start(0).do('p0 callDice').chance('probeDrawDisc 1');
    expect(t.asks()).toBe('dice');
  });

  test('E-81: somebody may win by the bag, and enough points come first', () => {
    const t = events(2);
    t.state.probeDiscs.bag.fill(0);
    t.state.probeDiscs.plants[2] = 1;
    expect(t.start(0).do('p0 callDice').winners()).toEqual([2]);
    const rich = events(1);
    rich.state.probeDiscs.bag.fill(0);
    rich.put('p0 city 0,0.N', 'p0 city 0,0.S', 'p0 city 0,-1.N', 'p0 city 1,1.S').hold(0, '2victoryPoint');
    expect([rich.start(0).ended(), rich.winners()]).toEqual(['points', [0]]);
  });
});
