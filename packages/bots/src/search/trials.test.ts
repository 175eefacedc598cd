import { argA, topSeat } from '@landnam/engine';
import { expect, test } from 'vitest';
import { questionOf } from '../../../../test/support/question.js';
import { table } from '../../../../test/support/table.js';
import { turnsOf } from '../turns.js';
import { Rollout } from './rollout.js';
import type { Evaluation } from './evaluation.js';
import { Trials } from './trials.js';
import { Playout } from './playout.js';

const PLACES = 5;

const { game: g, state: s } = table('base');
const seat = topSeat(s);
const { legal } = questionOf(g, s, seat);

/** Sees nothing at the first turn, and later only whether a seat began at a vertex. */
const hindsight = (vertex: number, seen: Set<number>): Evaluation => {
  const chances = new Float64Array(g.seats);
  return {
    win(s) {
      seen.add(turnsOf(g, s));
      const owner = turnsOf(g, s) <= 1 ? -1 : s.base.owner[vertex];
      return chances.map((_, seat) => (owner === seat ? 1 : 0.25));
    },
  };
};

test('starting places that are valued alike are told apart by the rounds after the opening', () => {
  const playout = new Playout(g);
  const seen = new Set<number>();
  const rank = (evaluation: Evaluation) => new Trials(g, evaluation, playout).rank(seat, [s], legal, PLACES);
  const blind = rank(hindsight(0, seen));
  expect(blind.map(({ value }) => value)).toEqual(blind.map(() => 0.25));
  const [, , , last] = blind;
  const evaluation = hindsight(argA(last.actions[0]), seen);
  const outlook = { rows: 4, within: 0.1, rounds: 2, turns: 32, trust: 0.25 };
  const rows = rank(evaluation).slice(0, outlook.rows);
  expect(rows[0].actions).toEqual(blind[0].actions);
  expect(new Rollout(g, evaluation, playout).best(seat, [s], rows, outlook).actions).toEqual(last.actions);
  expect([...seen]).toEqual([1, 1 + outlook.rounds * g.seats]);
});

test('the same places are ranked the same each time, and a guard leaves the first', () => {
  const trials = new Trials(g, hindsight(0, new Set()), new Playout(g));
  const ranks = [0, 1].map(() => trials.rank(seat, [s], legal, PLACES).map(({ actions }) => actions[0]));
  expect(ranks[0]).toEqual(ranks[1]);
  expect(ranks[0]).toHaveLength(PLACES);
  expect(trials.isCut).toBe(false);
  const cut = trials.rank(seat, [s], legal, PLACES, { isUp: () => true });
  expect(cut.map(({ actions }) => actions[0])).toEqual(ranks[0].slice(0, 1));
  expect(trials.isCut).toBe(true);
});

const DRAFTS = { places: PLACES, first: 2, most: 8 };

/** Knows at the first turn who should have begun at a vertex, and writes down where everybody began. */
const foresight = (vertex: number, drafts: Set<string>): Evaluation => {
  const chances = new Float64Array(g.seats);
  return {
    win(s) {
      drafts.add([...s.base.owner].join());
      return chances.map((_, seat) => (s.base.owner[vertex] === seat ? 1 : 0.25));
    },
  };
};

test('by drafts: everybody begins elsewhere from draft to draft, and the best place is found', () => {
  const drafts = new Set<string>();
  const [, , third] = new Trials(g, foresight(0, drafts), new Playout(g)).shortOf(seat, s, legal, PLACES);
  const trials = new Trials(g, foresight(argA(third), drafts), new Playout(g));
  expect(trials.bestOfDrafts(seat, [s], legal, DRAFTS)).toBe(third);
  expect(drafts.size).toBeGreaterThan(PLACES);
  expect(trials.isCut).toBe(false);
});

test('by drafts: the same each time, and a guard leaves what `normal` likes best', () => {
  const trials = new Trials(g, foresight(0, new Set()), new Playout(g));
  const [first] = trials.shortOf(seat, s, legal, PLACES);
  expect(trials.bestOfDrafts(seat, [s], legal, DRAFTS)).toBe(trials.bestOfDrafts(seat, [s], legal, DRAFTS));
  expect(trials.bestOfDrafts(seat, [s], legal, DRAFTS, { isUp: () => true })).toBe(first);
  expect(trials.isCut).toBe(true);
});
