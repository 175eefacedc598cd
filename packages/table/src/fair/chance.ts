/**
 * Chance that anyone can check. The server's secret is bound by its hash before anyone adds a nonce, and nonces are bound by theirs
 * before any is opened, so no one chooses last. Each outcome is drawn from HMAC-SHA-256 of the secret over the nonces and the
 * outcome's number among those of its kind, so no offer, detour or theft shifts the next die.
 */
import type { Below } from '@landnam/engine';
import type { ChancePort, NumberedOutcome } from '../ports.js';
import { hashOfText, hexOf, keyedHash } from './hashing.js';

/** How outcomes are numbered: 1, by one counter for all, as in games of the first release; 2, by kind. */
export type Scheme = 1 | 2;
export const SCHEME: Scheme = 2;

export interface Sealed {
  readonly scheme: Scheme;
  /** `<table>.<64 hex digits>`: bound to one table. */
  readonly secret: string;
  /** By seat; null where none was added, as for bots and for anyone who takes a seat later. */
  readonly nonces: readonly (string | null)[];
}

const SECRET = /^[A-Za-z0-9_-]{1,64}\.[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;
const WORD = 0x1_0000_0000;
const WORDS_A_BLOCK = 8;

export const isSecret = (text: unknown): text is string => typeof text === 'string' && SECRET.test(text);
export const isNonce = (text: unknown): text is string => typeof text === 'string' && NONCE.test(text);

/** `random`: 32 unpredictable bytes. */
export const secretFor = (table: string, random: Uint8Array): string => `${table}.${hexOf(random)}`;
/** The table that a secret is bound to. */
export const tableOfSecret = (secret: string): string => secret.slice(0, secret.lastIndexOf('.'));
/** `random`: 16 bytes. */
export const nonceFrom = (random: Uint8Array): string => hexOf(random);

/** Shown before anyone adds a nonce. */
export const commitmentOf = (secret: string): string => hashOfText(secret);
/** What a seat commits to before any nonce is opened. */
export const hashOfNonce = (nonce: string): string => hashOfText(nonce);

export const DEAL = 'deal';

/** An outcome's own stream: its number in scheme 1, `dice 12` in scheme 2. */
export const streamOf = (scheme: Scheme, { kind, number, overall }: NumberedOutcome): string =>
  scheme === 1 ? String(overall) : `${kind} ${number}`;

/** The message for block `number` of a stream: `landnam 2 <nonces> <stream> <number>`; scheme 1 does not name itself. */
export const messageFor = (
  { scheme, nonces }: Omit<Sealed, 'secret'>,
  stream: string,
  number: number,
): string =>
  `landnam ${scheme === 1 ? '' : `${scheme} `}${nonces.map((nonce) => nonce ?? '-').join(',')} ${stream} ${number}`;

/** 32-bit integers; another block is made when one is used up. */
const wordsOf = (sealed: Sealed, stream: string): (() => number) => {
  let [used, blocks] = [WORDS_A_BLOCK, 0];
  let block = new DataView(new ArrayBuffer(0));
  return () => {
    if (used === WORDS_A_BLOCK) {
      const { buffer, byteOffset } = keyedHash(sealed.secret, messageFor(sealed, stream, blocks++));
      block = new DataView(buffer as ArrayBuffer, byteOffset);
      used = 0;
    }
    return block.getUint32(4 * used++);
  };
};

/** Values beyond the last whole multiple of `n` are drawn again, so that every number is equally likely. */
const belowFrom =
  (next: () => number): Below =>
  (n) => {
    if (n <= 1) return 0;
    const end = WORD - (WORD % n);
    let word = next();
    while (word >= end) word = next();
    return word % n;
  };

export const fairBelow = (sealed: Sealed, stream: string): Below => belowFrom(wordsOf(sealed, stream));

export const fairChance = (sealed: Sealed): ChancePort => ({
  deal: () => fairBelow(sealed, DEAL),
  outcome: (outcome) => fairBelow(sealed, streamOf(sealed.scheme, outcome)),
});
