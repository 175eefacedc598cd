/** The contract is worth what it catches: games broken on purpose. */
import { apply, argA, CHANCE, type EventSink, type Game, pack, type State } from '@landnam/engine';
import type { RuleModule } from '@landnam/engine/rules';
import { expect, test } from 'vitest';
import type { ActionRule } from '../../packages/engine/src/core/play/actions.js';
import { at } from '../../packages/engine/src/core/state/fields.js';
import { pop, push } from '../../packages/engine/src/core/state/frames.js';
import { seeded } from '../support/chance.js';
import { compose } from '../support/compose.js';
import { table, type TestTable } from '../support/table.js';
import { playUnderContract } from './game.js';
import { baseChecks } from './games/base.js';
import { cheapProblems } from './cheap.js';
import { fullProblems } from './invariants.js';

declare module '../../packages/engine/src/core/registry.js' {
  interface ActionMap {
    probeFault: object;
  }
  interface FrameNames {
    probeDrawing: true;
  }
}

const spoilt = (spoil: (t: TestTable) => void): string => {
  const t = table().put('p0 settlement 0,0.N', 'p0 road 0,0/NE').give(0, 'ore').turn(0);
  expect(cheapProblems(t.game, t.state, baseChecks)).toEqual([]);
  spoil(t);
  return cheapProblems(t.game, t.state, baseChecks).join('; ');
};

test('a lost card, a wrong sum, a lost piece, wrong points, a judge asleep', () => {
  expect(spoilt((t) => t.state.base.bank[0]--)).toContain('pool goods');
  expect(spoilt((t) => t.state.base.handTotal[1]++)).toContain('base.hand');
  expect(spoilt((t) => t.state.base.stock[at(0, 1)]--)).toContain('lost or found a settlement');
  expect(spoilt((t) => t.state.base.onBoard[at(0, 2)]++)).toContain('1 points, not 3');
  expect(spoilt((t) => (t.state.base.routeLength[0] = 4))).toContain('a road of 1, not 4');
  expect(spoilt((t) => t.hold(0, '5victoryPoint').put('p0 city 1,1.S 2,0.SE -2,0.N'))).toContain(
    'has not won',
  );
  expect(spoilt((t) => (t.state.base.owner[t.id('0,0.NE')] = 1))).toContain('both built on');
  expect(spoilt((t) => (t.state.base.routes[0] = 255))).toContain('the routes of p0 are not listed');
  expect(spoilt((t) => (t.state.base.homes[1] = 7))).toContain('the buildings of p0 are not listed');
  expect(spoilt((t) => (t.state.base.armyHolder[0] = 2))).toContain('army');
});

const fault = (part: Partial<ActionRule>): RuleModule => ({
  name: 'probeFault',
  rules: [],
  needs: ['turn'],
  contribute: () => ({
    actions: [
      {
        type: 'probeFault',
        rule: 'B-20',
        at: ['main'],
        operands: {},
        list: (_g, _s, _seat, id, out) => out.push(pack(id)),
        refuse: () => null,
        apply: () => undefined,
        ...part,
      },
    ],
  }),
});

const complaint = (part: Partial<ActionRule>): string => {
  const t = compose({ add: [fault(part)] })
    .give(1, 'ore')
    .turn(0);
  const maxima = { frames: 0, actions: 0, plies: 0 };
  try {
    playUnderContract(t.game, t.state, baseChecks, seeded(1), 40, maxima);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

const seesOthers = (_g: Game, s: State): boolean => s.base.hand[at(1, 4)] > 0;
let calls = 0;

test('lists and refusals that differ, twins, secrets, hidden changes', () => {
  expect(complaint({})).toBe('');
  expect(complaint({ list: () => undefined })).toContain('legal, not listed');
  expect(complaint({ refuse: () => ({ code: 'notNow', rule: 'B-20' }) })).toContain('listed and refused');
  expect(complaint({ list: (_g, _s, _seat, id, out) => [0, 1].forEach(() => out.push(pack(id))) })).toContain(
    'twice',
  );
  const secret: Partial<ActionRule> = {
    list: (g, s, _seat, id, out) => void (seesOthers(g, s) && out.push(pack(id))),
    refuse: (g, s) => (seesOthers(g, s) ? null : { code: 'notNow', rule: 'B-20' }),
  };
  expect(complaint(secret)).toContain('differ on its view');
  expect(complaint({ apply: (_g, s) => void (s.base.discards[3] = ++calls) })).toContain('other bytes');
  expect(
    complaint({ operands: { vertex: 'vertex' }, list: (_g, _s, _seat, id, out) => out.push(pack(id, 60)) }),
  ).not.toBe('');
});

/** Nature draws 1 or 2 in secret; `leak` says how it gets out. */
const drawing = (leak: (s: State, drawn: number, log: EventSink | null) => void): RuleModule => ({
  name: 'probeDrawing',
  rules: [],
  needs: ['turn'],
  contribute: () => ({
    decisions: [{ name: 'probeDrawing', rule: 'B-33' }],
    staged: { turn: { events: (g, s) => push(s, g.kind.probeDrawing, CHANCE) } },
    actions: [
      {
        type: 'probeFault',
        rule: 'B-33',
        at: ['probeDrawing'],
        operands: { drawn: 'number' },
        secret: true,
        list: (_g, _s, _seat, id, out) => [1, 2].forEach((drawn) => out.push(pack(id, drawn))),
        refuse: (_g, _s, _seat, packed) =>
          argA(packed) === 1 || argA(packed) === 2 ? null : { code: 'notOffered', rule: 'B-33' },
        apply(_g, s, _seat, packed, log) {
          pop(s);
          leak(s, argA(packed), log);
        },
      },
    ],
  }),
});

test('a secret of nature that leaks, in the state or in an event', () => {
  const said = (leak: Parameters<typeof drawing>[0]): string => {
    const t = compose({ add: [drawing(leak)] })
      .start(0)
      .do('p0 callDice');
    return fullProblems(t.game, t.state, baseChecks, seeded(1), { frames: 0, actions: 0, plies: 0 }).join();
  };
  expect(said(() => undefined)).toBe('');
  expect(said((_s, good, log) => log?.('cardStolen', { thief: 0, victim: 1 }, { good }, 1))).toBe('');
  expect(said((_s, good, log) => log?.('cardStolen', { thief: 0, victim: 1, good }))).toContain(
    'p1 learns a secret',
  );
  expect(said((s, drawn) => void (s.base.dice[0] = drawn))).toContain('p255 learns a secret');
});

test('a shared state is never touched', () => {
  const t = table().turn(0);
  const bytes = t.state.bytes.slice();
  const other = t.copy();
  apply(t.game, other.state, 0 as never, t.parse('p0 endTurn').packed);
  expect(t.state.bytes).toEqual(bytes);
});
