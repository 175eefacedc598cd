/** Asks and tells over websockets only: no proxy needs sticky sessions. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Socket as Connection } from 'node:net';
import { type Answer, MESSAGE_LIMIT, type Tell } from '@landnam/protocol';
import { Server, type Socket } from 'socket.io';
import type { Cookies } from '../guests/cookies.js';
import type { Session } from '../tables/context.js';
import { answer, type AskContext } from './answer.js';
import { Backlog } from './backlog.js';
import { hangUp } from './entering.js';
import { isFromHere, type Visitor, visitorOf } from './visitors.js';

interface Heard {
  ask: (message: unknown, reply: unknown) => void;
}
interface Said {
  tell: (tell: Tell) => void;
}
type Sockets = Server<Heard, Said>;
type Line = Socket<Heard, Said>;

/** A closing handshake would wait for an answer that never comes. */
const cutOff = (line: Line): void => {
  const { socket } = line.conn.transport as unknown as { readonly socket?: { terminate(): void } };
  if (socket === undefined) line.disconnect(true);
  else socket.terminate();
};

/** A reader that is too slow is disconnected, and gets the full state when it reconnects. */
type Send = (write: () => void) => void;

const senderOf = (line: Line, most: number): Send => {
  const backlog = new Backlog(line, most);
  return (write) => {
    if (backlog.isFull) return cutOff(line);
    write();
  };
};

const sessionOf = (line: Line, { guest, address }: Visitor, send: Send): Session => ({
  guest,
  address,
  greeted: false,
  closed: false,
  plain: false,
  readers: new Map(),
  tell: (tell) => send(() => line.emit('tell', tell)),
});

/** A banned client that reconnects is not greeted: cutting it off every time would only make it reconnect every time. */
const putOut = (line: Line, session: Session): void => {
  if (!session.greeted) return;
  session.tell({ tell: 'gone', code: 'banned' });
  line.disconnect(true);
};

/** On a deliberate shutdown all disconnect, but no one counts as away for it. */
interface Closing {
  readonly closing: boolean;
}

const listen = (context: AskContext, door: Closing, line: Line, visitor: Visitor): void => {
  const send = senderOf(line, context.server.settings.backlog);
  const session = sessionOf(line, visitor, send);
  line.on('ask', (message, reply) => {
    if (typeof reply !== 'function') return;
    void answer(context, session, message).then((answered) =>
      send(() => (reply as (answer: Answer) => void)(answered)),
    );
  });
  const done = context.lines.add({ guest: session.guest, end: () => putOut(line, session) });
  line.on('disconnect', () => {
    done();
    if (door.closing) return;
    hangUp(context.server, session).catch((error: unknown) =>
      context.server.monitor.error('hanging up', error),
    );
  });
};

/** Milliseconds for connections to close by themselves when the process ends. */
const GOODBYE = 1000;

const OPTIONS = {
  transports: ['websocket'] as 'websocket'[],
  serveClient: false,
  maxHttpBufferSize: MESSAGE_LIMIT,
  perMessageDeflate: false,
};

/** TCP connections, including those whose closing handshake is never answered. */
const connectionsOf = (http: HttpServer): Set<Connection> => {
  const open = new Set<Connection>();
  http.on('connection', (connection) => {
    open.add(connection);
    connection.once('close', () => open.delete(connection));
  });
  return open;
};

export interface SocketDoor {
  count(): number;
  close(): Promise<void>;
}

/** Opening many connections is a flood too. */
const mayCome = (
  { server, limits }: AskContext,
  request: IncomingMessage,
  { address, fresh }: Visitor,
): boolean =>
  isFromHere(request, server.settings) &&
  limits.address.take(address, server.now()) &&
  (!fresh || limits.newcomers.take(address, server.now()));

const makeServer = (http: HttpServer, context: AskContext, cookies: Cookies): Sockets => {
  const { settings } = context.server;
  const sockets: Sockets = new Server(http, {
    ...OPTIONS,
    pingInterval: settings.ping,
    pingTimeout: settings.pong,
    allowRequest: (request, decide) => {
      const visitor = visitorOf(request, cookies, settings);
      visitors.set(request, visitor);
      decide(null, mayCome(context, request, visitor));
    },
  });
  sockets.engine.on('initial_headers', (headers: Record<string, string>, request: IncomingMessage) => {
    const visitor = visitors.get(request);
    if (visitor?.fresh) headers['set-cookie'] = cookies.write(visitor.guest);
  });
  return sockets;
};

/** Between the check whether a guest may come in and the connection that follows. */
const visitors = new WeakMap<IncomingMessage, Visitor>();

export const openSockets = (http: HttpServer, context: AskContext, cookies: Cookies): SocketDoor => {
  const connections = connectionsOf(http);
  const sockets = makeServer(http, context, cookies);
  const door = { closing: false };
  sockets.on('connection', (line) =>
    listen(
      context,
      door,
      line,
      visitors.get(line.request) ?? visitorOf(line.request, cookies, context.server.settings),
    ),
  );
  return {
    count: () => sockets.engine.clientsCount,
    close: async () => {
      door.closing = true;
      sockets.emit('tell', { tell: 'gone', code: 'restart' });
      setTimeout(() => connections.forEach((connection) => connection.destroy()), GOODBYE).unref();
      await sockets.close();
    },
  };
};
