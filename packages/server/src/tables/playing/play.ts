/** A seat's moves. Checked first: seat, client id, sequence, legality; written before anyone is told. */
import { type Action, hasBit, type Refusal, topSeat } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import type { LiveTable } from '@landnam/table';
import type { Answer, AskOf, Refused } from '@landnam/protocol';
import { seatOf } from '../data.js';
import { comeBack } from '../gathering/gathering.js';
import type { ServerContext } from '../context.js';
import { withoutIdle } from './idlers.js';
import { granted, refused } from '../refusals.js';
import { ended, type HeldTable } from '../held/heldTable.js';
import { writeMoves, writeTrouble } from '../held/write.js';

const ATTEMPTS = 5;

/**
 * Chosen some entries ago: since then only others have answered, and the player to decide has done nothing. Then the question is
 * still the same; an offer that was changed and looks alike is a different one.
 */
const sameQuestion = (live: LiveTable, seat: number, seq: number): boolean => {
  const asker = `p${topSeat(live.state)} `;
  const since = live.entries.slice(seq);
  return since.every(
    (line) => line.startsWith('p') && !line.startsWith(asker) && !line.startsWith(`p${seat} `),
  );
};

/** Not due, or no longer due. */
const untimely = ({ data, live }: HeldTable, seat: number, seq: number): Refused | null => {
  if (data.phase === 'over' || data.phase === 'closed') return refused(data.phase);
  if (live === null) return refused('notStarted');
  if (data.paused) return refused('paused', { seq: live.entries.length });
  const now = live.entries.length;
  if (seq > now || (seq < now && !sameQuestion(live, seat, seq))) return refused('stale', { seq: now });
  return hasBit(live.due(), seat) ? null : refused(seq < now ? 'stale' : 'notDue', { seq: now });
};

const illegal = ({ code, rule }: Refusal, seq: number, now: number): Refused =>
  seq < now ? refused('stale', { seq: now }) : refused('illegal', { rule, why: code, seq: now });

const byOf = ({ live }: HeldTable, seat: number): By | undefined =>
  live?.header.seated?.[seat] === 'person' ? undefined : 'person';

const playRow = async (
  server: ServerContext,
  held: HeldTable,
  seat: number,
  ask: AskOf<'act'>,
  client: string,
): Promise<Answer | 'raced'> => {
  const why = untimely(held, seat, ask.seq);
  if (why !== null) return why;
  const live = held.live!;
  const from = live.entries.length;
  const no = live.act(seat, ask.actions as unknown as readonly Action[], byOf(held, seat));
  if (no !== null) return illegal(no, ask.seq, from);
  live.playNature();
  const data = withoutIdle(comeBack(ended(held), seat, from), seat);
  const written = await writeMoves(server, held, { from, client, data });
  if (written === 'raced') return written;
  if (written !== 'written') return writeTrouble(written);
  server.monitor.count('moves');
  return granted({ seq: held.live?.entries.length ?? from });
};

/** A repeated client id gets the same answer as the first time. */
const before = (held: HeldTable, client: string): Answer | null => {
  const seq = held.clients.get(client);
  return seq === undefined ? null : granted({ seq });
};

export const act = async (
  server: ServerContext,
  held: HeldTable,
  guest: string,
  ask: AskOf<'act'>,
): Promise<Answer> => {
  const seat = seatOf(held.data, guest);
  if (seat === null) return refused('notSeated');
  if (held.data.seats[seat]!.resigned) return refused('notSeated', { where: 'resigned' });
  const client = `${seat} ${ask.client}`;
  for (let attempt = 0; attempt < ATTEMPTS && !held.gone; attempt++) {
    const answer = before(held, client) ?? (await playRow(server, held, seat, ask, client));
    if (answer !== 'raced') return answer;
    await server.tables.refresh(held);
  }
  return refused('stale', { seq: held.seq });
};
