/** Recomputes every die, draw, disc, hidden hex and theft of a finished game from what was promised before it began. */
import {
  ActionList,
  CHANCE,
  drawOutcome,
  fail,
  type Game,
  ok,
  type Result,
  type State,
} from '@landnam/engine';
import { type Log, parseLog } from '@landnam/engine/log';
import { makeAction, type SeatMove } from '@landnam/engine/notation';
import { dealTable, describeProblem, replayLog, type Table, tableOf } from '@landnam/maps';
import { fetchAll } from '../open.js';
import { commitmentOf, DEAL, fairBelow, isNonce, isSecret, messageFor, type Sealed } from './chance.js';
import { bytesOf, hexOf, hmac } from './sha256.js';

/** One outcome and what it was made from: HMAC-SHA-256 of the message with the secret as key. */
export interface Proof {
  /** Number of the outcome; the deal has none. */
  readonly number: number | null;
  /** Number of the entry, counted from 1; 0 for the deal. */
  readonly entry: number;
  readonly action: string;
  readonly message: string;
  readonly digest: string;
  /** What was drawn, of how many: several where an outcome needs several draws. */
  readonly draws: readonly { readonly below: number; readonly drawn: number }[];
}

export interface Verified {
  readonly sealed: Sealed;
  readonly commitment: string;
  /** The deal first, then each outcome. */
  readonly proofs: readonly Proof[];
}

/** What was seen before the game began, by somebody who was there. */
export interface Witness {
  readonly commitment?: string;
  /** The own nonce, and the seat it was given for. */
  readonly nonce?: { readonly seat: number; readonly nonce: string };
}

const revealedIn = ({ header, reveal }: Log): Result<Sealed, string> => {
  const { commitment, nonces = [] } = header;
  if (commitment === undefined)
    return fail('the game promised nothing: its chance was not bound by a commitment');
  const secret = reveal?.['secret'];
  if (secret === undefined)
    return fail('the secret is not revealed: the game is not over, or its log was cut');
  if (!isSecret(secret)) return fail('what is revealed is no secret of a table');
  if (commitmentOf(secret) !== commitment) return fail('the secret is another one than was promised');
  if (nonces.length !== header.seats || nonces.some((nonce) => nonce !== null && !isNonce(nonce)))
    return fail('the nonces are not one for each seat');
  return ok({ secret, nonces });
};

const witnessProblem = ({ commitment, nonce }: Witness, { header }: Log): string | null => {
  if (commitment !== undefined && commitment !== header.commitment)
    return 'the commitment is another one than was shown before the game';
  if (nonce !== undefined && header.nonces?.[nonce.seat] !== nonce.nonce)
    return `the nonce of seat ${nonce.seat} is another one than was sent`;
  return null;
};

/** Draws and remembers. */
const watched = (sealed: Sealed, outcome: string) => {
  const below = fairBelow(sealed, outcome);
  const draws: { below: number; drawn: number }[] = [];
  const draw = (n: number): number => {
    const drawn = below(n);
    draws.push({ below: n, drawn });
    return drawn;
  };
  return { draw, draws };
};

const proofOf = (
  sealed: Sealed,
  outcome: string,
  about: Pick<Proof, 'number' | 'entry' | 'action' | 'draws'>,
): Proof => {
  const message = messageFor(sealed.nonces, outcome, 0);
  return { ...about, message, digest: hexOf(hmac(bytesOf(sealed.secret), bytesOf(message))) };
};

const proveDeal = (table: Table, log: Log, sealed: Sealed): Result<Proof, string> => {
  const { draw, draws } = watched(sealed, DEAL);
  const deal = dealTable(table, draw);
  if (JSON.stringify(deal) !== JSON.stringify(log.header.deal))
    return fail('the board is not the one that was drawn');
  return ok(proofOf(sealed, DEAL, { number: null, entry: 0, action: DEAL, draws }));
};

class Prover {
  readonly proofs: Proof[] = [];
  why: string | null = null;
  private readonly scratch = new ActionList();
  private readonly game: Game;
  private readonly sealed: Sealed;

  constructor(game: Game, sealed: Sealed) {
    this.game = game;
    this.sealed = sealed;
  }

  /** Before an entry is played. */
  check(state: State, { seat, ...move }: SeatMove, entry: number): void {
    if (seat !== CHANCE || this.why !== null) return;
    const number = this.proofs.length;
    const { draw, draws } = watched(this.sealed, String(number));
    const packed = drawOutcome(this.game, state, draw, this.scratch);
    const [found, due] = [makeAction(this.game, CHANCE, move), makeAction(this.game, CHANCE, { packed })];
    if (found !== due) this.why = `entry ${entry}: "${found}" was not drawn, "${due}" was`;
    this.proofs.push(proofOf(this.sealed, String(number), { number, entry, action: found, draws }));
  }
}

const prove = (text: string, log: Log, sealed: Sealed): Result<Verified, string> => {
  const table = tableOf(log.header);
  if (!table.ok) return fail(describeProblem(table.error));
  const deal = proveDeal(table.value, log, sealed);
  if (!deal.ok) return deal;
  const prover = new Prover(table.value.game, sealed);
  let entry = 0;
  const replay = replayLog(text, { before: (state, move) => prover.check(state, move, ++entry) });
  // what was changed by hand breaks the log's own hashes as well: the outcome that does not fit says more
  if (prover.why !== null) return fail(prover.why);
  if (!replay.ok) return fail(describeProblem(replay.error));
  if (replay.value.outcome === 'running') return fail('the game is not over');
  return ok({ sealed, commitment: commitmentOf(sealed.secret), proofs: [deal.value, ...prover.proofs] });
};

/** A finished log of a game whose rules may have to be fetched first; what does not hold is said in one line. */
export const verifyLog = async (text: string, witness: Witness = {}): Promise<Result<Verified, string>> => {
  const log = parseLog(text);
  if (!log.ok) return fail(describeProblem(log.error));
  const sealed = revealedIn(log.value);
  if (!sealed.ok) return sealed;
  const why = witnessProblem(witness, log.value);
  if (why !== null) return fail(why);
  await fetchAll(log.value.header.game, log.value.header.mapData);
  return prove(text, log.value, sealed.value);
};
