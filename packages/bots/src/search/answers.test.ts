import { at, type Game, type Seat } from '@landnam/engine';
import { makeAction } from '@landnam/engine/notation';
import { expect, test } from 'vitest';
import { questionOf } from '../../../../test/support/question.js';
import { table } from '../../../../test/support/table.js';
import { Chance } from '../chance.js';
import type { Evaluation } from './evaluation.js';
import { Searcher } from './searcher.js';
import { EXPERT } from './strengths.js';
import { Tools } from './tools.js';

const ASKED = 1 as Seat;
const [GRAIN, ORE] = [3, 4];

/** At the end of a turn a seat is worth what it holds of one good, or what it does not. */
const likes = ({ seats }: Game, good: number, sign: number): Evaluation => ({
  win: (s) =>
    Float64Array.from({ length: seats }, (_, seat) => 0.5 + 0.1 * sign * s.base.hand[at(seat, good)]),
});

/** To an offer, by a seat that likes one good or dislikes it. */
const answerOf = (good: number, sign: number, theirs: string, own: string, offered: string): string => {
  const laid = table('base').put('p0 settlement 0,0.N', 'p1 settlement 0,0.S');
  const { game: g, state: s } = laid.give(0, theirs).give(1, own).turn(0).do(`p0 offerTrade ${offered}`);
  const tools = new Tools(g, likes(g, good, sign), EXPERT);
  const bot = new Searcher(g, ASKED, new Chance('answers').below, () => tools);
  bot.begin();
  const choice = bot.choose(questionOf(g, s, ASKED));
  return makeAction(g, ASKED, typeof choice === 'number' ? { packed: choice } : choice);
};

test('[B-24] expert says yes where the position is worth more afterwards, as the others would go on', () => {
  expect(answerOf(GRAIN, 1, '3grain 2ore', '3ore', '1grain 1ore')).toBe('p1 answerTrade yes');
});

test('[B-24] where it is worth less, expert refuses and offers what normal would', () => {
  expect(answerOf(ORE, -1, '2wool 2ore', '4lumber 2grain 2ore', '1ore 3lumber')).toMatch(/^p1 offerTrade /);
});
