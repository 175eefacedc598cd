/** Dice that nobody can choose: everything is bound, then opened. An opening that comes to nothing is told to everybody. */
import type { Result as EngineResult } from '@landnam/engine';
import { hashOfNonce, SCHEME, type Sealed } from '../fair/chance.js';
import { type Opening, openingFor } from '../fair/opening.js';
import { newSecret, type SecretFor } from './create.js';
import { emptySeat, isOpen, isPerson, seatOf, type TableData, unreadyAll, withSeat } from './data.js';
import { gathering, hostOnly, passHost } from './gathering.js';
import { refused, type TableRefusal } from './refusals.js';
import { setupOf } from './setup.js';

type Result = TableData | TableRefusal;

/** Openings that may fail at one table: whoever lets one fail gets another draw, and the log lists them. */
const MOST_FAILED = 8;

export const ready = (data: TableData, guest: string, hash: string | null): Result => {
  const seat = seatOf(data, guest);
  if (seat === null) return refused('notSeated');
  if (hash !== null && data.seats.some((each, i) => i !== seat && each.hash === hash))
    return refused('badNonce');
  return gathering(data) ?? withSeat(data, seat, { hash });
};

const openingOf = (id: string, data: TableData): EngineResult<Opening, string> =>
  openingFor(setupOf(data), {
    table: id,
    attempt: (data.failed ?? []).length + 1,
    commitment: data.commitment,
    hashes: data.seats.map((seat) => (isPerson(seat) ? seat.hash : null)),
  });

const startProblem = (data: TableData): TableRefusal | null => {
  if (data.seats.some(isOpen)) return refused('notReady', { where: 'seats' });
  if (data.seats.some((seat) => isPerson(seat) && seat.hash === null))
    return refused('notReady', { where: 'people' });
  return (data.failed ?? []).length < MOST_FAILED ? null : refused('failedOften');
};

/** All hashes are in: from here on nobody can choose. */
export const start = (data: TableData, guest: string, id: string, openBy: number): Result => {
  // what the host wants has come about: asked again, or written by a batch that was tried twice
  if (data.host === guest && data.phase === 'opening') return data;
  const why = hostOnly(data, guest) ?? startProblem(data);
  if (why !== null) return why;
  const opening = openingOf(id, data);
  if (!opening.ok) return refused('badRules', { where: opening.error });
  return { ...data, phase: 'opening', openBy, opening: opening.value };
};

export const open = (data: TableData, guest: string, nonce: string): Result => {
  const seat = seatOf(data, guest);
  if (seat === null) return refused('notSeated');
  if (data.phase !== 'opening') return refused(data.phase === 'gathering' ? 'notReady' : 'started');
  const { hash } = data.seats[seat]!;
  // the hash was told to everybody: nothing is learned from how long this takes
  return hashOfNonce(nonce) === hash ? withSeat(data, seat, { nonce }) : refused('badNonce');
};

export const isOpened = ({ phase, seats }: TableData): boolean =>
  phase === 'opening' && seats.every((seat) => !isPerson(seat) || seat.nonce !== null);

/** A game begins by the scheme its opening was sealed with; a running game continues with its own. */
export const sealedOf = ({ secret, seats, header, opening }: TableData): Sealed => {
  if (header !== null)
    return { secret, nonces: header.nonces ?? [], scheme: header.scheme === SCHEME ? SCHEME : 1 };
  const nonces = seats.map((seat) => (isPerson(seat) ? seat.nonce : null));
  return { secret, nonces, scheme: opening?.scheme ?? 1 };
};

const withFailed = (data: TableData, closed: readonly number[]): TableData => {
  const failed = {
    commitment: data.commitment,
    secret: data.secret,
    hashes: data.seats.map(({ hash }) => hash),
    nonces: data.seats.map(({ nonce }) => nonce),
    closed,
  };
  return { ...data, failed: [...(data.failed ?? []), failed] };
};

/**
 * Some nonces are already known, so the table starts over with other dice. The old secret is revealed: whoever let the opening fail
 * shows everyone what was refused. `closed` are the seats that did not open; nobody is made ready again automatically.
 */
export const failOpening = (data: TableData, secret: SecretFor, closed: readonly number[]): TableData => {
  const seats = data.seats.map((seat, i) => (closed.includes(i) ? emptySeat(seat.colour) : seat));
  const told = withFailed(data, closed);
  return passHost({ ...unreadyAll({ ...told, seats }), opening: null, ...newSecret(secret) });
};

export const closedSeats = ({ seats }: TableData): number[] =>
  seats.flatMap((seat, i) => (isPerson(seat) && seat.nonce === null ? [i] : []));
