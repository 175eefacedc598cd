/** The core without a game: only a few modules defined in this file. */
import { describe, expect, test } from 'vitest';
import { compose } from '../../../../test/support/compose.js';
import { table } from '../../../../test/support/table.js';
import { ActionList, argA, argB, argC, MOST_ACTIONS, pack, ruleOf } from './play/actions.js';
import { buildBoard, edgeAt } from './board/board.js';
import { MOST_FRAMES } from './state/coreFields.js';
import { collect, type LoggedEvent, redact } from './play/events.js';
import { layoutOf, makeViews } from './state/fields.js';
import { pop, push } from './state/frames.js';
import type { RuleModule } from './game/game.js';
import { hashBytes, hashState, hashText } from './state/hash.js';
import { bit, hasBit, NONE, seatsOf } from './ids.js';
import { makeState } from './play/play.js';

describe('actions', () => {
  test('a rule and three operands fit into an int', () => {
    for (const [rule, a, b, c] of [
      [0, 0, 0, 0],
      [127, 255, 255, 255],
      [5, 1, 2, 3],
    ]) {
      const packed = pack(rule, a, b, c);
      expect([ruleOf(packed), argA(packed), argB(packed), argC(packed)]).toEqual([rule, a, b, c]);
    }
  });

  test('a full list throws instead of losing an action', () => {
    const list = new ActionList();
    for (let i = 0; i < MOST_ACTIONS; i++) list.push(i);
    expect(() => list.push(1)).toThrow(RangeError);
  });

  test('the seats of a set are found whatever its bits, the sign too', () => {
    expect([seatsOf(0), seatsOf(bit(NONE)), seatsOf(bit(31) | 0b101)]).toEqual([[], [31], [0, 2, 31]]);
  });

  test('seats as bits', () => {
    expect([bit(3), hasBit(0b1010, 3), hasBit(0b1010, 2), seatsOf(0b1011)]).toEqual([
      8,
      true,
      false,
      [0, 1, 3],
    ]);
  });
});

