/**
 * SHA-256 from a library that readers of a proof know. Not the browser's own: drawing must be synchronous, that one is not, and
 * it is missing from pages over plain HTTP, such as on a local network.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Of a text as it is sent. */
export const byteLength = (text: string): number => utf8ToBytes(text).length;
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes);
export const hashOfBytes = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));
export const hashOfText = (text: string): string => hashOfBytes(utf8ToBytes(text));
export const keyedHash = (key: string, message: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(key), utf8ToBytes(message));

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same text for the same data, whatever the order of its fields in a message. */
export const canonical = (value: unknown): string => JSON.stringify(value, sorted);
