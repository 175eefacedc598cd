/** Coming to a table and going: from then on its news are told. */
import type { Answer, AskOf } from '@landnam/protocol';
import { seatOf } from '../tables/data.js';
import type { Hall, Reader, Session } from '../tables/hall.js';
import { arrive, depart } from '../tables/presence.js';
import { granted, refused } from '../tables/refusals.js';
import type { Room } from '../tables/room.js';
import { newsFor, tellRoom } from '../tables/tells.js';

const MOST_TABLES = 20;

export interface Known {
  readonly seq: number;
  readonly events: number;
  readonly chat?: number | undefined;
  readonly version?: number;
}

/** Whoever claims to know more than there is begins anew. */
export const readerOf = (
  session: Session,
  { seq, events, chat = 0, version = 0 }: Known,
  tell: Reader['tell'],
): Reader => ({
  guest: session.guest,
  plain: session.plain,
  version,
  lookers: -1,
  seq: seq === 0 ? -1 : seq,
  events,
  chat,
  clock: undefined,
  seat: undefined,
  tell,
});

const leaveOld = async (hall: Hall, session: Session, room: Room): Promise<void> => {
  const old = session.readers.get(room.id);
  if (old !== undefined) room.readers.delete(old);
};

/** Whoever comes may know more than this node: the last word of one that died may not have reached it. */
const catchUp = async (hall: Hall, room: Room): Promise<void> => {
  const { seq, version } = room;
  await hall.rooms.refresh(room);
  if (room.seq !== seq || room.version !== version) await tellRoom(hall, room);
};

export const enter = async (
  hall: Hall,
  session: Session,
  ask: AskOf<'enter'>,
  room: Room,
): Promise<Answer> => {
  if (session.readers.size >= MOST_TABLES && !session.readers.has(room.id)) return refused('full');
  await catchUp(hall, room);
  const { data } = room;
  const seat = seatOf(data, session.guest);
  await leaveOld(hall, session, room);
  const reader = readerOf(session, ask, () => undefined);
  await arrive(hall, room, reader);
  // what is new by now is the answer; from here on it is told
  Object.assign(reader, {
    version: 0,
    lookers: -1,
    seq: ask.seq === 0 ? -1 : ask.seq,
    events: ask.events,
    chat: ask.chat ?? 0,
  });
  const tells = await newsFor(hall, room, reader);
  reader.tell = (tell) => session.tell(tell);
  session.readers.set(room.id, reader);
  if (session.closed) await exit(hall, session, room);
  return granted({ seat, seq: room.seq, tells });
};

export const exit = async (hall: Hall, session: Session, room: Room): Promise<Answer> => {
  const reader = session.readers.get(room.id);
  if (reader === undefined) return granted();
  session.readers.delete(room.id);
  await depart(hall, room, reader);
  return granted();
};

/** The connection is gone. */
export const hangUp = async (hall: Hall, session: Session): Promise<void> => {
  session.closed = true;
  hall.lobby.watch(session, false);
  for (const table of session.readers.keys())
    await hall.rooms.with(table, (room) => exit(hall, session, room));
};
