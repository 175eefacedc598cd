/** Fair chance in the worker, fetched when a table with others begins or its dice are checked. */
import {
  checkLog,
  digestOfView,
  fingerprintOf,
  hashOfNonce,
  nonceFrom,
  sealingProblem,
} from '@landnam/table';

export { checkLog, digestOfView, fingerprintOf, sealingProblem };

/** What this seat adds to the dice, and what it shows before. */
export interface OwnNonce {
  readonly nonce: string;
  readonly hash: string;
}

export const drawNonce = (): OwnNonce => {
  const nonce = nonceFrom(crypto.getRandomValues(new Uint8Array(16)));
  return { nonce, hash: hashOfNonce(nonce) };
};
