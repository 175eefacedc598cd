/** What a proxy, a container engine and Prometheus ask. */
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.js';

export interface Probed {
  readonly metrics: Metrics;
  /** Whether the store answers. */
  ready(): Promise<boolean>;
  /** Once it stops, new players are sent elsewhere while the old ones are told. */
  stopping(): boolean;
  readonly trustProxy: boolean;
}

const NEAR = new BlockList();
NEAR.addSubnet('127.0.0.0', 8, 'ipv4');
NEAR.addSubnet('10.0.0.0', 8, 'ipv4');
NEAR.addSubnet('172.16.0.0', 12, 'ipv4');
NEAR.addSubnet('192.168.0.0', 16, 'ipv4');
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');

const isNear = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/, '');
  return NEAR.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
};

/** Figures are for the house: not for who comes through a proxy that we do not look behind. */
const mayRead = (request: FastifyRequest, trustProxy: boolean): boolean =>
  isNear(request.ip) && (trustProxy || request.headers['x-forwarded-for'] === undefined);

export const addProbes = (app: FastifyInstance, probed: Probed): void => {
  const quiet = { logLevel: 'error' } as const;
  app.get('/healthz', quiet, () => ({ ok: true }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const ok = !probed.stopping() && (await probed.ready());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayRead(request, probed.trustProxy)) return reply.code(404).send({ code: 'notFound' });
    return reply.type(probed.metrics.contentType).send(await probed.metrics.text());
  });
};
