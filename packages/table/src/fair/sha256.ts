/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), on the spot: the browser's own answers later, and not at all to a page that came
 * over plain HTTP, as at a table in one's own network.
 */
const WORDS = 64;
const BLOCK = 64;
const BITS = 0x1_0000_0000;

const isPrime = (n: number): boolean => {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return false;
  return true;
};
const PRIMES = Array.from({ length: 312 }, (_, i) => i)
  .filter((n) => n > 1 && isPrime(n))
  .slice(0, WORDS);
/** The first 32 bits behind the point. */
const fractionOf = (root: number): number => Math.floor((root - Math.floor(root)) * BITS);
const ROUNDS = Int32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));
const FIRST = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = new Int32Array(WORDS);
const fillSchedule = (bytes: DataView, from: number): void => {
  for (let i = 0; i < 16; i++) schedule[i] = bytes.getInt32(from + 4 * i);
  for (let i = 16; i < WORDS; i++) {
    const [early, late] = [schedule[i - 15]!, schedule[i - 2]!];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16]! + low + schedule[i - 7]! + high;
  }
};

/** The eight words turn by one place a round instead of being moved. */
const mixed = new Int32Array(8);
const word = (round: number, i: number): number => mixed[(i - round) & 7]!;

const round = (i: number): void => {
  const [a, b, c] = [word(i, 0), word(i, 1), word(i, 2)];
  const [e, f, g] = [word(i, 4), word(i, 5), word(i, 6)];
  const choice = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
  const first = (word(i, 7) + choice + ROUNDS[i]! + schedule[i]!) | 0;
  const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
  mixed[(3 - i) & 7]! += first;
  mixed[(7 - i) & 7] = first + second;
};

/** One block of 64 bytes into the eight words. */
const mix = (words: Int32Array, bytes: DataView, from: number): void => {
  fillSchedule(bytes, from);
  mixed.set(words);
  for (let i = 0; i < WORDS; i++) round(i);
  for (let i = 0; i < 8; i++) words[i]! += mixed[i]!;
};

const padded = (bytes: Uint8Array): DataView => {
  const whole = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(whole.buffer).set(bytes);
  whole.setUint8(bytes.length, 0x80);
  whole.setUint32(whole.byteLength - 8, Math.floor(bytes.length / (BITS / 8)));
  whole.setUint32(whole.byteLength - 4, bytes.length * 8);
  return whole;
};

export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const words = FIRST.slice();
  const whole = padded(bytes);
  for (let from = 0; from < whole.byteLength; from += BLOCK) mix(words, whole, from);
  const out = new DataView(new ArrayBuffer(32));
  words.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
};

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
};

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
};

/** Secrets, nonces and numbers are plain ASCII. */
export const bytesOf = (text: string): Uint8Array => {
  if (/[^\x20-\x7e]/.test(text)) throw new Error('only plain characters can be hashed here');
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const hashOfText = (text: string): string => hexOf(sha256(bytesOf(text)));
