/** Every ask comes by here: schema, rate, guest, then its handler. What goes wrong has a code; nothing ends the process. */
import { RULES_VERSION } from '@landnam/engine/log';
import { type Answer, Ask, type AskOf, PROTOCOL, type Refused } from '@landnam/protocol';
import type { Bans } from '../guests/bans.js';
import { forget, guestOf, passOn, peekGuest, rename } from '../guests/guests.js';
import { begin } from '../tables/begin.js';
import { seatOf } from '../tables/data.js';
import * as gathering from '../tables/gathering.js';
import type { Hall, Session } from '../tables/hall.js';
import { askIdle, type Waiting } from '../tables/idlers.js';
import { myGames } from '../tables/lobby.js';
import * as opening from '../tables/opening.js';
import { leave, pause, resign } from '../tables/manners.js';
import { act } from '../tables/play.js';
import { granted, refused } from '../tables/refusals.js';
import type { Room } from '../tables/room.js';
import { letBack } from '../tables/sentAway.js';
import { mute, report, say } from '../tables/talk.js';
import { type Change, changeAsked } from '../tables/write.js';
import { enter, exit } from './entering.js';
import { type Limits, takeOf } from './limits.js';
import type { Lines } from './lines.js';
import { changeRules, makeRematch, makeTable } from './making.js';
import type { Shares } from './shares.js';

export interface Desk {
  readonly hall: Hall;
  readonly bans: Bans;
  readonly limits: Limits;
  readonly lines: Lines;
  readonly shares: Shares;
}

type Handler<Name extends Ask['ask']> = (desk: Desk, session: Session, ask: AskOf<Name>) => Promise<Answer>;

const hello: Handler<'hello'> = async ({ hall }, session, ask) => {
  if (ask.protocol !== PROTOCOL || (ask.rules !== undefined && ask.rules !== RULES_VERSION))
    return refused('versions', { where: `protocol ${PROTOCOL}, rules ${RULES_VERSION}` });
  const { name } = await peekGuest(hall, session.guest);
  session.greeted = true;
  session.plain = ask.plain ?? false;
  return granted({ protocol: PROTOCOL, rules: RULES_VERSION, name });
};

/** Alone with the table. */
const at =
  <Name extends Extract<Ask, { table: string }>['ask']>(
    work: (desk: Desk, session: Session, ask: AskOf<Name>, room: Room) => Promise<Answer>,
  ): Handler<Name> =>
  async (desk, session, ask) => {
    const { table } = ask as unknown as { table: string };
    const answer = await desk.hall.rooms.with(table, async (room) =>
      room.aside === null ? work(desk, session, ask, room) : refused('setAside', { where: room.data.phase }),
    );
    return answer ?? refused('unknownTable');
  };

/** A change of the table itself, without a game's move. */
const changing = <Name extends Extract<Ask, { table: string }>['ask']>(
  change: (ask: AskOf<Name>, guest: string, hall: Hall) => Change,
): Handler<Name> =>
  at(async ({ hall }, { guest }, ask, room) => {
    const why = await changeAsked(hall, room, change(ask, guest, hall));
    return why ?? granted({ seat: seatOf(room.data, guest) });
  });

const sit: Handler<'sit'> = at(async ({ hall }, { guest }, ask, room) => {
  const { name } = await guestOf(hall, guest);
  const why = await changeAsked(hall, room, (data) => gathering.sit(data, { guest, name }, ask, room.seq));
  return why ?? granted({ seat: seatOf(room.data, guest) });
});

/** Whoever brings the last one sets the game off. */
const begun = async (hall: Hall, room: Room, why: Refused | null): Promise<Answer> => {
  if (why !== null) return why;
  return (opening.isOpened(room) ? await begin(hall, room) : null) ?? granted();
};

const open: Handler<'open'> = at(async ({ hall }, { guest }, ask, room) =>
  begun(hall, room, await changeAsked(hall, room, (data) => opening.open(data, guest, ask.nonce))),
);

const start: Handler<'start'> = at(async ({ hall }, { guest }, _ask, room) => {
  const openBy = hall.now() + hall.settings.openingTime;
  return begun(hall, room, await changeAsked(hall, room, (data) => opening.start(data, guest, room, openBy)));
});

const waitingAt = (hall: Hall, { live, times, seq }: Room): Waiting => ({
  awaited: live?.awaited() ?? 0,
  since: times.at(-1) ?? 0,
  now: hall.now(),
  patience: hall.settings.idlePatience,
  ply: seq,
});

const findTable: Handler<'findTable'> = async ({ hall, limits }, session, { code }) => {
  // codes are short: whoever tries them all is slowed down
  if (!takeOf(limits, 'codes', session, hall.now())) return refused('tooFast');
  const row = await hall.store.tableByCode(code);
  return row === undefined ? refused('unknownTable') : granted({ table: row.id });
};

