/** Prices and guards as data: what a list skips without calling the rule. */
import { expect, test } from 'vitest';
import { compose } from '../../../../../test/support/compose.js';
import type { ActionRule } from './actions.js';
import { ActionList, pack } from './actions.js';
import type { RuleModule } from '../game/game.js';
import type { Seat } from '../ids.js';
import { legalActions } from './play.js';
import { type Cost, DEAREST, MOST_PRICES } from './prices.js';

const LUMBER = 0;
const ORE = 4;

const costing = (costs: readonly Cost[], more: object = {}, type = 'probe'): ActionRule =>
  ({
    type,
    rule: 'X-1',
    at: ['main'],
    operands: {},
    costs,
    refuse: () => null,
    apply: () => undefined,
    ...more,
  }) as unknown as ActionRule;

const bringing = (...actions: readonly ActionRule[]): RuleModule => ({
  name: 'probe',
  rules: [],
  contribute: () => ({ actions }),
});

const cost = (good: number, count: number): Cost => ({ goods: [good], counts: [count] });

/** Whether the probe is listed for a seat that holds this in its turn. */
const isListed = (rule: ActionRule, goods: string): boolean => {
  const t = compose({ add: [bringing(rule)] })
    .give(0, goods)
    .turn(0);
  const list = new ActionList();
  legalActions(t.game, t.state, 0 as Seat, list);
  return list.has(pack(t.game.ruleIds['probe']));
};

test('a rule without a list is offered exactly where its price can be paid', () => {
  const both: Cost = { goods: [LUMBER, ORE], counts: [1, 2] };
  expect(isListed(costing([both]), 'lumber 2ore')).toBe(true);
  expect(isListed(costing([both]), 'lumber ore 4wool')).toBe(false);
  expect(isListed(costing([both]), '2ore')).toBe(false);
  expect(isListed(costing([both]), '5lumber 9ore')).toBe(true);
  expect(isListed(costing([]), '')).toBe(true);
});

test('one of several prices is enough; the same good twice is asked for twice', () => {
  const either = costing([cost(LUMBER, 3), cost(ORE, 1)]);
  expect(['3lumber', 'ore', '2lumber'].map((goods) => isListed(either, goods))).toEqual([true, true, false]);
  const twice = costing([{ goods: [ORE, ORE], counts: [1, 1] }]);
  expect(['ore', '2ore'].map((goods) => isListed(twice, goods))).toEqual([false, true]);
});

test('the dearest price is payable with exactly as much, and dearer ones are refused', () => {
  const dearest = costing([cost(ORE, DEAREST)]);
  expect([`${DEAREST}ore`, `${DEAREST - 1}ore`].map((goods) => isListed(dearest, goods))).toEqual([
    true,
    false,
  ]);
  expect(() => compose({ add: [bringing(costing([cost(ORE, DEAREST + 1)]))] })).toThrow(
    `probe: no price may ask for more than ${DEAREST} of a good`,
  );
});

test('as many prices as there are bits, and no more', () => {
  const { purse } = compose({}).game;
  const known = new Set(purse.bits.filter((bits) => bits !== 1)).size;
  const rules = (count: number): ActionRule[] =>
    Array.from({ length: count }, (_, i) =>
      costing([{ goods: [0, 1, 2], counts: [7 + (i % 4), 7 + (i >> 2), 7] }], {}, `probe${i}`),
    );
  expect(() => compose({ add: [bringing(...rules(MOST_PRICES - known))] })).not.toThrow();
  expect(() => compose({ add: [bringing(...rules(MOST_PRICES - known + 1))] })).toThrow(
    `${MOST_PRICES + 1} prices are more than ${MOST_PRICES}`,
  );
});

test('a price in something that no field holds does not compile', () => {
  expect(() => compose({ add: [bringing(costing([cost(7, 1)]))] })).toThrow(
    'a price asks for good 7, which no field holds',
  );
});

test('a guard names a field with a byte for the game or for each seat', () => {
  expect(isListed(costing([], { when: 'base.handTotal' }), 'wool')).toBe(true);
  expect(isListed(costing([], { when: 'base.handTotal' }), '')).toBe(false);
  expect(isListed(costing([], { when: 'base.talking' }), 'wool')).toBe(false);
  const guarded = (when: string) => () => compose({ add: [bringing(costing([], { when }))] });
  expect(guarded('base.nothing')).toThrow('no field is called base.nothing');
  expect(guarded('base.hand')).toThrow('base.hand has no byte of its own');
  expect(guarded('base.owner')).toThrow('base.owner has no byte of its own');
});
