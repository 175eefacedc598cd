/** Maps of people's own: the one message that may be larger than the others has a way of its own. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, MAP_LIMIT } from '@landnam/protocol';
import type { CheckedMap } from '../maps/checked.js';
import { granted, refused } from '../tables/refusals.js';
import { type HttpContext, meet, shutOut, statusOf } from './http.js';
import { takeOf } from './limits.js';
import { isFromHere } from './visitors.js';

const MOST_WHERE = 300;
const YEAR = 31_536_000;
const HASH = /^[0-9a-f]{36}$/;

const answerOf = (checked: CheckedMap): Answer => {
  if (checked.ok) return granted({ map: checked.hash });
  if ('busy' in checked) return refused('tooFast', { where: 'maps' });
  const [first] = checked.problems;
  return refused('badMap', { where: `${first?.where ?? 'file'}: ${first?.what ?? ''}`.slice(0, MOST_WHERE) });
};

const receive = async (
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> => {
  const { server, limits } = context;
  if (!isFromHere(request.raw, server.settings)) return refused('malformed', { where: 'origin' });
  const visitor = meet(context, request, reply);
  if (visitor === undefined) return refused('tooFast');
  const why = await shutOut(context, visitor);
  if (why !== null) return why;
  if (!takeOf(limits, 'maps', visitor, server.now())) return refused('tooFast', { where: 'maps' });
  return answerOf(await server.maps.receive(String(request.body)));
};

/** Nobody's secret, and never another one under the same hash. */
const show = async (context: HttpContext, hash: string, request: FastifyRequest, reply: FastifyReply) => {
  const visitor = meet(context, request, reply);
  const why = visitor === undefined ? refused('tooFast') : await shutOut(context, visitor);
  if (why !== null) return reply.code(statusOf(why)).send(why);
  const text = HASH.test(hash) ? await context.server.maps.textOf(hash) : undefined;
  if (text === undefined) return reply.code(404).send(refused('unknownMap'));
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', `private, max-age=${YEAR}, immutable`)
    .send(text);
};

const refuseBody = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  const code = error.statusCode === 413 ? 'tooLarge' : 'malformed';
  const where = code === 'tooLarge' ? { where: `a map has at most ${MAP_LIMIT} bytes` } : {};
  void reply.code(statusOf(refused(code))).send(refused(code, where));
};

export const addMaps = (app: FastifyInstance, context: HttpContext): void => {
  void app.register(async (room) => {
    // as text: what is deep or long is unfolded in the thread for it
    room.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MAP_LIMIT },
      (_request, body, done) => done(null, body),
    );
    room.post('/api/maps', { bodyLimit: MAP_LIMIT, errorHandler: refuseBody }, async (request, reply) => {
      const answered = await receive(context, request, reply);
      if (!answered.ok) context.server.monitor.count('refusals', answered.code);
      const status = answered.ok ? 200 : statusOf(answered);
      return reply.code(status).header('cache-control', 'no-store').send(answered);
    });
    room.get<{ Params: { hash: string } }>('/api/maps/:hash', (request, reply) =>
      show(context, request.params.hash, request, reply),
    );
  });
};
