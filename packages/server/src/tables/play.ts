/** A seat's moves. Refused early: seat, client id, sequence, legality; written before anybody is told. */
import { type Action, hasBit, type Refusal, topSeat } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import type { LiveTable } from '@landnam/table';
import type { Answer, AskOf, Refused } from '@landnam/protocol';
import { seatOf } from './data.js';
import { comeBack } from './gathering.js';
import type { Hall } from './hall.js';
import { withoutIdle } from './idlers.js';
import { granted, refused } from './refusals.js';
import { ended, type Room } from './room.js';
import { writeMoves, writeTrouble } from './write.js';

const ATTEMPTS = 5;

/**
 * Chosen some entries ago: since then only others answered, and whose decision it is did nothing. Then the same question stands;
 * an offer that was changed and looks alike is another one.
 */
const sameQuestion = (live: LiveTable, seat: number, seq: number): boolean => {
  const asker = `p${topSeat(live.state)} `;
  const since = live.entries.slice(seq);
  return since.every(
    (line) => line.startsWith('p') && !line.startsWith(asker) && !line.startsWith(`p${seat} `),
  );
};

/** Not due, or due but not any more. */
const untimely = ({ data, live }: Room, seat: number, seq: number): Refused | null => {
  if (data.phase === 'over' || data.phase === 'closed') return refused(data.phase);
  if (live === null) return refused('notStarted');
  if (data.paused) return refused('paused', { seq: live.entries.length });
  const now = live.entries.length;
  if (seq > now || (seq < now && !sameQuestion(live, seat, seq))) return refused('stale', { seq: now });
  return hasBit(live.due(), seat) ? null : refused(seq < now ? 'stale' : 'notDue', { seq: now });
};

const illegal = ({ code, rule }: Refusal, seq: number, now: number): Refused =>
  seq < now ? refused('stale', { seq: now }) : refused('illegal', { rule, why: code, seq: now });

const byOf = ({ live }: Room, seat: number): By | undefined =>
  live?.header.seated?.[seat] === 'person' ? undefined : 'person';

const playRow = async (
  hall: Hall,
  room: Room,
  seat: number,
  ask: AskOf<'act'>,
  client: string,
): Promise<Answer | 'raced'> => {
  const why = untimely(room, seat, ask.seq);
  if (why !== null) return why;
  const live = room.live!;
  const from = live.entries.length;
  const no = live.act(seat, ask.actions as unknown as readonly Action[], byOf(room, seat));
  if (no !== null) return illegal(no, ask.seq, from);
  live.playNature();
  const data = withoutIdle(comeBack(ended(room), seat, from), seat);
  const written = await writeMoves(hall, room, { from, client, data });
  if (written === 'raced') return written;
  if (written !== 'written') return writeTrouble(written);
  hall.watch.count('moves');
  return granted({ seq: room.live?.entries.length ?? from });
};

/** The same client id is answered as the first time. */
const before = (room: Room, client: string): Answer | null => {
  const seq = room.clients.get(client);
  return seq === undefined ? null : granted({ seq });
};

export const act = async (hall: Hall, room: Room, guest: string, ask: AskOf<'act'>): Promise<Answer> => {
  const seat = seatOf(room.data, guest);
  if (seat === null) return refused('notSeated');
  if (room.data.seats[seat]!.resigned) return refused('notSeated', { where: 'resigned' });
  const client = `${seat} ${ask.client}`;
  for (let attempt = 0; attempt < ATTEMPTS && !room.gone; attempt++) {
    const answer = before(room, client) ?? (await playRow(hall, room, seat, ask, client));
    if (answer !== 'raced') return answer;
    await hall.rooms.refresh(room);
  }
  return refused('stale', { seq: room.seq });
};