describe('bytes with names', () => {
  const layout = layoutOf(
    [['a', { one: { per: 'game', seen: 'all', fill: 9 }, two: { per: 'seat', width: 3, seen: 'total' } }]],
    { seat: 2, hex: 1, vertex: 1, edge: 1 },
  );

  test('fields lie one after another, sums behind the rows they sum', () => {
    expect(layout.places.map(({ start, totals }) => [start, totals])).toEqual([
      [0, -1],
      [1, 7],
    ]);
    expect(layout.bytes).toBe(9);
  });

  test('views share one buffer; a copy is its own', () => {
    type Groups = { a: Record<'one' | 'two' | 'twoTotal', Uint8Array> };
    const [state, other] = [makeViews<Groups>(layout), makeViews<Groups>(layout)];
    state.a.two[4] = 7;
    expect([state.bytes[5], state.a.one[0], state.a.twoTotal.length]).toEqual([7, 9, 2]);
    other.copyFrom(state);
    state.a.two[4] = 1;
    expect(other.a.two[4]).toBe(7);
  });

  test('derived fields come last and are not part of the hash', () => {
    type Groups = { a: Record<'one' | 'two', Uint8Array> };
    const fields = {
      one: { per: 'game', seen: 'all', derived: true },
      two: { per: 'game', seen: 'all' },
    } as const;
    const state = makeViews<Groups>(layoutOf([['a', fields]], { seat: 1, hex: 1, vertex: 1, edge: 1 }));
    const before = hashState(state);
    state.a.one[0] = 1;
    expect([state.bytes[1], hashState(state)]).toEqual([1, before]);
    state.a.two[0] = 1;
    expect(hashState(state)).not.toBe(before);
  });

  test('hashes tell bytes apart, wherever they differ', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const bytes = new Uint8Array(300);
      bytes[i] = 1;
      seen.add(hashBytes(bytes));
    }
    expect(seen.size).toBe(300);
    expect(hashText('a')).not.toBe(hashText('b'));
    expect(hashBytes(new Uint8Array(3))).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('frames', () => {
  test('the stack throws when it is full', () => {
    const { game } = table();
    const state = makeState(game);
    for (let i = 0; i < MOST_FRAMES; i++) push(state, 0, 0);
    expect(() => push(state, 0, 0)).toThrow(RangeError);
  });

  test('what is popped leaves no trace: equal positions have equal bytes', () => {
    const { game } = table();
    const [state, fresh] = [makeState(game), makeState(game)];
    push(state, 3, 1, 4, 5);
    pop(state);
    expect(state.bytes).toEqual(fresh.bytes);
  });
});

describe('events', () => {
  test('the secret half goes only to its seats', () => {
    const log: LoggedEvent[] = [];
    collect(log)('cardStolen', { thief: 1, victim: 2 }, { good: 3 }, bit(1) | bit(2));
    expect([0, 1, 2, NONE].map((seat) => 'good' in redact(log[0], seat))).toEqual([false, true, true, false]);
  });
});

describe('compile', () => {
  const empty = (part: Partial<RuleModule>): RuleModule => ({
    name: 'probeEmpty',
    rules: [],
    contribute: () => ({}),
    ...part,
  });

  test.each<[string, RuleModule, RegExp]>([
    ['a module twice', empty({ name: 'turn' }), /is listed twice/],
    ['a need that comes later', empty({ needs: ['probeLater'] }), /needs probeLater before it/],
    [
      'a slot with an owner',
      empty({ contribute: () => ({ one: { judge: () => undefined } }) }),
      /has an owner/,
    ],
    [
      'a decision twice',
      empty({ contribute: () => ({ decisions: [{ name: 'main', rule: 'B-20' }] }) }),
      /two frames are called main/,
    ],
    [
      'an action twice',
      empty({
        contribute: () => ({
          actions: [
            {
              type: 'endTurn',
              rule: 'B-20',
              at: ['main'],
              operands: {},
              list: () => undefined,
              refuse: () => null,
              apply: () => undefined,
            },
          ],
        }),
      }),
      /two modules bring the action endTurn/,
    ],
  ])('%s is refused', (_name, module, expected) => {
    expect(() => compose({ add: [module] })).toThrow(expected);
  });

  test('a slot is taken over when that is stated explicitly', () => {
    const judge: RuleModule = empty({
      replaces: ['judge'],
      contribute: () => ({ one: { judge: () => undefined } }),
    });
    const t = compose({ add: [judge] })
      .hold(0, '5victoryPoint')
      .put('p0 city 0,0.N 0,2.S 2,0.SE');
    expect(t.start(0).ended()).toBe('');
  });
});

describe('boards', () => {
  test('two hexes share two vertices and an edge; frame hexes own none', () => {
    const board = buildBoard({
      hexes: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
      frame: [{ q: 2, r: 0 }],
    });
    expect([board.hexes, board.vertices, board.edges, board.places.inside]).toEqual([3, 10, 11, 2]);
    expect(
      [...Array(6).keys()].map((k) => board.hexVertices[12 + k]).filter((v) => v !== (NONE as number)),
    ).toHaveLength(2);
  });

  test('tables agree with each other', () => {
    const { board } = table().game;
    for (let edge = 0; edge < board.edges; edge++)
      for (const end of [board.edgeVertices[edge * 2], board.edgeVertices[edge * 2 + 1]])
        expect([0, 1, 2].map((k) => board.vertexEdges[end * 3 + k])).toContain(edge);
    for (let vertex = 0; vertex < board.vertices; vertex++)
      for (let k = 0; k < 3; k++) {
        const hex = board.vertexHexes[vertex * 3 + k];
        if (hex !== (NONE as number))
          expect([...Array(6).keys()].map((c) => board.hexVertices[hex * 6 + c])).toContain(vertex);
      }
  });

  test('[N-4] a split edge is two halves that border its hex; their joint is in no hex', () => {
    const at = { q: 0, r: 0 };
    const board = buildBoard({ hexes: [at], splits: [{ at, side: 0 }] });
    expect([board.vertices, board.edges, edgeAt(board, at, 0)]).toEqual([7, 7, -1]);
    const halves = [0, 1].map((k) => board.vertexEdges[6 * 3 + k]);
    expect(halves.map((edge) => board.edgeHexes[edge * 2])).toEqual([0, 0]);
    expect(board.vertexHexes[6 * 3]).toBe(NONE);
  });

  test('a split that is not an edge is refused', () => {
    expect(() => buildBoard({ hexes: [{ q: 0, r: 0 }], splits: [{ at: { q: 5, r: 5 }, side: 0 }] })).toThrow(
      'no edge',
    );
  });
});
