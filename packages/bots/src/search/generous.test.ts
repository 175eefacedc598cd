/** Whoever gave more cards than they got when they were asked is asked so again. */
import { bit, type Game, type GameEvent, type Seat } from '@landnam/engine';
import { makeAction } from '@landnam/engine/notation';
import { expect, test } from 'vitest';
import { questionOf } from '../../../../test/support/question.js';
import { table } from '../../../../test/support/table.js';
import { Chance } from '../chance.js';
import { hard } from './levels.js';
import { OfferBook } from './offers.js';
import { Policy } from './policy.js';

const [ASKS, GIVES] = [0 as Seat, 1 as Seat];
/** `get` comes from the partner, who was asked for it. */
const dealt = (partner: number, give: readonly number[], get: readonly number[]): GameEvent => ({
  type: 'traded',
  seat: ASKS,
  partner,
  give,
  get,
});
const [ORE, TWO_WOOL, LUMBER] = [
  [0, 0, 0, 0, 1],
  [0, 0, 2, 0, 0],
  [1, 0, 0, 0, 0],
];

test('a book remembers who gave more than they got until another game begins, not who did so unasked', () => {
  const book = new OfferBook();
  for (const event of [dealt(2, ORE, LUMBER), dealt(3, TWO_WOOL, ORE), dealt(ASKS, ORE, TWO_WOOL)])
    book.note(ASKS, event);
  expect(book.generous).toBe(0);
  book.note(ASKS, dealt(GIVES, ORE, TWO_WOOL));
  book.note(ASKS, dealt(GIVES, ORE, LUMBER));
  expect(book.generous).toBe(bit(GIVES));
  book.clear();
  expect(book.generous).toBe(0);
});

const laid = () =>
  table('base')
    .put('p0 settlement 0,0.N', 'p0 road 0,0.NE', 'p0 settlement 1,1.N', 'p0 road 1,1.NE')
    .put('p1 settlement 0,0.S', 'p2 settlement -2,1.N', 'p3 settlement 0,-2.S')
    .give(ASKS, '1lumber 1brick 1ore')
    .give(GIVES, '3grain 2wool 2ore')
    .turn(0);

const chosenAfter = (...events: readonly GameEvent[]): string => {
  const { game: g, state: s } = laid();
  const bot = hard(g, ASKS, new Chance('generous').below);
  bot.begin();
  for (const event of events) bot.observe?.(event);
  const choice = bot.choose(questionOf(g, s, ASKS));
  return makeAction(g, ASKS, typeof choice === 'number' ? { packed: choice } : choice);
};

test('[B-24] hard asks for more than it gives of whom it saw giving so, and of nobody else', () => {
  expect(chosenAfter()).toMatch(/^p0 buildRoad /);
  expect(chosenAfter(dealt(GIVES, ORE, LUMBER))).toMatch(/^p0 buildRoad /);
  expect(chosenAfter(dealt(2, ORE, TWO_WOOL))).toMatch(/^p0 buildRoad /);
  expect(chosenAfter(dealt(GIVES, ORE, TWO_WOOL))).toBe('p0 offerTrade 1ore 2wool+1grain');
});

const answerOf = (policy: Policy, g: Game, s: ReturnType<typeof laid>['state']): string =>
  makeAction(g, GIVES, { packed: policy.choose(s, GIVES) });

test('[B-24] a policy answers for a generous seat as that seat would, and honestly for others', () => {
  const { game: g, state: s } = laid().do('p0 offerTrade 1ore 2wool+1grain');
  const policy = new Policy(g);
  expect(answerOf(policy, g, s)).toBe('p1 answerTrade no');
  policy.expectGenerous(bit(GIVES));
  expect(answerOf(policy, g, s)).toBe('p1 answerTrade yes');
  policy.expectGenerous(bit(2));
  expect(answerOf(policy, g, s)).toBe('p1 answerTrade no');
});
