/** What one browser saw and sent: each opening before its nonce was opened, and the views it received during the game. */
import { fail, ok, type Result } from '@landnam/engine';
import { fields, fits, listOf, mapOf, anything, type Shape, text, whole } from '@landnam/engine/rules';
import { isNonce } from './chance.js';
import { hashOfBytes } from './hashing.js';
import type { Opening } from './opening.js';

export const SEAL_FORMAT = 'landnam-seal 1';

/** One opening, recorded before this browser's nonce was opened. */
export interface SealedOpening {
  readonly opening: Opening;
  readonly seat: number;
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A view that was received: enough to check later that the log agrees. */
export interface ToldView {
  readonly seat: number;
  readonly ply: number;
  readonly layout: string;
  readonly digest: string;
}

export interface Seal {
  readonly format: typeof SEAL_FORMAT;
  readonly table: string;
  readonly openings: readonly SealedOpening[];
  readonly views: readonly ToldView[];
}

const VIEW_DIGITS = 32;
export const digestOfView = (bytes: Uint8Array): string => hashOfBytes(bytes).slice(0, VIEW_DIGITS);

const MOST = 1_000_000;
const MOST_SEATS = 8;
const textOrNull: Shape = (value, where, report) => {
  if (value !== null) text(value, where, report);
};
const seat = whole(0, MOST_SEATS - 1);
const nonce: Shape = (value, where, report) => {
  if (!isNonce(value)) report(where, '32 hexadecimal digits are needed');
};

const OPENING = fields({
  scheme: whole(2, 2),
  table: text,
  attempt: whole(1, MOST),
  commitment: text,
  rules: whole(0, MOST),
  game: text,
  map: text,
  options: mapOf(anything),
  seated: listOf(text, 1, MOST_SEATS),
  hashes: listOf(textOrNull, 1, MOST_SEATS),
});
const SEAL = fields({
  format: text,
  table: text,
  openings: listOf(fields({ opening: OPENING, seat, nonce, at: anything })),
  views: listOf(fields({ seat, ply: whole(0, MOST), layout: text, digest: text }), 0, MOST),
});

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(file) as unknown;
  } catch {
    return undefined;
  }
};

/** A seal as a page saved it; what is wrong with it is said in one line. */
export const readSeal = (file: string): Result<Seal, string> => {
  const value = parsed(file);
  if (value === undefined) return fail('the seal is not complete JSON');
  const wrong: string[] = [];
  if (!fits(SEAL, value, '', (where, what) => void wrong.push(`${where === '' ? 'it' : where}: ${what}`)))
    return fail(`the seal: ${wrong[0]}`);
  const seal = value as Seal;
  return seal.format === SEAL_FORMAT ? ok(seal) : fail('the seal is not a "landnam-seal 1"');
};
