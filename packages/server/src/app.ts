/** The page's own server: static files, strict headers, one page for every address of the page. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import serveFiles from '@fastify/static';
import { MESSAGE_LIMIT } from '@landnam/protocol';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { frontOf } from './net/front.js';
import { logOptions } from './operations/logs.js';

export interface AppOptions {
  /** Folder of the built page; without one only the routes added later are served. */
  readonly page?: string | undefined;
  readonly logLevel?: string;
  /** Trust the client addresses that a proxy reports. */
  readonly trustProxy?: boolean;
  /** Milliseconds for a request to arrive, head and body. */
  readonly requestTime?: number;
  /** People reach it by https only. */
  readonly secure?: boolean;
  /** Public address, where a proxy stands in front of this process. */
  readonly publicUrl?: string | undefined;
}

const YEAR = 31_536_000;

/** Node checks for late requests only at intervals. */
const timesOf = (requestTimeout: number) => ({
  requestTimeout,
  headersTimeout: requestTimeout,
  connectionsCheckingInterval: Math.ceil(requestTimeout / 3),
});

/** Names of built files carry a hash of their content; everything else must be revalidated. */
const cacheFor = (path: string): string =>
  /[/\\]assets[/\\]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';

/** Inline scripts of the built page may run, by their hash; nothing injected later. */
const scriptsInside = (page: string): string[] => {
  const file = join(page, 'index.html');
  if (!existsSync(file)) return [];
  const scripts = readFileSync(file, 'utf8').matchAll(/<script>([^]*?)<\/script>/g);
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
};

const policyFor = (page?: string) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(page === undefined ? [] : scriptsInside(page))],
    workerSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'self'"],
    // the server itself speaks plain http on localhost; a proxy in front of it may upgrade
    upgradeInsecureRequests: null,
  },
});

/** Files have an extension; paths for programs are never answered with the page. */
const isPageAddress = ({ method, url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?');
  return (
    ['GET', 'HEAD'].includes(method) && !/\.[a-z0-9]+$/i.test(path) && !/^\/(?:api|socket\.io)\//.test(path)
  );
};

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const otherwise =
  (front: Answer): Answer =>
  (request, reply) =>
    isPageAddress(request) ? front(request, reply) : reply.code(404).send({ code: 'notFound' });

/** The framework's message about a broken request names its internals; the code alone is enough. */
const answerError = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  const status = error.statusCode ?? 500;
  if (status >= 500) reply.log.error(error);
  void reply.code(status).send({ code: status >= 500 ? 'failed' : 'badRequest' });
};

const addPage = async (app: FastifyInstance, page: string, publicUrl?: string): Promise<void> => {
  await app.register(serveFiles, {
    root: page,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => void reply.setHeader('cache-control', cacheFor(path)),
  });
  const front = frontOf(join(page, 'index.html'), publicUrl);
  app.get('/', front);
  app.setNotFoundHandler(otherwise(front));
};

export const makeApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { page, logLevel = 'silent', trustProxy = false, requestTime = 10_000, secure = false } = options;
  const logger = logOptions(logLevel);
  const app = fastify({
    logger,
    trustProxy,
    bodyLimit: MESSAGE_LIMIT,
    requestTimeout: requestTime,
    http: timesOf(requestTime),
    frameworkErrors: answerError,
  });
  // other hosts of the same domain may have no certificate
  const strictTransportSecurity = secure && { maxAge: YEAR, includeSubDomains: false };
  await app.register(helmet, { contentSecurityPolicy: policyFor(page), strictTransportSecurity });
  if (page !== undefined) await addPage(app, page, options.publicUrl);
  app.setErrorHandler(answerError);
  return app;
};
