/** The whole way without Python and without a GPU: rows, a step of training, a file, inference as in the reference. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresAt, WINNERS, wordsOfRow } from '@landnam/bots/selfplay';
import { readWeights, Tower, type Weights, writeWeights } from '@landnam/bots/value';
import { expect, test } from 'vitest';
import { rootFolder } from '../../packages/cli/src/files.js';
import { readRows, type RowsHead } from '../../packages/cli/src/selfplay/file.js';
import { type Example, gradientOf, lossOf, type Position, stepDown, straightWin } from './straight.js';

const sample = (name: string): string => join(rootFolder(), 'training', 'sample', name);

const readOk = (bytes: Uint8Array): Weights => {
  const read = readWeights(bytes);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const weights = readOk(readFileSync(sample('base.bin')));

/** By the names of the weights. */
const exampleOf = (head: RowsHead, row: Int16Array): Example => {
  const start = featuresAt(head);
  const { seats } = head;
  const width = head.seat.length;
  const cell = (from: number, names: readonly string[], name: string): number =>
    row[from + names.indexOf(name)];
  const won = Array.from({ length: seats }, (_, seat) => (row[WINNERS] >> seat) & 1);
  return {
    features: won.map((_, seat) =>
      Int16Array.from(weights.seat, (name) => cell(start + seat * width, head.seat, name)),
    ),
    table: Int16Array.from(weights.table, (name) => cell(start + seats * width, head.table, name)),
    outcome: won.map((each) => each / won.reduce((sum, one) => sum + one, 0)),
  };
};

const examples: Example[] = [];
for (const [head, words] of readRows(sample('base-3.rows')))
  for (let at = 0; at < words.length; at += wordsOfRow(head))
    examples.push(exampleOf(head, words.subarray(at, at + wordsOfRow(head))));

/** As bots compute it, from one position to the next. */
const makeWin = (of: Weights): ((position: Position) => number[]) => {
  const tower = new Tower(of, 3);
  return ({ features, table }) => {
    [...features, table].flatMap((each) => [...each]).forEach((steps, place) => tower.put(place, steps));
    return [...tower.read()];
  };
};

const farthest = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, i) => Math.abs(value - other[i])));

test('chances match the Python reference for every row of the sample, to 1e-5', () => {
  const expected = JSON.parse(readFileSync(sample('expected.json'), 'utf8')) as number[][];
  const win = makeWin(weights);
  expect(examples).toHaveLength(expected.length);
  for (const [i, example] of examples.entries())
    expect(farthest(win(example), expected[i])).toBeLessThan(1e-5);
});

test('a step of training from rows: its gradients are correct, the loss falls, and the file computes the same', () => {
  const some = examples.filter((_, i) => i % 9 === 0);
  const gradient = gradientOf(weights, some);
  for (const part of ['first', 'firstBias', 'second', 'secondBias', 'out'] as const) {
    const steepest = gradient[part].reduce(
      (best, slope, i) => (Math.abs(slope) > Math.abs(gradient[part][best]) ? i : best),
      0,
    );
    const nudged = (by: number): Weights => ({
      ...weights,
      [part]: weights[part].map((w, i) => (i === steepest ? w + by : w)),
    });
    const slope = (lossOf(nudged(1e-5), some) - lossOf(nudged(-1e-5), some)) / 2e-5;
    expect(gradient[part][steepest] / slope).toBeCloseTo(1, 3);
  }
  const stepped = stepDown(weights, gradient, 0.001);
  expect(lossOf(stepped, some)).toBeLessThan(lossOf(weights, some));
  const written = readOk(writeWeights(stepped));
  const win = makeWin(written);
  for (const example of some)
    expect(farthest(win(example), straightWin(written, example))).toBeLessThan(1e-9);
});
