/** What a log says of its own openings, checked before any outcome is drawn again: each promise against what was revealed. */
import { fail, ok, type Result } from '@landnam/engine';
import type { FailedOpening, Log, LogHeader } from '@landnam/engine/log';
import {
  commitmentOf,
  hashOfNonce,
  isNonce,
  isSecret,
  type Scheme,
  SCHEME,
  type Sealed,
  tableOfSecret,
} from './chance.js';

const isBot = (by: string | undefined): boolean => by?.startsWith('bot') === true;

/** Whoever could give a bot a nonce could try until the dice suit. */
const nonceProblem = ({ seats, nonces = [], seated = [], scheme }: LogHeader): string | null => {
  if (nonces.length !== seats || nonces.some((nonce) => nonce !== null && !isNonce(nonce)))
    return 'the nonces are not one for each seat';
  const bots = nonces.findIndex((nonce, seat) => nonce !== null && isBot(seated[seat]));
  if (bots >= 0) return `seat ${bots} is a bot's and has a nonce: bots add none, so somebody chose it`;
  if (scheme === undefined) return null;
  const silent = nonces.findIndex((nonce, seat) => nonce === null && !isBot(seated[seat]));
  return silent < 0 ? null : `seat ${silent} is a person's and has no nonce`;
};

const secretProblem = (secret: unknown, commitment: string): string | null => {
  if (!isSecret(secret)) return 'what is revealed is not a table’s secret';
  return commitmentOf(secret) === commitment ? null : 'the secret is not the one that was promised';
};

const failedProblem = (failed: FailedOpening, table: string): string | null => {
  const { secret, commitment, hashes, nonces, closed } = failed;
  const why = secretProblem(secret, commitment);
  if (why !== null) return why;
  if (tableOfSecret(secret) !== table) return 'its secret belongs to another table';
  const wrong = nonces.findIndex((nonce, seat) => nonce !== null && hashOfNonce(nonce) !== hashes[seat]);
  if (wrong >= 0) return `the nonce of seat ${wrong} is not the one that was promised`;
  const opened = closed.find((seat) => (nonces[seat] ?? null) !== null);
  return opened === undefined ? null : `seat ${opened} did open`;
};

const openingsProblem = ({ failed = [] }: LogHeader, secret: string): string | null => {
  for (const [i, each] of failed.entries()) {
    const why = failedProblem(each, tableOfSecret(secret));
    if (why !== null) return `opening ${i + 1}, which failed: ${why}`;
  }
  return null;
};

const schemeOf = ({ scheme = 1 }: LogHeader): Scheme | undefined =>
  scheme === 1 || scheme === SCHEME ? scheme : undefined;

export const revealedIn = ({ header, reveal }: Log): Result<Sealed, string> => {
  const { commitment, nonces = [] } = header;
  const [secret, scheme] = [reveal?.['secret'], schemeOf(header)];
  if (commitment === undefined)
    return fail('the game promised nothing: its chance was not bound by a commitment');
  if (scheme === undefined) return fail(`scheme ${header.scheme} of numbering outcomes is not known here`);
  if (secret === undefined)
    return fail('the secret is not revealed: the game is not over, or its log was cut');
  const why = secretProblem(secret, commitment) ?? nonceProblem(header);
  if (why !== null || typeof secret !== 'string') return fail(why ?? '');
  const before = openingsProblem(header, secret);
  return before === null ? ok({ scheme, secret, nonces }) : fail(before);
};
