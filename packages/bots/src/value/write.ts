/** Writes a file of weights: every row in integers with its own power of two. */
import { crc32 } from './crc.js';
import { inputsOf, type Weights, WEIGHTS_FORMAT } from './weights.js';

const MOST = 127;
const LEAST_POWER = -24;

/** The smallest power of two with which a whole row fits into bytes. */
const powerOf = (row: Float64Array): number => {
  const most = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  return most === 0 ? 0 : Math.max(LEAST_POWER, Math.ceil(Math.log2(most / MOST)));
};

const pack = (weights: Float64Array, width: number): readonly [powers: Int8Array, whole: Int8Array] => {
  const rows = Array.from({ length: weights.length / width }, (_, i) =>
    weights.subarray(i * width, (i + 1) * width),
  );
  const powers = Int8Array.from(rows, powerOf);
  return [
    powers,
    Int8Array.from(weights, (weight, i) => Math.round(weight / 2 ** powers[Math.floor(i / width)])),
  ];
};

const floats = (values: Float64Array): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, i) => bytes.setFloat32(i * 4, value, true));
  return new Uint8Array(bytes.buffer);
};

const joined = (parts: readonly (Uint8Array | Int8Array)[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** JSON in ASCII only, so that a character is a byte. */
const line = (value: unknown): Uint8Array => {
  const text = JSON.stringify(value).replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Uint8Array.from(`${text}\n`, (letter) => letter.charCodeAt(0));
};

export const writeWeights = (weights: Weights): Uint8Array => {
  const { game, seat, best, table, hidden, first, second, firstBias, secondBias, out, made } = weights;
  const [powers, whole] = pack(first, hidden[0]);
  const [secondPowers, secondWhole] = pack(second, hidden[1]);
  if (first.length !== inputsOf(weights) * hidden[0])
    throw new Error('weights and features differ in number');
  const body = joined([
    powers,
    secondPowers,
    whole,
    secondWhole,
    ...[firstBias, secondBias, out].map(floats),
  ]);
  const head = {
    weights: WEIGHTS_FORMAT,
    game,
    seat,
    best,
    table,
    hidden,
    bytes: body.length,
    crc: crc32(body),
    made,
  };
  return joined([line(head), body]);
};
