/** Fair chance in the worker, loaded when a table with other people begins or its dice are checked. */
import {
  type Checked,
  checkLog,
  digestOfView,
  fingerprintOf,
  hashOfNonce,
  nonceFrom,
  sealingProblem,
} from '@landnam/table';
import { sealOf } from '../network/seals.js';

export { digestOfView, fingerprintOf, sealingProblem };

/** What this seat adds to the dice, and the hash it shows first. */
export interface OwnNonce {
  readonly nonce: string;
  readonly hash: string;
}

export const drawNonce = (): OwnNonce => {
  const nonce = nonceFrom(crypto.getRandomValues(new Uint8Array(16)));
  return { nonce, hash: hashOfNonce(nonce) };
};

/** Compares a finished game with what this browser sealed and was told. */
export const checkSealed = async (text: string, table: string, secret: string | null): Promise<Checked> => {
  const seal = await sealOf(table);
  return checkLog(text, { secret, ...(seal !== undefined && { seal }) });
};
