/** Coming to a table and going: from then on its news are told. */
import type { Answer, AskOf, Tell } from '@landnam/protocol';
import { seatOf } from '../tables/data.js';
import type { Hall, Reader, Session } from '../tables/hall.js';
import { arrive, depart, sayGone, stopReading } from '../tables/presence.js';
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

const leaveOld = (session: Session, room: Room): void => {
  const old = session.readers.get(room.id);
  if (old !== undefined) room.readers.delete(old);
  session.readers.delete(room.id);
};

/** Whoever comes may know more than this node: the last word of one that died may not have reached it. */
const catchUp = async (hall: Hall, room: Room): Promise<void> => {
  const { seq, version } = room;
  await hall.rooms.refresh(room);
  if (room.seq !== seq || room.version !== version) await tellRoom(hall, room);
};

/** What is new by now is the answer; from here on it is told. Whoever could not be answered is not left behind as present. */
const firstNews = async (
  hall: Hall,
  room: Room,
  reader: Reader,
  { seq, events, chat = 0 }: AskOf<'enter'>,
): Promise<Tell[]> => {
  try {
    await arrive(hall, room, reader);
    Object.assign(reader, { version: 0, lookers: -1, seq: seq === 0 ? -1 : seq, events, chat });
    return await newsFor(hall, room, reader);
  } catch (error) {
    stopReading(room, reader);
    throw error;
  }
};

export const enter = async (
  hall: Hall,
  session: Session,
  ask: AskOf<'enter'>,
  room: Room,
): Promise<Answer> => {
  if (session.readers.size >= MOST_TABLES && !session.readers.has(room.id)) return refused('full');
  await catchUp(hall, room);
  if (room.shut !== null) return refused(room.shut);
  const seat = seatOf(room.data, session.guest);
  leaveOld(session, room);
  const reader = readerOf(session, ask, () => undefined);
  const tells = await firstNews(hall, room, reader, ask);
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

/** The connection is gone: nobody is told more, whatever the store says; one table's trouble keeps no other from hearing of it. */
export const hangUp = async (hall: Hall, session: Session): Promise<void> => {
  session.closed = true;
  hall.lobby.watch(session, false);
  const left = [...session.readers];
  session.readers.clear();
  for (const [table, reader] of left) {
    const room = hall.rooms.peek(table);
    if (room !== undefined) stopReading(room, reader);
  }
  const said = left.map(([table]) => hall.rooms.with(table, (room) => sayGone(hall, room)));
  for (const result of await Promise.allSettled(said))
    if (result.status === 'rejected') hall.watch.error('hanging up', result.reason);
};
