/** What a browser checks before it opens its nonce: once it is open, anyone who can still change something can choose. */
import { hashOfNonce, SCHEME } from './chance.js';
import { canonical } from './hashing.js';
import type { Opening } from './opening.js';

/** What this browser said ready to. */
export interface SaidReady {
  readonly table: string;
  readonly commitment: string;
  readonly nonce: string;
}

/** What the table shows beside the opening. */
export interface ShownTable {
  readonly seat: number;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** By seat: the bot's name; null for a person. */
  readonly bots: readonly (string | null)[];
  readonly failed: number;
}

const seatedProblem = ({ seated, hashes }: Opening, bots: ShownTable['bots']): string | null => {
  if (seated.length !== bots.length || hashes.length !== bots.length) return 'the number of seats';
  const other = seated.findIndex((by, seat) => by !== (bots[seat] === null ? 'person' : `bot ${bots[seat]}`));
  if (other >= 0) return `who sits at seat ${other}`;
  const odd = hashes.findIndex((hash, seat) => (hash === null) !== (bots[seat] !== null));
  return odd < 0 ? null : `the hash of seat ${odd}`;
};

const otherOption = (opening: Opening, options: ShownTable['options']): string | undefined =>
  Object.keys(options).find((name) => canonical(opening.options[name]) !== canonical(options[name]));

/** What differs from what was shown before; null if the nonce may be opened. */
export const sealingProblem = (opening: Opening, said: SaidReady, shown: ShownTable): string | null => {
  if (opening.scheme !== SCHEME) return 'the scheme';
  if (opening.table !== said.table) return 'the table';
  if (opening.commitment !== said.commitment) return 'the commitment';
  if (opening.attempt !== shown.failed + 1) return 'the number of openings';
  if (opening.hashes[shown.seat] !== hashOfNonce(said.nonce)) return 'this seat’s own hash';
  if (opening.game !== shown.game) return 'the game';
  const option = otherOption(opening, shown.options);
  if (option !== undefined) return `the option ${option}`;
  return seatedProblem(opening, shown.bots);
};
