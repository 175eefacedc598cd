import { expect, test } from 'vitest';
import type { StoryLine } from '../../moves/feature.js';
import { newsOf } from './news.js';

const turn = (seat: number): StoryLine => ({ seat, text: `turn ${seat}`, heading: true });
const roll = (seat: number): StoryLine => ({ seat, text: `${seat} rolls`, kind: 'roll' });
const does = (seat: number, text: string): StoryLine => ({ seat, text });
const steals = (seat: number, victim: number): StoryLine => ({
  seat,
  victim,
  text: `${seat} robs ${victim}`,
});
const gets = (seat: number, count: number): StoryLine => ({
  seat,
  text: `${seat} gets ${count}`,
  kind: 'produced',
  row: [count],
  joins: (before) => gets(seat, count + (before.row?.[0] ?? 0)),
});

const told = (...lines: readonly StoryLine[]): string[] =>
  newsOf(lines, 0, () => 'nothing').map(({ text }) => text);

const BEFORE = [turn(0), roll(0), gets(0, 1), does(0, '0 builds')];

test('what others do is told, with what their roll brings to the reader', () => {
  expect(told(...BEFORE, turn(1), roll(1), gets(0, 2), gets(2, 1))).toEqual(['1 rolls', '0 gets 2']);
  expect(told(...BEFORE, turn(1), roll(1), gets(0, 2), does(1, '1 builds'))).toEqual(['1 builds']);
  expect(told(does(1, '1 founds'), does(0, '0 founds'))).toEqual(['1 founds']);
});

test('at the beginning of one’s own turn it is what was lost and got since the last one, in sum', () => {
  const round = [
    turn(1),
    roll(1),
    gets(0, 1),
    steals(1, 0),
    does(1, '1 builds'),
    turn(2),
    roll(2),
    gets(0, 2),
  ];
  expect(told(...BEFORE, ...round, turn(0))).toEqual(['1 robs 0', '0 gets 3']);
  expect(told(...BEFORE, turn(1), roll(1), steals(1, 2), turn(0))).toEqual(['1 robs 2']);
});

test('one’s own roll says what it brought, or that it brought nothing, until the turn ends', () => {
  expect(told(turn(1), roll(1), gets(0, 5), turn(0), roll(0), gets(1, 1))).toEqual(['0 rolls', 'nothing']);
  expect(told(turn(0), roll(0), gets(1, 1), gets(0, 2), does(0, '0 builds'))).toEqual([
    '0 rolls',
    '0 gets 2',
  ]);
  expect(told(turn(0), roll(0), steals(0, 1), does(0, '0 builds'))).toEqual(['0 robs 1']);
  expect(told(roll(0), gets(0, 1), gets(2, 1))).toEqual(['0 rolls', '0 gets 1']);
});
