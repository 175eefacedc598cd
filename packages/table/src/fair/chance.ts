/**
 * Chance that anyone can check. The server's secret is bound by its hash before anybody adds a nonce, and nonces are bound by theirs
 * before any is opened: nobody chooses last. Each outcome is drawn from HMAC-SHA-256 of the secret over the nonces and the
 * number of the outcome, so no offer and no detour shifts the next die.
 */
import type { Below } from '@landnam/engine';
import type { ChancePort } from '../ports.js';
import { bytesOf, hashOfText, hexOf, hmac } from './sha256.js';

export interface Sealed {
  /** `<table>.<64 hex digits>`: bound to one table. */
  readonly secret: string;
  /** By seat; null where nobody added one, as bots and later takers of a seat do not. */
  readonly nonces: readonly (string | null)[];
}

const SECRET = /^[A-Za-z0-9_-]{1,64}\.[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;
const WORD = 0x1_0000_0000;
const WORDS_A_BLOCK = 8;

export const isSecret = (text: unknown): text is string => typeof text === 'string' && SECRET.test(text);
export const isNonce = (text: unknown): text is string => typeof text === 'string' && NONCE.test(text);

/** `random`: 32 bytes that nobody can guess. */
export const secretFor = (table: string, random: Uint8Array): string => `${table}.${hexOf(random)}`;
/** `random`: 16 bytes. */
export const nonceFrom = (random: Uint8Array): string => hexOf(random);

/** What is shown before anybody adds a nonce. */
export const commitmentOf = (secret: string): string => hashOfText(secret);
/** What a seat says before anybody opens the own one. */
export const hashOfNonce = (nonce: string): string => hashOfText(nonce);

/** What block `number` of an outcome is made from: `landnam <nonces> <outcome> <number>`. */
export const messageFor = (nonces: readonly (string | null)[], outcome: string, number: number): string =>
  `landnam ${nonces.map((nonce) => nonce ?? '-').join(',')} ${outcome} ${number}`;

/** Whole numbers of 32 bits; another block is made when one is used up. */
const wordsOf = ({ secret, nonces }: Sealed, outcome: string): (() => number) => {
  const key = bytesOf(secret);
  let [used, blocks] = [WORDS_A_BLOCK, 0];
  let block = new DataView(new ArrayBuffer(0));
  return () => {
    if (used === WORDS_A_BLOCK) {
      block = new DataView(hmac(key, bytesOf(messageFor(nonces, outcome, blocks++))).buffer as ArrayBuffer);
      used = 0;
    }
    return block.getUint32(4 * used++);
  };
};

/** What lies beyond the last whole multiple of `n` is drawn again: every number is equally likely. */
const belowFrom =
  (next: () => number): Below =>
  (n) => {
    if (n <= 1) return 0;
    const end = WORD - (WORD % n);
    let word = next();
    while (word >= end) word = next();
    return word % n;
  };

export const DEAL = 'deal';

export const fairBelow = (sealed: Sealed, outcome: string): Below => belowFrom(wordsOf(sealed, outcome));

export const fairChance = (sealed: Sealed): ChancePort => ({
  deal: () => fairBelow(sealed, DEAL),
  outcome: (number) => fairBelow(sealed, String(number)),
});
