/** Entering and leaving a table: between the two, its news is sent. */
import type { Answer, AskOf, Tell } from '@landnam/protocol';
import { seatOf } from '@landnam/table/machine';
import type { ServerContext, Reader, Session } from '../tables/context.js';
import { arrive, part, settlePresence, stopReading } from '../tables/telling/presence.js';
import { granted, refused } from '../tables/refusals.js';
import type { HeldTable } from '../tables/held/heldTable.js';
import { stopLooking } from '../tables/together/leading.js';
import { NOBODY_LEADS } from '../tables/together/lookers.js';
import { newsFor, tellReaders } from '../tables/telling/tells.js';

const MOST_TABLES = 20;

export interface AlreadyTold {
  readonly seq: number;
  readonly events: number;
  readonly chat?: number | undefined;
  readonly version?: number;
}

/** A client that claims to know more than there is starts over. */
export const readerOf = (
  session: Session,
  { seq, events, chat = 0, version = 0 }: AlreadyTold,
  tell: Reader['tell'],
): Reader => ({
  guest: session.guest,
  plain: session.plain,
  version,
  watchers: -1,
  there: -1,
  seq: seq === 0 ? -1 : seq,
  events,
  chat,
  clock: undefined,
  looks: null,
  looked: '',
  invited: NOBODY_LEADS,
  seat: undefined,
  tell,
});

const leaveOld = (session: Session, held: HeldTable): void => {
  const old = session.readers.get(held.id);
  if (old !== undefined) held.readers.delete(old);
  session.readers.delete(held.id);
};

/** A client may know more than this node: the last message of a node that died may not have reached it. */
const catchUp = async (server: ServerContext, held: HeldTable): Promise<void> => {
  const { seq, version } = held;
  await server.tables.refresh(held);
  if (held.seq !== seq || held.version !== version) await tellReaders(server, held);
};

/** Everything new so far is the answer; from here on it is pushed. A client that could not be answered is not left marked as present. */
const firstNews = async (
  server: ServerContext,
  held: HeldTable,
  reader: Reader,
  { seq, events, chat = 0 }: AskOf<'enter'>,
): Promise<Tell[]> => {
  try {
    await arrive(server, held, reader);
    Object.assign(reader, { version: 0, watchers: -1, there: -1, seq: seq === 0 ? -1 : seq, events, chat });
    return await newsFor(server, held, reader);
  } catch (error) {
    stopReading(held, reader);
    throw error;
  }
};

export const enter = async (
  server: ServerContext,
  session: Session,
  ask: AskOf<'enter'>,
  held: HeldTable,
): Promise<Answer> => {
  if (session.readers.size >= MOST_TABLES && !session.readers.has(held.id)) return refused('full');
  await catchUp(server, held);
  if (held.shut !== null) return refused(held.shut);
  const seat = seatOf(held.data, session.guest);
  leaveOld(session, held);
  const reader = readerOf(session, ask, () => undefined);
  const tells = await firstNews(server, held, reader, ask);
  reader.tell = (tell) => session.tell(tell);
  session.readers.set(held.id, reader);
  if (session.closed) await exit(server, session, held);
  return granted({ seat, seq: held.seq, tells });
};

export const exit = async (server: ServerContext, session: Session, held: HeldTable): Promise<Answer> => {
  const reader = session.readers.get(held.id);
  if (reader === undefined) return granted();
  session.readers.delete(held.id);
  stopLooking(held, reader);
  stopReading(held, reader);
  await settlePresence(server, held);
  return granted();
};

/** The connection is gone: nobody is told more, whatever the store says. */
export const hangUp = async (server: ServerContext, session: Session): Promise<void> => {
  session.closed = true;
  server.lobby.watch(session, false);
  const left = [...session.readers];
  session.readers.clear();
  const parted = left.map(async ([table, reader]) => {
    const held = server.tables.peek(table);
    if (held === undefined) return;
    stopReading(held, reader);
    await part(server, held);
  });
  for (const result of await Promise.allSettled(parted))
    if (result.status === 'rejected') server.monitor.error('hanging up', result.reason);
};
