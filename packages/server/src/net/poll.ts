/** News for those who ask for them by HTTP: answered at once if there are some, otherwise when there are. */
import type { Poll, Refused, Tell } from '@landnam/protocol';
import type { Hall, Reader, Session } from '../tables/hall.js';
import { arrive, depart, readsHere, stopReading } from '../tables/presence.js';
import { refused } from '../tables/refusals.js';
import type { Room } from '../tables/room.js';
import { newsFor } from '../tables/tells.js';
import { readerOf } from './entering.js';

/** Resolves with what the reader is told first, or with nothing once the time is up or the asker is gone. */
const firstTell = (reader: Reader, seconds: number, gone: AbortSignal): Promise<Tell[]> =>
  new Promise((resolve) => {
    const tells: Tell[] = [];
    const end = (): void => {
      clearTimeout(timer);
      resolve(tells);
    };
    const timer = setTimeout(end, seconds * 1000);
    gone.addEventListener('abort', end);
    if (gone.aborted) end();
    reader.tell = (tell) => {
      // what belongs to the same change comes with it
      if (tells.push(tell) === 1) setImmediate(end);
    };
  });

/** Whoever polls is there between two polls too, for a while. */
export const linger = (hall: Hall, room: Room, reader: Reader): void => {
  room.readers.delete(reader);
  if (room.shut !== null) return;
  // only the last of its polls counts, or one that is a moment old would end it between two
  clearTimeout(room.resting.get(reader.guest));
  const timer = setTimeout(() => {
    room.resting.delete(reader.guest);
    if (readsHere(room, reader.guest)) return;
    room.queue(() => depart(hall, room, reader)).catch((error: unknown) => hall.watch.error('a poll', error));
  }, hall.settings.lingering);
  timer.unref();
  room.resting.set(reader.guest, timer);
};

/** Whoever could not be answered is not left behind as present. */
const newsNow = async (
  hall: Hall,
  room: Room,
  reader: Reader,
  asked: Poll,
  anew: () => Reader,
): Promise<Tell[]> => {
  try {
    await arrive(hall, room, reader);
    // the change of coming may have been told already
    Object.assign(reader, anew());
    // how many look on is told to whoever waits, and is no reason not to wait
    if (asked.version > 0) reader.lookers = room.lookers;
    reader.clock = asked.seq === room.seq ? room.data.clock : undefined;
    return await newsFor(hall, room, reader);
  } catch (error) {
    stopReading(room, reader);
    throw error;
  }
};

export const poll = async (
  hall: Hall,
  session: Session,
  table: string,
  asked: Poll,
  gone: AbortSignal,
): Promise<Tell[] | Refused> => {
  const anew = (): Reader => readerOf({ ...session, plain: asked.plain === '1' }, asked, () => undefined);
  const reader = anew();
  const found = await hall.rooms.with(table, async (room) => {
    if (room.shut !== null) return refused(room.shut);
    const tells = await newsNow(hall, room, reader, asked, anew);
    return { room, later: tells.length > 0 ? tells : firstTell(reader, asked.wait, gone) };
  });
  if (found === undefined) return refused('unknownTable');
  if ('ok' in found) return found;
  const tells = await found.later;
  linger(hall, found.room, reader);
  return tells;
};
