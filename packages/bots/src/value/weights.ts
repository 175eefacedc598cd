/** A file of weights: a line of JSON, then one-byte integers with powers of two, then the few that stay as they are. */
import { fail, ok, type Result } from '@landnam/engine';
import { crc32 } from './crc.js';

export const WEIGHTS_FORMAT = 1;

/** One tower shared by all seats: features → hidden → hidden → one number per seat. By input, the weights to each hidden unit. */
export interface Weights {
  /** Id of the map it was trained on. */
  readonly game: string;
  /** Names of the features: a seat's, those of which the best of the others counts too, the table's. */
  readonly seat: readonly string[];
  readonly best: readonly string[];
  readonly table: readonly string[];
  readonly hidden: readonly [number, number];
  /** Inputs in this order: own, mean of the others, best of the others, table. */
  readonly first: Float64Array;
  readonly firstBias: Float64Array;
  readonly second: Float64Array;
  readonly secondBias: Float64Array;
  readonly out: Float64Array;
  /** Where it comes from: rows, commands, losses. */
  readonly made: Readonly<Record<string, unknown>>;
}

interface Head extends Pick<Weights, 'game' | 'seat' | 'best' | 'table' | 'hidden' | 'made'> {
  readonly weights: number;
  /** Of what follows. */
  readonly bytes: number;
  readonly crc: number;
}

const FLOAT = 4;
const NEWLINE = 10;
const MOST_HEAD = 100_000;

export const inputsOf = ({ seat, best, table }: Pick<Weights, 'seat' | 'best' | 'table'>): number =>
  2 * seat.length + best.length + table.length;

const bytesOf = (head: Head): number => {
  const [wide, narrow] = head.hidden;
  const rows = inputsOf(head) + wide;
  return rows + inputsOf(head) * wide + wide * narrow + FLOAT * (wide + 2 * narrow);
};

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const isWidth = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 1024;

const isHead = (value: unknown): value is Head => {
  if (typeof value !== 'object' || value === null) return false;
  const { game, seat, best, table, hidden } = value as Partial<Record<keyof Head, unknown>>;
  return (
    typeof game === 'string' &&
    [seat, best, table].every(isNames) &&
    Array.isArray(hidden) &&
    hidden.length === 2 &&
    hidden.every(isWidth)
  );
};

const textOf = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const readHead = (bytes: Uint8Array, end: number): Result<Head, string> => {
  const head = end < 0 ? undefined : parse(textOf(bytes.subarray(0, end)));
  const format = (head as Partial<Head> | null | undefined)?.weights;
  if (typeof format !== 'number') return fail('it is not a file of weights');
  if (format !== WEIGHTS_FORMAT) return fail(`it has version ${format}, this is ${WEIGHTS_FORMAT}`);
  return isHead(head) ? ok(head) : fail('its first line is damaged');
};

/** Integers times the power of two of their row. */
const unpack = (q: Int8Array, powers: Int8Array, width: number): Float64Array =>
  Float64Array.from(q, (value, i) => value * 2 ** powers[Math.floor(i / width)]);

/** Takes what follows piece by piece. */
class Body {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  signed(count: number): Int8Array {
    this.at += count;
    return Int8Array.from(this.bytes.subarray(this.at - count, this.at), (byte) => (byte << 24) >> 24);
  }

  floats(count: number): Float64Array {
    const { buffer, byteOffset } = this.bytes;
    const from = new DataView(buffer, byteOffset + this.at, count * FLOAT);
    this.at += count * FLOAT;
    return Float64Array.from({ length: count }, (_, i) => from.getFloat32(i * FLOAT, true));
  }
}

const readBody = (head: Head, bytes: Uint8Array): Weights => {
  const { game, seat, best, table, hidden, made } = head;
  const [wide, narrow] = hidden;
  const inputs = inputsOf(head);
  const body = new Body(bytes);
  const powers = body.signed(inputs + wide);
  return {
    game,
    seat,
    best,
    table,
    hidden,
    first: unpack(body.signed(inputs * wide), powers.subarray(0, inputs), wide),
    second: unpack(body.signed(wide * narrow), powers.subarray(inputs), narrow),
    firstBias: body.floats(wide),
    secondBias: body.floats(narrow),
    out: body.floats(narrow),
    made: made ?? {},
  };
};

/** What is wrong, in one line. */
export const readWeights = (bytes: Uint8Array): Result<Weights, string> => {
  const end = bytes.subarray(0, MOST_HEAD).indexOf(NEWLINE);
  const head = readHead(bytes, end);
  if (!head.ok) return head;
  const body = bytes.subarray(end + 1);
  if (head.value.bytes !== bytesOf(head.value)) return fail('its first line is damaged');
  if (body.length < head.value.bytes) return fail('it is cut off');
  if (body.length > head.value.bytes || crc32(body) !== head.value.crc) return fail('it is damaged');
  return ok(readBody(head.value, body));
};
