/** Endpoints for a proxy, a container engine and Prometheus. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, isNear } from '../net/addresses.js';
import type { Metrics } from './metrics.js';

export interface Probed {
  readonly metrics: Metrics;
  /** Whether the store answers. */
  ready(): Promise<boolean>;
  /** Once it is stopping, new players are sent elsewhere while the present ones are told. */
  stopping(): boolean;
  readonly trustProxy: boolean;
}

/** Metrics are internal: not for requests through a proxy whose clients we cannot identify. */
const mayRead = ({ raw }: FastifyRequest, trustProxy: boolean): boolean =>
  isNear(addressOf(raw, trustProxy)) && (trustProxy || raw.headers['x-forwarded-for'] === undefined);

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
