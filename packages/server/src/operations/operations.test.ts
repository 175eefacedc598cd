import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { logOptions } from './logs.js';
import { makeMetrics } from './metrics.js';
import { addProbes } from './probes.js';

let app: FastifyInstance;
afterEach(() => app?.close());

const standing = { games: 3, aside: 1, sockets: 12 };

const makeProbed = (changes: { ready?: boolean; stopping?: boolean; trustProxy?: boolean } = {}) => {
  const { ready = true, stopping = false, trustProxy = false } = changes;
  app = fastify({ trustProxy });
  const metrics = makeMetrics(() => standing);
  addProbes(app, { metrics, ready: async () => ready, stopping: () => stopping, trustProxy });
  return metrics;
};

const statusOf = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
  (await app.inject({ url, headers })).statusCode;

test('a live node is healthy; one that is stopping or whose store is silent is not ready', async () => {
  makeProbed();
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  await app.close();
  makeProbed({ ready: false });
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  await app.close();
  makeProbed({ stopping: true });
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
});

test('metrics count games, sockets, moves, latency, refusals and the time bots take', async () => {
  const metrics = makeProbed();
  metrics.count('moves');
  metrics.count('botMoves');
  metrics.count('refusals', 'stale');
  metrics.count('stumbles', 'greedy');
  metrics.took('ask', 3);
  metrics.took('think', 300);
  metrics.took('commit', 4);
  metrics.failed('store');
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  for (const line of [
    'landnam_games 3',
    'landnam_games_set_aside 1',
    'landnam_sockets 12',
    'landnam_moves_total{by="person"} 1',
    'landnam_moves_total{by="bot"} 1',
    'landnam_refusals_total{code="stale"} 1',
    'landnam_bot_stumbles_total{bot="greedy"} 1',
    'landnam_ask_seconds_bucket{le="0.005"} 1',
    'landnam_ask_seconds_bucket{le="0.002"} 0',
    'landnam_bot_seconds_sum 0.3',
    'landnam_commit_seconds_sum 0.004',
    'landnam_errors_total{what="store"} 1',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(body).toContain(line);
});

test('unknown codes share one series', async () => {
  const metrics = makeProbed();
  for (let i = 0; i < 200; i++) metrics.count('refusals', `code${i}`);
  const { body } = await app.inject('/metrics');
  expect(body.match(/landnam_refusals_total\{/g)).toHaveLength(51);
  expect(body).toContain('landnam_refusals_total{code="other"} 150');
});

test('metrics are not for strangers, nor for clients hidden behind a proxy', async () => {
  makeProbed();
  expect(await statusOf('/metrics', { 'x-forwarded-for': '10.0.0.1' })).toBe(404);
  await app.close();
  makeProbed({ trustProxy: true });
  expect(await statusOf('/metrics', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  expect(await statusOf('/metrics', { 'x-forwarded-for': '192.168.1.5' })).toBe(200);
  // a proxy appends the address it saw: the visitor may have written the rest
  expect(await statusOf('/metrics', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).toBe(404);
});

test('logs contain neither cookies nor addresses of tables', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = pino(logOptions('info'), sink);
  const table = 'A'.repeat(22);
  const request = {
    method: 'GET',
    url: `/table/${table}?seq=3`,
    headers: { cookie: 'guest=geheim', authorization: 'geheim' },
    ip: '203.0.113.9',
  };
  log.info({ req: request, res: { statusCode: 200, headers: { 'set-cookie': 'geheim' } } }, 'done');
  log.error({ err: Object.assign(new Error(`no ${table}`), { secret: 'geheim' }) });
  const text = lines.join('');
  expect(text).toContain('"url":"/table/AAAA…"');
  for (const secret of ['geheim', table, '203.0.113.9']) expect(text).not.toContain(secret);
});
