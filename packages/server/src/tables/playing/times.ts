/** Time is up: for a turn, for a nonce, for somebody whom all others call idle. Nothing here waits for a thought. */
import { hasBit, type Seat } from '@landnam/engine';
import { CLOCK, type LiveTable } from '@landnam/table';
import { begin } from '../gathering/begin.js';
import type { ServerContext } from '../context.js';
import { arm, lateSeat } from './due.js';
import { takeIdle } from './idlers.js';
import { closedSeats, failOpening, isOpened } from '../gathering/opening.js';
import { ended, type HeldTable } from '../held/heldTable.js';
import { changeTable, writeMoves } from '../held/write.js';

const isUp = (time: number | null, now: number): boolean => time !== null && time <= now;

/** [B-60] What gives nothing away, until somebody else is waited for, the turn is over, or a choice is asked. */
export const passFor = (live: LiveTable, seat: Seat): void => {
  const turn = live.turn();
  for (let ply = -1; live.entries.length > ply && live.over() === null; ) {
    if (!hasBit(live.awaited(), seat) || live.turn() !== turn) return;
    ply = live.entries.length;
    live.letPass(seat, CLOCK);
    live.playNature();
  }
};

/** Plays for whoever let the time run out, as far as there is nothing to choose. False if it could not be written. */
export const passLate = async (server: ServerContext, held: HeldTable): Promise<boolean> => {
  const seat = lateSeat(held, server.now());
  const { live } = held;
  if (seat === null || live === null) return true;
  const from = live.entries.length;
  passFor(live, seat as Seat);
  if (live.entries.length === from) return true;
  const written = await writeMoves(server, held, { from, client: '', data: ended(held) });
  if (written === 'raced') await server.tables.refresh(held);
  return written === 'written' || written === 'raced';
};

const isWritten = async (why: Promise<unknown>): Promise<boolean> => (await why) === null;

const workOffOpening = (server: ServerContext, held: HeldTable): Promise<boolean> => {
  // whoever took the last nonce may have died over the deal
  if (isOpened(held)) return isWritten(begin(server, held));
  if (!isUp(held.data.openBy, server.now())) return Promise.resolve(true);
  return isWritten(changeTable(server, held, (data) => failOpening(data, held, closedSeats(data))));
};

/** Reopened by a build that could not play it back, and so could not know that it has ended. */
const isOverUnsaid = ({ live, data }: HeldTable): boolean =>
  data.phase === 'playing' && live !== null && live.over() !== null;

const workOffGame = async (server: ServerContext, held: HeldTable): Promise<boolean> => {
  const now = server.now();
  const isDone = await isWritten(
    changeTable(server, held, (data) =>
      isOverUnsaid(held) ? ended({ live: held.live, data }) : takeIdle(data, held.seq, now),
    ),
  );
  return isDone && (await passLate(server, held));
};

/** False: a store that is full or away is asked again, but not over and over. */
export const workOff = async (server: ServerContext, held: HeldTable): Promise<boolean> => {
  if (held.shut !== null) return true;
  if (held.data.phase === 'opening') return workOffOpening(server, held);
  return held.data.phase === 'playing' ? workOffGame(server, held) : true;
};

export const onTime = async (server: ServerContext, table: string): Promise<boolean> => {
  const isDone = await server.tables.with(table, async (held) => {
    const done = await workOff(server, held);
    if (done) arm(server, held);
    return done;
  });
  return isDone ?? true;
};
