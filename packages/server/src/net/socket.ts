/** Asks and tells over websockets alone: no proxy needs to send a client to the same process twice. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { type Answer, MESSAGE_LIMIT, type Tell } from '@landnam/protocol';
import { Server, type Socket } from 'socket.io';
import type { Cookies } from '../guests/cookies.js';
import type { Session } from '../tables/hall.js';
import { answer, type Desk } from './answer.js';
import { hangUp } from './entering.js';
import { isFromHere, type Visitor, visitorOf } from './visitors.js';

interface Heard {
  ask: (message: unknown, reply: unknown) => void;
}
interface Said {
  tell: (tell: Tell) => void;
}
export type Sockets = Server<Heard, Said>;
type Line = Socket<Heard, Said>;

/** Messages that wait because the other end does not read. */
const waiting = (line: Line): number =>
  (line.conn as unknown as { readonly writeBuffer: readonly unknown[] }).writeBuffer.length;

const sessionOf = (line: Line, { guest, address }: Visitor, backlog: number): Session => ({
  guest,
  address,
  greeted: false,
  plain: false,
  readers: new Map(),
  tell: (tell) => {
    // a reader who is this slow gets the whole picture when it comes back
    if (waiting(line) > backlog) line.disconnect(true);
    else line.emit('tell', tell);
  },
});

/** While the process ends on purpose everybody goes, and nobody is away for that. */
const farewells = new WeakSet<Sockets>();

const listen = (desk: Desk, sockets: Sockets, line: Line, visitor: Visitor): void => {
  const session = sessionOf(line, visitor, desk.hall.settings.backlog);
  line.on('ask', (message, reply) => {
    if (typeof reply !== 'function') return;
    void answer(desk, session, message).then((answered) => (reply as (answer: Answer) => void)(answered));
  });
  line.on('disconnect', () => {
    if (farewells.has(sockets)) return;
    hangUp(desk.hall, session).catch((error: unknown) => desk.hall.watch.error('hanging up', error));
  });
};

const OPTIONS = {
  transports: ['websocket'] as 'websocket'[],
  serveClient: false,
  maxHttpBufferSize: MESSAGE_LIMIT,
  pingInterval: 20_000,
  pingTimeout: 15_000,
  perMessageDeflate: false,
};

export const makeSockets = (http: HttpServer, desk: Desk, cookies: Cookies): Sockets => {
  const visitors = new WeakMap<IncomingMessage, Visitor>();
  const { settings } = desk.hall;
  const sockets: Sockets = new Server(http, {
    ...OPTIONS,
    allowRequest: (request, decide) => {
      visitors.set(request, visitorOf(request, cookies, settings));
      decide(null, isFromHere(request, settings));
    },
  });
  sockets.engine.on('initial_headers', (headers: Record<string, string>, request: IncomingMessage) => {
    const visitor = visitors.get(request);
    if (visitor?.fresh) headers['set-cookie'] = cookies.write(visitor.guest);
  });
  sockets.on('connection', (line) =>
    listen(desk, sockets, line, visitors.get(line.request) ?? visitorOf(line.request, cookies, settings)),
  );
  return sockets;
};

export const closeSockets = async (sockets: Sockets): Promise<void> => {
  farewells.add(sockets);
  sockets.emit('tell', { tell: 'gone', code: 'restart' });
  await sockets.close();
};
