/** Every ask passes through here: schema, rate, guest, then its handler. Every failure has a code; none ends the process. */
import { RULES_VERSION } from '@landnam/engine/log';
import { type Answer, Ask, type AskOf, PROTOCOL, type Refused } from '@landnam/protocol';
import { seatOf, type TableAsk, type Who } from '@landnam/table/machine';
import type { Bans } from '../guests/bans.js';
import { forget, guestOf, passOn, peekGuest, rename } from '../guests/guests.js';
import type { ServerContext, Session } from '../tables/context.js';
import { myGames } from '../tables/telling/lobby.js';
import { act } from '../tables/playing/play.js';
import { granted, refused } from '../tables/refusals.js';
import type { HeldTable } from '../tables/held/heldTable.js';
import { report, say } from '../tables/telling/talk.js';
import { stepTable } from '../tables/held/write.js';
import { lead, lookBack, show } from '../tables/together/leading.js';
import { enter, exit } from './entering.js';
import { type Limits, takeOf } from './limits.js';
import type { Lines } from './lines.js';
import { changeRules, makeRematch, makeTable } from './making.js';
import type { Shares } from './shares.js';

export interface AskContext {
  readonly server: ServerContext;
  readonly bans: Bans;
  readonly limits: Limits;
  readonly lines: Lines;
  readonly shares: Shares;
}

type Handler<Name extends Ask['ask']> = (
  context: AskContext,
  session: Session,
  ask: AskOf<Name>,
) => Promise<Answer>;

const hello: Handler<'hello'> = async ({ server }, session, ask) => {
  if (ask.protocol !== PROTOCOL || (ask.rules !== undefined && ask.rules !== RULES_VERSION))
    return refused('versions', { where: `protocol ${PROTOCOL}, rules ${RULES_VERSION}` });
  const { name } = await peekGuest(server, session.guest);
  session.greeted = true;
  session.plain = ask.plain ?? false;
  return granted({ protocol: PROTOCOL, rules: RULES_VERSION, name });
};

/** With the table locked. */
const at =
  <Name extends Extract<Ask, { table: string }>['ask']>(
    work: (context: AskContext, session: Session, ask: AskOf<Name>, held: HeldTable) => Promise<Answer>,
  ): Handler<Name> =>
  async (context, session, ask) => {
    const { table } = ask as unknown as { table: string };
    const answer = await context.server.tables.with(table, async (held) =>
      held.aside === null
        ? work(context, session, ask, held)
        : refused('setAside', { where: held.data.phase }),
    );
    return answer ?? refused('unknownTable');
  };

const askTable = (
  { server }: AskContext,
  held: HeldTable,
  who: Who,
  ask: TableAsk,
): Promise<Refused | null> => stepTable(server, held, { kind: 'ask', who, ask }, { by: 'person' });

type Plain = 'stand' | 'ready' | 'unready' | 'remove' | 'readmit' | 'lock' | 'leave' | 'resign' | 'pause';
type Said = 'open' | 'start' | 'mute';
/** Handles any of them. */
type AnyOf<Name extends Ask['ask']> = (
  ...asked: [context: AskContext, session: Session, ask: AskOf<Name>]
) => Promise<Answer>;

/** What a person asks of the table itself, as it was asked. */
const asking: AnyOf<Plain> = at<Plain>(async (context, { guest }, ask, held) => {
  const why = await askTable(context, held, { guest, name: '' }, ask);
  return why ?? granted({ seat: seatOf(held.data, guest) });
});

/** What is answered with a bare yes. */
const saying: AnyOf<Said> = at<Said>(
  async (context, { guest }, ask, held) =>
    (await askTable(context, held, { guest, name: '' }, ask)) ?? granted(),
);

const sit: Handler<'sit'> = at(async (context, { guest }, ask, held) => {
  const { name } = await guestOf(context.server, guest);
  const why = await askTable(context, held, { guest, name }, ask);
  return why ?? granted({ seat: seatOf(held.data, guest) });
});

const idle: Handler<'idle'> = at(async (context, { guest }, ask, held) => {
  const since = held.times.at(-1) ?? 0;
  const why = await askTable(context, held, { guest, name: '' }, { ...ask, since });
  return why ?? granted({ seat: seatOf(held.data, guest) });
});

const findTable: Handler<'findTable'> = async ({ server, limits }, session, { code }) => {
  // codes are short: guessing them is slowed down
  if (!takeOf(limits, 'codes', session, server.now())) return refused('tooFast');
  const row = await server.store.tableByCode(code);
  return row === undefined ? refused('unknownTable') : granted({ table: row.id });
};

