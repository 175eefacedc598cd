/** Compares a log with the openings that one browser sealed. */
import type { Log, LogHeader } from '@landnam/engine/log';
import { hashOfNonce, type Sealed, tableOfSecret } from './chance.js';
import { canonical } from './hashing.js';
import type { Opening } from './opening.js';
import type { Seal, SealedOpening } from './seal.js';

const hashesIn = (nonces: readonly (string | null)[]): (string | null)[] =>
  nonces.map((nonce) => (nonce === null ? null : hashOfNonce(nonce)));

/** The opening that, according to the log, its game began with. */
const openingIn = (header: LogHeader, { secret, nonces }: Sealed): Partial<Opening> => ({
  table: tableOfSecret(secret),
  commitment: header.commitment ?? '',
  rules: header.rules,
  game: header.game,
  map: header.map,
  options: header.options,
  seated: header.seated ?? [],
  hashes: hashesIn(nonces),
});

const NAMES: Readonly<Record<string, string>> = {
  table: 'the table',
  commitment: 'the commitment',
  rules: 'the version of the rules',
  game: 'the game',
  map: 'the map',
  options: 'the options',
  seated: 'who sat where',
  hashes: 'the hashes of the nonces',
};

const otherThanSealed = (found: Partial<Opening>, opening: Opening): string | null => {
  const name = Object.keys(found).find(
    (each) => canonical(found[each as keyof Opening]) !== canonical(opening[each as keyof Opening]),
  );
  return name === undefined ? null : `opening ${opening.attempt}: log and seal differ in ${NAMES[name]}`;
};

const ownNonce = (
  { seat, nonce, opening }: SealedOpening,
  nonces: readonly (string | null)[],
): string | null =>
  nonces[seat] === nonce
    ? null
    : `opening ${opening.attempt}: the nonce of seat ${seat} is not the one that was sent`;

/** A nonce that did not arrive in time counts as none. */
const failedProblem = (sealed: SealedOpening, { failed = [] }: LogHeader): string | null => {
  const { attempt } = sealed.opening;
  const found = failed[attempt - 1];
  if (found === undefined) return `opening ${attempt}, which was sealed, is missing from the log`;
  const { commitment, hashes, nonces } = found;
  const late = (nonces[sealed.seat] ?? null) === null;
  return otherThanSealed({ commitment, hashes }, sealed.opening) ?? (late ? null : ownNonce(sealed, nonces));
};

const isLast = ({ failed = [] }: LogHeader, { opening }: SealedOpening): boolean =>
  opening.attempt === failed.length + 1;

const openingProblem = (sealed: SealedOpening, header: LogHeader, revealed: Sealed): string | null =>
  isLast(header, sealed)
    ? (otherThanSealed(openingIn(header, revealed), sealed.opening) ?? ownNonce(sealed, revealed.nonces))
    : failedProblem(sealed, header);

/** Null if the log agrees with every sealed opening. */
export const openingsProblem = ({ openings }: Seal, { header }: Log, revealed: Sealed): string | null => {
  for (const each of openings) {
    const why = openingProblem(each, header, revealed);
    if (why !== null) return why;
  }
  return null;
};

/** Whether the opening that the game began with is among the sealed ones. */
export const sealsTheGame = ({ openings }: Seal, { header }: Log): boolean =>
  openings.some((each) => isLast(header, each));
