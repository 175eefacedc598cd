import { expect, test } from 'vitest';
import {
  count,
  edgeShape,
  fields,
  fits,
  flag,
  listOf,
  mapOf,
  type Shape,
  text,
  vertexShape,
  whole,
  word,
} from './shape.js';

const problems = (shape: Shape, value: unknown): string[] => {
  const found: string[] = [];
  const whole = fits(shape, value, 'it', (where, what) => found.push(`${where}: ${what}`));
  expect(whole).toBe(found.length === 0);
  return found;
};

test('what fits has no problem', () => {
  const shape = fields({ name: text, sizes: listOf(whole(1, 3), 1) }, { open: flag, more: mapOf(count) });
  expect(problems(shape, { name: 'x', sizes: [1, 3] })).toEqual([]);
  expect(problems(shape, { name: 'x', sizes: [1], open: false, more: { a: 0, b: 250 } })).toEqual([]);
});

test('every place that differs is named, others are asked on', () => {
  const shape = fields({ name: text, sizes: listOf(whole(1, 3)) }, { side: word('left', 'right') });
  expect(problems(shape, { sizes: [0, 2, 2.5], side: 'up', colour: 1 })).toEqual([
    'it name: a text is needed, not nothing',
    'it sizes 1: a whole number from 1 to 3 is needed, not 0',
    'it sizes 3: a whole number from 1 to 3 is needed, not 2.5',
    'it side: one of left, right is needed, not "up"',
    'it: "colour" is unknown',
  ]);
});

test.each<[Shape, unknown, string]>([
  [text, '', 'a text is needed, not ""'],
  [text, null, 'a text is needed, not null'],
  [flag, 'true', 'true or false is needed, not "true"'],
  [count, '3', 'a whole number from 0 to 250 is needed, not "3"'],
  [count, Number.NaN, 'a whole number from 0 to 250 is needed, not null'],
  [listOf(text), { length: 1 }, 'a list is needed, not an object'],
  [listOf(text, 1), [], 'a list of 1 to 250 is needed, not of 0'],
  [mapOf(text), [], 'an object is needed, not a list'],
  [fields({}), 3, 'an object is needed, not 3'],
  [fields({}), JSON.parse('{"__proto__": 1}'), '"__proto__" is unknown'],
])('%#: the value is shown, but never the whole of it', (shape, value, what) => {
  expect(problems(shape, value)).toEqual([`it: ${what}`]);
  expect(problems(text, [['x'.repeat(1000)]])).toEqual(['it: a text is needed, not a list']);
});

test('places lie within reach and have names', () => {
  expect(problems(edgeShape(), { q: 0, r: -99, side: 'NE' })).toEqual([]);
  expect(problems(vertexShape({ number: count }), { q: 0, r: 0, corner: 'E', number: 1 })).toHaveLength(1);
  expect(problems(edgeShape(), { q: 1e308, r: 0.5, side: 'NE' })).toHaveLength(2);
});

test('a hole in a list is not an entry', () => {
  expect(problems(listOf(text), Array.from({ length: 2 }))).toHaveLength(2);
});