const watchLobby: Handler<'watchLobby'> = async ({ server }, session, { watch }) => {
  server.lobby.watch(session, watch);
  return granted(watch ? { tables: await server.lobby.rows() } : {});
};

const chat: Handler<'chat'> = at(async ({ server, limits }, { guest }, ask, held) =>
  limits.chat.take(guest, server.now()) ? say(server, held, guest, ask) : refused('tooFast'),
);

const takesLead: Handler<'lead'> = at(async ({ server, limits }, session, ask, held) =>
  limits.leads.take(session.guest, server.now()) ? lead(server, session, ask, held) : refused('tooFast'),
);

const shows: Handler<'show'> = at(async ({ server, limits }, session, ask, held) =>
  limits.shows.take(session.guest, server.now()) ? show(server, session, ask, held) : refused('tooFast'),
);

/** A table that is gone has nothing left to read. */
const leaveTable: Handler<'exit'> = async ({ server }, session, { table }) => {
  const answer = await server.tables.with(table, (held) => exit(server, session, held));
  session.readers.delete(table);
  return answer ?? refused('unknownTable');
};

type Handlers = { readonly [Name in Ask['ask']]: Handler<Name> };

const HANDLERS: Handlers = {
  hello,
  rename: ({ server }, { guest }, { name }) => rename(server, guest, name),
  forget: ({ server }, { guest }) => forget(server, guest),
  passOn: async ({ server, limits }, session) =>
    takeOf(limits, 'codes', session, server.now()) ? passOn(server, session.guest) : refused('tooFast'),
  // its answer is a cookie, which only a response can carry: handled in http.ts
  arrive: async () => refused('malformed', { where: 'only by POST /api/ask' }),
  myGames: async ({ server }, { guest }) => granted({ games: await myGames(server, guest) }),
  watchLobby,
  findTable,
  create: makeTable,
  change: at(changeRules),
  sit,
  stand: asking,
  ready: asking,
  unready: asking,
  open: saying,
  start: saying,
  remove: asking,
  readmit: asking,
  lock: asking,
  enter: at(({ server }, session, ask, held) => enter(server, session, ask, held)),
  exit: leaveTable,
  act: at(({ server }, { guest }, ask, held) => act(server, held, guest, ask)),
  leave: asking,
  resign: asking,
  pause: asking,
  idle,
  rematch: at((context, session, _ask, held) => makeRematch(context, session, held)),
  chat,
  mute: saying,
  report: at(async ({ server, limits }, session, ask, held) =>
    takeOf(limits, 'reports', session, server.now())
      ? report(server, held, session.guest, ask)
      : refused('tooFast'),
  ),
  lookBack: at(({ server }, session, ask, held) => lookBack(server, session, ask, held)),
  lead: takesLead,
  show: shows,
};

const whereOf = (issues: readonly { readonly path: readonly PropertyKey[] }[]): string =>
  issues[0]?.path.map(String).join('.').slice(0, 80) ?? '';

const handle = (context: AskContext, session: Session, ask: Ask): Promise<Answer> =>
  (HANDLERS[ask.ask] as Handler<typeof ask.ask>)(context, session, ask);

const isTooFast = ({ server, limits }: AskContext, { guest, address }: Session): boolean =>
  !limits.guest.take(guest, server.now()) || !limits.address.take(address, server.now());

const judge = async (context: AskContext, session: Session, message: unknown): Promise<Answer> => {
  if (isTooFast(context, session)) return refused('tooFast');
  const read = Ask.safeParse(message);
  if (!read.success) return refused('malformed', { where: whereOf(read.error.issues) });
  // a banned guest is never greeted, and would be told to reload the page
  if (await context.bans.has(session.guest)) return refused('banned');
  if (!session.greeted && read.data.ask !== 'hello')
    return refused('versions', { where: 'hello comes first' });
  return handle(context, session, read.data);
};

export const answer = async (context: AskContext, session: Session, message: unknown): Promise<Answer> => {
  const start = performance.now();
  const { monitor } = context.server;
  const answered = await judge(context, session, message).catch((error: unknown) => {
    monitor.error('an ask failed', error);
    return refused('failed');
  });
  if (!answered.ok) monitor.count('refusals', answered.code);
  monitor.took('ask', performance.now() - start);
  return answered;
};
