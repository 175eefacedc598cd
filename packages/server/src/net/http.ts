/** The same asks over plain HTTP: POST /api/ask, and news by long polling. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, Ask, Poll, type Refused, type Tell } from '@landnam/protocol';
import type { Cookies } from '../guests/cookies.js';
import { guestByCode } from '../guests/guests.js';
import type { Session } from '../tables/context.js';
import { granted, refused } from '../tables/refusals.js';
import { answer, type AskContext } from './answer.js';
import { logOf } from './logs.js';
import { linger, poll } from './poll.js';
import { isFromHere, type Visitor, visitorOf } from './visitors.js';

const STATUS: Partial<Record<Refused['code'], number>> = {
  malformed: 400,
  banned: 403,
  notSeated: 403,
  unknownMap: 404,
  badMap: 422,
  unknownTable: 404,
  tooLarge: 413,
  tooFast: 429,
  failed: 500,
  setAside: 503,
  storage: 507,
};

export const statusOf = ({ code }: Refused): number => STATUS[code] ?? 409;

/** A plain client has no connection to greet on: its wishes come with each ask. */
const sessionOf = ({ guest, address }: Visitor): Session => ({
  guest,
  address,
  greeted: true,
  closed: false,
  plain: false,
  readers: new Map(),
  tell: () => undefined,
});

/** Errors of the framework, before any handler runs. */
const refuseBody = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  const code = error.statusCode === 413 ? 'tooLarge' : 'malformed';
  void reply.code(STATUS[code] ?? 400).send(refused(code));
};

const isAsk = (body: unknown, name: Ask['ask']): boolean =>
  typeof body === 'object' && body !== null && 'ask' in body && body.ask === name;

export interface HttpContext extends AskContext {
  readonly cookies: Cookies;
}

/** None if too many new guests came from that address. */
export const meet = (
  { cookies, server, limits }: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Visitor | undefined => {
  const visitor = visitorOf(request.raw, cookies, server.settings);
  if (!visitor.fresh) return visitor;
  if (!limits.newcomers.take(visitor.address, server.now())) return undefined;
  void reply.header('set-cookie', cookies.write(visitor.guest));
  return visitor;
};

/** Becomes the guest of another device: the answer is that guest's cookie. */
const arrive = async (
  context: HttpContext,
  body: unknown,
  { guest, address }: Visitor,
  reply: FastifyReply,
): Promise<Answer> => {
  const { server, limits, cookies, bans } = context;
  const read = Ask.safeParse(body);
  if (!read.success || read.data.ask !== 'arrive') return refused('malformed', { where: 'code' });
  if (!limits.arrivals.take(address, server.now()) || !limits.arrivals.take(guest, server.now()))
    return refused('tooFast');
  if (await bans.has(guest)) return refused('banned');
  const moved = await guestByCode(server, read.data.code);
  if (moved === undefined) return refused('badCode');
  if (await bans.has(moved)) return refused('banned');
  void reply.header('set-cookie', cookies.write(moved));
  return granted();
};

/** Nothing is sent once the response is complete. */
const letGo = ({ server }: HttpContext, session: Session): void => {
  server.lobby.watch(session, false);
  for (const [table, reader] of session.readers) {
    const held = server.tables.peek(table);
    if (held !== undefined) linger(server, held, reader);
  }
};

const ask = async (context: HttpContext, request: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
  if (!isFromHere(request.raw, context.server.settings)) return refused('malformed', { where: 'origin' });
  const visitor = meet(context, request, reply);
  if (visitor === undefined) return refused('tooFast');
  if (isAsk(request.body, 'arrive')) return arrive(context, request.body, visitor, reply);
  const session = sessionOf(visitor);
  const answered = await answer(context, session, request.body);
  letGo(context, session);
  if (answered.ok && isAsk(request.body, 'forget')) void reply.header('set-cookie', context.cookies.erase());
  return answered;
};

const refuseGet = (reply: FastifyReply, why: Refused): FastifyReply => reply.code(statusOf(why)).send(why);

/** Who may ask at all. */
export const shutOut = async (
  { server, limits, bans }: HttpContext,
  { guest, address }: Visitor,
): Promise<Refused | null> => {
  if (!limits.guest.take(guest, server.now()) || !limits.address.take(address, server.now()))
    return refused('tooFast');
  return (await bans.has(guest)) ? refused('banned') : null;
};

/** Ends when the client disconnects or is banned. */
const waitFor = async (
  { server, bans, lines }: HttpContext,
  visitor: Visitor,
  table: string,
  asked: Poll,
  reply: FastifyReply,
): Promise<Tell[] | Refused> => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const done = lines.add({ guest: visitor.guest, end: () => gone.abort() });
  const tells = await poll(server, sessionOf(visitor), table, asked, gone.signal).finally(done);
  if (!Array.isArray(tells)) return tells;
  return (await bans.has(visitor.guest)) ? refused('banned') : tells;
};

const answerPoll = async (
  context: HttpContext,
  table: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const visitor = meet(context, request, reply);
  if (visitor === undefined) return refuseGet(reply, refused('tooFast'));
  const asked = Poll.safeParse(request.query);
  if (!asked.success)
    return refuseGet(reply, refused('malformed', { where: String(asked.error.issues[0]?.path[0] ?? '') }));
  const why = await shutOut(context, visitor);
  if (why !== null) return refuseGet(reply, why);
  const tells = await waitFor(context, visitor, table, asked.data, reply);
  if (!Array.isArray(tells)) return refuseGet(reply, tells);
  return reply.header('cache-control', 'no-store').send(tells);
};

const answerLog = async (
  context: HttpContext,
  table: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const visitor = meet(context, request, reply);
  if (visitor === undefined) return refuseGet(reply, refused('tooFast'));
  const why = await shutOut(context, visitor);
  if (why !== null) return refuseGet(reply, why);
  const log = await context.server.tables.with(table, (held) => logOf(context.server, held, visitor.guest));
  if (typeof log !== 'string') return refuseGet(reply, log ?? refused('unknownTable'));
  return reply
    .header('content-type', 'text/plain; charset=utf-8')
    .header('content-disposition', 'attachment; filename="landnam.log"')
    .header('cache-control', 'no-store')
    .send(log);
};

export const addApi = (app: FastifyInstance, context: HttpContext): void => {
  app.post('/api/ask', { errorHandler: refuseBody }, async (request, reply) => {
    const answered = await ask(context, request, reply);
    const status = answered.ok ? 200 : (STATUS[answered.code] ?? 200);
    return reply.code(status).header('cache-control', 'no-store').send(answered);
  });
  app.get<{ Params: { id: string } }>('/api/tables/:id/tells', (request, reply) =>
    answerPoll(context, request.params.id, request, reply),
  );
  app.get<{ Params: { id: string } }>('/api/tables/:id/log', (request, reply) =>
    answerLog(context, request.params.id, request, reply),
  );
};
