/** News for HTTP clients: answered immediately if there is some, otherwise as soon as there is. */
import type { Poll, Refused, Tell } from '@landnam/protocol';
import type { ServerContext, Reader, Session } from '../tables/context.js';
import { arrive, part, stopReading } from '../tables/telling/presence.js';
import { presentBits, readsHere } from '../tables/telling/there.js';
import { refused } from '../tables/refusals.js';
import type { HeldTable } from '../tables/held/heldTable.js';
import { newsFor } from '../tables/telling/tells.js';
import { readerOf } from './entering.js';
import { whyNotTogether } from '../tables/together/leading.js';
import { lookKey, NOBODY_LEADS } from '../tables/together/lookers.js';

/** Resolves with the reader's next messages, or with nothing once the time is up or the client has disconnected. */
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
      // messages about the same change are sent together
      if (tells.push(tell) === 1) setImmediate(end);
    };
  });

/** A polling client stays present between two polls, for a while. */
export const linger = (server: ServerContext, held: HeldTable, reader: Reader): void => {
  held.readers.delete(reader);
  if (held.shut !== null) return;
  // only the last of its polls counts, or one that is a moment old would end it between two
  clearTimeout(held.resting.get(reader.guest)?.timer);
  const timer = setTimeout(() => {
    held.resting.delete(reader.guest);
    if (readsHere(held, reader.guest)) return;
    part(server, held).catch((error: unknown) => server.monitor.error('a poll', error));
  }, server.settings.lingering);
  timer.unref();
  const { there, invited, looks, looked } = reader;
  held.resting.set(reader.guest, { timer, there, invited, looks, looked });
};

const joinLooking = (server: ServerContext, held: HeldTable, reader: Reader, { looks }: Poll): void => {
  if (looks === undefined || whyNotTogether(server, held, reader.guest) !== null) return;
  reader.looks = lookKey(reader.guest, looks);
  reader.looked = held.resting.get(reader.guest)?.looked ?? '';
};

/** A client that could not be answered is not left marked as present. */
const newsNow = async (
  server: ServerContext,
  held: HeldTable,
  reader: Reader,
  asked: Poll,
  anew: () => Reader,
): Promise<Tell[]> => {
  try {
    await arrive(server, held, reader);
    // the change caused by entering may have been sent already
    Object.assign(reader, anew());
    // how many look on is told to whoever waits, and is no reason not to wait
    if (asked.version > 0) {
      reader.watchers = held.watchers;
      reader.there = held.resting.get(reader.guest)?.there ?? presentBits(held.data);
      reader.invited = held.resting.get(reader.guest)?.invited ?? NOBODY_LEADS;
    }
    joinLooking(server, held, reader, asked);
    reader.clock = asked.seq === held.seq ? held.data.clock : undefined;
    return await newsFor(server, held, reader);
  } catch (error) {
    stopReading(held, reader);
    throw error;
  }
};

export const poll = async (
  server: ServerContext,
  session: Session,
  table: string,
  asked: Poll,
  gone: AbortSignal,
): Promise<Tell[] | Refused> => {
  const anew = (): Reader => readerOf({ ...session, plain: asked.plain === '1' }, asked, () => undefined);
  const reader = anew();
  const found = await server.tables.with(table, async (held) => {
    if (held.shut !== null) return refused(held.shut);
    const tells = await newsNow(server, held, reader, asked, anew);
    return { held, later: tells.length > 0 ? tells : firstTell(reader, asked.wait, gone) };
  });
  if (found === undefined) return refused('unknownTable');
  if ('ok' in found) return found;
  const tells = await found.later;
  linger(server, found.held, reader);
  return tells;
};
