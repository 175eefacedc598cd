import { crc32 as zlibCrc32 } from 'node:zlib';
import { makeState, type State } from '@landnam/engine';
import { dealTable, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { Chance, seededBelow } from '../chance.js';
import { Extractor } from '../features.js';
import { Driver } from '../driver.js';
import { makeBots } from '../roster.js';
import { crc32 } from './crc.js';
import { namesOf } from './learned.js';
import { findWeights, MISSING, nearest } from './store.js';
import { STEPS, inSteps } from './tower.js';
import { makeValue } from './value.js';
import { inputsOf, readWeights, type Weights } from './weights.js';
import { writeWeights } from './write.js';

const tableOf = (id: string, seats: number) => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

const randomWeights = (seed: string, { seatNames, tableNames }: Extractor): Weights => {
  const { below } = new Chance(seed);
  const draws = (count: number, scale: number): Float64Array =>
    Float64Array.from({ length: count }, () => ((below(20001) - 10000) / 10000) * scale);
  const names = { seat: seatNames, best: seatNames.slice(2, 9), table: tableNames };
  return {
    game: 'base',
    ...names,
    hidden: [24, 8],
    first: draws(inputsOf(names) * 24, 0.2),
    firstBias: draws(24, 0.5),
    second: draws(24 * 8, 0.4),
    secondBias: draws(8, 0.5),
    out: draws(8, 0.8),
    made: { by: 'a test' },
  };
};

/** As written in docs/training.md, with no regard for speed. */
const straight = (weights: Weights, extractor: Extractor, seats: number): number[] => {
  const { seat, best, table, hidden, first, firstBias, second, secondBias, out } = weights;
  const width = extractor.seatNames.length;
  const feature = (of: number, name: string): number =>
    inSteps(extractor.seats[of * width + extractor.seatNames.indexOf(name)]) / STEPS;
  const inputs = (own: number): number[] => {
    const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== own);
    const theirs = (name: string): number[] => others.map((other) => feature(other, name));
    return [
      ...seat.map((name) => feature(own, name)),
      ...seat.map((name) => theirs(name).reduce((sum, value) => sum + value, 0) / others.length),
      ...best.map((name) => Math.max(...theirs(name))),
      ...table.map((name) => inSteps(extractor.table[extractor.tableNames.indexOf(name)]) / STEPS),
    ];
  };
  const layer = (values: number[], matrix: Float64Array, bias: Float64Array): number[] =>
    Array.from(bias, (start, i) =>
      Math.max(
        0,
        values.reduce((sum, value, from) => sum + value * matrix[from * bias.length + i], start),
      ),
    );
  expect(hidden).toEqual([firstBias.length, secondBias.length]);
  const logits = Array.from({ length: seats }, (_, own) =>
    layer(layer(inputs(own), first, firstBias), second, secondBias).reduce(
      (sum, v, i) => sum + v * out[i],
      0,
    ),
  );
  const powers = logits.map((logit) => Math.exp(logit - Math.max(...logits)));
  return powers.map((power) => power / powers.reduce((sum, each) => sum + each, 0));
};

const readOk = (bytes: Uint8Array): Weights => {
  const read = readWeights(bytes);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

test.each([
  ['base', 2],
  ['base', 4],
  ['energies', 3],
] as const)(
  '%s for %i: sums that are kept are those of a straight computation, to the last step',
  (id, seats) => {
    const table = tableOf(id, seats);
    const { game } = table;
    const extractor = new Extractor(game);
    const weights = readOk(writeWeights(randomWeights(id, extractor)));
    const kept = makeValue(game, weights);
    const differing = new Set<string>();
    let plies = 0;
    const compare = (s: State): void => {
      const win = kept.win(s);
      expect([...win]).toEqual([...makeValue(game, weights).win(s)]);
      const expected = straight(weights, extractor.read(s), seats);
      win.forEach((chance, seat) => expect(Math.abs(chance - expected[seat])).toBeLessThan(1e-9));
      differing.add(win.join());
    };
    const bots = makeBots(
      Array.from({ length: seats }, () => 'normal'),
      game,
      new Chance(id).below,
    );
    new Driver(table).play(dealTable(table, seededBelow(id)), bots, seededBelow(id, 1), {
      after: (s) => (++plies % 17 === 0 ? compare(s) : void kept.win(s)),
    });
    expect(differing.size).toBeGreaterThan(5);
  },
);

test('a file is read as it was written, and written again the same', () => {
  const bytes = writeWeights(randomWeights('file', new Extractor(tableOf('base', 4).game)));
  const weights = readOk(bytes);
  expect(writeWeights(weights)).toEqual(bytes);
  expect(weights.made).toEqual({ by: 'a test' });
  expect(crc32(bytes)).toBe(zlibCrc32(bytes));
});

test('a file that is cut off, damaged, of another version or no such file is refused in one line', () => {
  const bytes = writeWeights(randomWeights('file', new Extractor(tableOf('base', 4).game)));
  const text = (from: string, to: string): Uint8Array =>
    new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1').replace(from, to), 'latin1'));
  const problem = (file: Uint8Array): string => {
    const read = readWeights(file);
    return read.ok ? 'none' : read.error;
  };
  const damaged = bytes.slice();
  damaged[damaged.length - 9] ^= 1;
  expect(problem(bytes)).toBe('none');
  expect(problem(bytes.subarray(0, bytes.length - 1))).toBe('it is cut off');
  expect(problem(bytes.subarray(0, 40))).toBe('it is not a file of weights');
  expect(problem(new Uint8Array())).toBe('it is not a file of weights');
  expect(problem(damaged)).toBe('it is damaged');
  expect(problem(text('"weights":1', '"weights":7'))).toBe('it has version 7, this is 1');
  expect(problem(text('[24,8]', '[24,9]'))).toBe('its first line is damaged');
  expect(problem(text('[24,8]', '[-4,8]'))).toBe('its first line is damaged');
});

test('weights for other features are refused; features that they do not know do not matter', () => {
  const { game } = tableOf('base', 4);
  const all = randomWeights('features', new Extractor(game));
  const [first, ...seat] = all.seat;
  expect(() => makeValue(game, { ...all, seat: ['moon', ...seat] })).toThrow('other features: moon');
  const fewer = { ...all, seat, first: all.first.slice(2 * 24) };
  const [sum] = [
    makeValue(game, fewer)
      .win(makeState(game))
      .reduce((total, chance) => total + chance, 0),
  ];
  expect(first).toBeDefined();
  expect(sum).toBeCloseTo(1, 12);
});

test('a game that came from no map has no weights, and one line says so', () => {
  const { game } = tableOf('base', 4);
  const found = findWeights({ ...game });
  expect(found).toEqual({ ok: false, error: 'weights of a map of its own: there is none' });
});

test('damaged weights for a number of seats are reported, not replaced by those for all', () => {
  const bytes = writeWeights(randomWeights('near', new Extractor(tableOf('base', 2).game)));
  const files = new Map([
    ['base.2', bytes.subarray(0, bytes.length - 1)],
    ['base', bytes],
  ]);
  const read = (name: string): ReturnType<typeof readWeights> => {
    const file = files.get(name);
    return file === undefined ? MISSING : readWeights(file);
  };
  expect(nearest(namesOf('base', 2), read)).toEqual({ ok: false, error: 'it is cut off' });
  expect(nearest(namesOf('base', 3), read)).toMatchObject({ ok: true });
  expect(nearest(namesOf('energies', 3), read)).toBe(MISSING);
});
