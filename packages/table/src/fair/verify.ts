/** Recomputes every die, draw, disc, hidden hex and theft of a finished game from what was promised before it began. */
import {
  ActionList,
  CHANCE,
  drawOutcome,
  fail,
  type Game,
  ok,
  outcomeKind,
  type Result,
  type State,
} from '@landnam/engine';
import { type Log, parseLog } from '@landnam/engine/log';
import { makeAction, type SeatMove } from '@landnam/engine/notation';
import { dealTable, describeProblem, replayLog, type Table, tableOf } from '@landnam/maps';
import { fetchAll } from '../open.js';
import { OutcomeCount } from '../outcomeCount.js';
import { commitmentOf, DEAL, fairBelow, messageFor, type Sealed, streamOf } from './chance.js';
import { hexOf, keyedHash } from './hashing.js';
import { revealedIn } from './revealed.js';

/** One outcome and what it was made from: HMAC-SHA-256 of the message with the secret as key. */
export interface Proof {
  /** Number of the outcome; the deal has none. */
  readonly number: number | null;
  /** Number of the entry, counted from 1; 0 for the deal. */
  readonly entry: number;
  readonly action: string;
  readonly message: string;
  readonly digest: string;
  /** What was drawn, and out of how many; several where an outcome needs several draws. */
  readonly draws: readonly { readonly below: number; readonly drawn: number }[];
}

export interface Verified {
  readonly sealed: Sealed;
  readonly commitment: string;
  /** Openings that failed before this one. */
  readonly failed: number;
  /** The deal first, then each outcome. */
  readonly proofs: readonly Proof[];
}

const watched = (sealed: Sealed, stream: string) => {
  const below = fairBelow(sealed, stream);
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
  stream: string,
  about: Pick<Proof, 'number' | 'entry' | 'action' | 'draws'>,
): Proof => {
  const message = messageFor(sealed, stream, 0);
  return { ...about, message, digest: hexOf(keyedHash(sealed.secret, message)) };
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
  private readonly drawn = new OutcomeCount();
  private readonly game: Game;
  private readonly sealed: Sealed;

  constructor(game: Game, sealed: Sealed) {
    this.game = game;
    this.sealed = sealed;
  }

  /** Called before an entry is played. */
  check(state: State, { seat, ...move }: SeatMove, entry: number): void {
    if (seat !== CHANCE || this.why !== null) return;
    const stream = this.nextStream(state);
    const { draw, draws } = watched(this.sealed, stream);
    const packed = drawOutcome(this.game, state, draw, this.scratch);
    const [found, due] = [makeAction(this.game, CHANCE, move), makeAction(this.game, CHANCE, { packed })];
    if (found !== due) this.why = `entry ${entry}: "${found}" was not drawn, "${due}" was`;
    const number = this.proofs.length;
    this.proofs.push(proofOf(this.sealed, stream, { number, entry, action: found, draws }));
  }

  private nextStream(state: State): string {
    const kind = outcomeKind(this.game, state);
    const outcome = this.drawn.next(kind);
    this.drawn.add(kind);
    return streamOf(this.sealed.scheme, outcome);
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
  // a log edited by hand breaks its own hashes too: the outcome that does not fit says more
  if (prover.why !== null) return fail(prover.why);
  if (!replay.ok) return fail(describeProblem(replay.error));
  if (replay.value.outcome === 'running') return fail('the game is not over');
  const failed = log.header.failed?.length ?? 0;
  return ok({
    sealed,
    commitment: commitmentOf(sealed.secret),
    failed,
    proofs: [deal.value, ...prover.proofs],
  });
};

/** A finished log of a game whose rules may have to be fetched first; what fails is said in one line. */
export const verifyLog = async (text: string): Promise<Result<Verified, string>> => {
  const log = parseLog(text);
  if (!log.ok) return fail(describeProblem(log.error));
  const sealed = revealedIn(log.value);
  if (!sealed.ok) return sealed;
  await fetchAll(log.value.header.game, log.value.header.mapData);
  return prove(text, log.value, sealed.value);
};