const watchLobby: Handler<'watchLobby'> = async ({ hall }, session, { watch }) => {
  hall.lobby.watch(session, watch);
  return granted(watch ? { tables: await hall.lobby.rows() } : {});
};

const chat: Handler<'chat'> = at(async ({ hall, limits }, { guest }, ask, room) =>
  limits.chat.take(guest, hall.now()) ? say(hall, room, guest, ask) : refused('tooFast'),
);

/** Of a table that is gone nothing is left to read. */
const leaveTable: Handler<'exit'> = async ({ hall }, session, { table }) => {
  const answer = await hall.rooms.with(table, (room) => exit(hall, session, room));
  session.readers.delete(table);
  return answer ?? refused('unknownTable');
};

type Handlers = { readonly [Name in Ask['ask']]: Handler<Name> };

const HANDLERS: Handlers = {
  hello,
  rename: ({ hall }, { guest }, { name }) => rename(hall, guest, name),
  forget: ({ hall }, { guest }) => forget(hall, guest),
  passOn: async ({ hall, limits }, session) =>
    takeOf(limits, 'codes', session, hall.now()) ? passOn(hall, session.guest) : refused('tooFast'),
  // its answer is a cookie, which only a response can bring: http.ts takes it
  arrive: async () => refused('malformed', { where: 'by POST /api/ask alone' }),
  myGames: async ({ hall }, { guest }) => granted({ games: await myGames(hall, guest) }),
  watchLobby,
  findTable,
  create: makeTable,
  change: at(changeRules),
  sit,
  stand: changing((_ask, guest) => (data) => gathering.stand(data, guest)),
  ready: changing((ask, guest) => (data) => opening.ready(data, guest, ask.hash)),
  unready: changing((_ask, guest) => (data) => opening.ready(data, guest, null)),
  open,
  start,
  remove: changing((ask, guest) => (data) => gathering.remove(data, guest, ask.seat)),
  readmit: changing((ask, guest) => (data) => letBack(data, guest, ask.person)),
  lock: changing((ask, guest) => (data) => gathering.lock(data, guest, ask.locked)),
  enter: at(({ hall }, session, ask, room) => enter(hall, session, ask, room)),
  exit: leaveTable,
  act: at(({ hall }, { guest }, ask, room) => act(hall, room, guest, ask)),
  leave: changing((_ask, guest) => (data, room) => leave(data, guest, room.seq)),
  resign: changing((_ask, guest) => (data, room) => resign(data, guest, room.seq)),
  pause: changing((ask, guest) => (data, room) => pause(data, guest, ask.agree, room.seq)),
  idle: changing((ask, guest, hall) => (data, room) => askIdle(data, guest, ask, waitingAt(hall, room))),
  rematch: at((desk, session, _ask, room) => makeRematch(desk, session, room)),
  chat,
  mute: at(({ hall }, { guest }, ask, room) => mute(hall, room, guest, ask)),
  report: at(async ({ hall, limits }, session, ask, room) =>
    takeOf(limits, 'reports', session, hall.now())
      ? report(hall, room, session.guest, ask)
      : refused('tooFast'),
  ),
};

const whereOf = (issues: readonly { readonly path: readonly PropertyKey[] }[]): string =>
  issues[0]?.path.map(String).join('.').slice(0, 80) ?? '';

const handle = (desk: Desk, session: Session, ask: Ask): Promise<Answer> =>
  (HANDLERS[ask.ask] as Handler<typeof ask.ask>)(desk, session, ask);

const isTooFast = ({ hall, limits }: Desk, { guest, address }: Session): boolean =>
  !limits.guest.take(guest, hall.now()) || !limits.address.take(address, hall.now());

const judge = async (desk: Desk, session: Session, message: unknown): Promise<Answer> => {
  if (isTooFast(desk, session)) return refused('tooFast');
  const read = Ask.safeParse(message);
  if (!read.success) return refused('malformed', { where: whereOf(read.error.issues) });
  // whoever is banned is never greeted, and would be told to load the page anew
  if (await desk.bans.has(session.guest)) return refused('banned');
  if (!session.greeted && read.data.ask !== 'hello')
    return refused('versions', { where: 'hello comes first' });
  return handle(desk, session, read.data);
};

export const answer = async (desk: Desk, session: Session, message: unknown): Promise<Answer> => {
  const start = performance.now();
  const { watch } = desk.hall;
  const answered = await judge(desk, session, message).catch((error: unknown) => {
    watch.error('an ask failed', error);
    return refused('failed');
  });
  if (!answered.ok) watch.count('refusals', answered.code);
  watch.took('ask', performance.now() - start);
  return answered;
};
