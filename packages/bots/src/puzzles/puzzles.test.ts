import { describe, expect, test } from 'vitest';
import { dealTable, findTable, gameIds, mapOf } from '@landnam/maps';
import { makeState, view } from '@landnam/engine';
import { Chance } from '../chance.js';
import { makeBots } from '../roster.js';
import { recordGame } from '../recordGame.js';
import { PUZZLE_KINDS } from '../modules/puzzles.js';
import { readRecord } from '../review/record.js';
import { findWeights } from '../value/store.js';
import { makeValue } from '../value/value.js';
import { Candidates } from './candidates.js';
import { GLANCE, marginOf, stillNeeded } from './contest.js';
import { distinct, Rivals } from './rivals.js';
import { Solver } from './solver.js';
import { PuzzleWorlds } from './worlds.js';

const tableFor = (id: string) => {
  const table = findTable(id, 4, {});
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

const recorded = () => {
  const table = tableFor('base');
  const { below } = new Chance('puzzles test');
  const bots = makeBots(['normal', 'normal', 'normal', 'normal'], table.game, below);
  const record = readRecord(recordGame(table, dealTable(table, below), bots, below).text);
  if (!record.ok) throw new Error(record.error);
  return record.value;
};

const record = recorded();
const { game } = record;
const weights = findWeights(game);
if (!weights.ok) throw new Error(weights.error);
const rivals = new Rivals(game, makeValue(game, weights.value));
const plies = new Candidates(record).plies();
const own = plies.filter((ply) => rivals.isTurn(record.stateAt(ply), record.entries[ply].seat));

test('every kind is about actions that some game has', () => {
  const known = new Set(gameIds().flatMap((id) => tableFor(id).game.rules.map(({ type }) => type)));
  for (const { name, actions } of PUZZLE_KINDS)
    for (const type of actions) expect([name, type, known.has(type)]).toEqual([name, type, true]);
});

test('a turn is looked at once, and never before its dice', () => {
  expect(own.length).toBeGreaterThan(20);
  for (const ply of plies) expect(record.stateAt(ply).core.active[0] === 255 || ply > 16).toBe(true);
  expect(
    plies.filter((ply) => game.rules[record.entries[ply].move.packed >>> 24].type === 'callDice'),
  ).toEqual([]);
});

describe('worlds', () => {
  test('are those of the view, and of nothing else', () => {
    const [ply] = own.slice(-5);
    const { seat } = record.entries[ply];
    const [one, other] = [makeState(game), makeState(game)];
    view(game, record.stateAt(ply), seat, one);
    const worlds = new PuzzleWorlds(game, seat).deal(record.stateAt(ply), 3, 'a');
    for (const world of worlds) {
      view(game, world, seat, other);
      expect([...other.bytes]).toEqual([...one.bytes]);
    }
  });
});

describe('rows', () => {
  const ply = own.find((each) => record.entries[each].move.packed >>> 24 !== game.ruleIds['endTurn'])!;
  const { seat } = record.entries[ply];
  const worlds = new PuzzleWorlds(game, seat).deal(record.stateAt(ply), 2, 'rows');

  test('without an action have it nowhere', () => {
    const [best] = rivals.rows(seat, worlds, GLANCE);
    for (const never of best.actions)
      for (const row of rivals.rows(seat, worlds, GLANCE, never))
        expect(row.actions.includes(never)).toBe(false);
    expect(rivals.rows(seat, worlds, GLANCE)[0]).toEqual(best);
  });

  test('in two orders are one', () => {
    const lines = [
      { actions: Int32Array.of(1, 2), value: 0.5 },
      { actions: Int32Array.of(2, 1), value: 0.5 },
      { actions: Int32Array.of(3), value: 0.6 },
    ];
    expect(distinct(lines).map(({ actions }) => [...actions])).toEqual([[3], [1, 2]]);
  });
});

test('what may be left undone at little cost is not needed', () => {
  const line = (value: number, ...actions: number[]) => ({ actions: Int32Array.from(actions), value });
  const verdict = {
    isWin: false,
    needed: [1, 2],
    best: line(0.6, 1, 2),
    others: [line(0.58, 1), line(0.4, 2), line(0.3)],
  };
  const still = stillNeeded(verdict);
  expect(still.needed).toEqual([1]);
  expect(still.others.map(({ value }) => value)).toEqual([0.4, 0.3]);
  expect(marginOf(still)).toBeCloseTo(0.2);
});

test('a level solves what it would do anyway', () => {
  const solver = new Solver(game);
  const ply = plies[0];
  const { seat, move } = record.entries[ply];
  const state = record.stateAt(ply);
  const answer = { isWin: false, needed: [move.packed] };
  const found = Array.from({ length: 4 }, (_, i) => solver.solves('normal', state, seat, answer, `${i}`));
  expect(found).toContain(true);
  expect(solver.solves('normal', state, seat, { isWin: false, needed: [0x7fffffff] }, 'x')).toBe(false);
  expect(mapOf(game)?.id).toBe('base');
});
