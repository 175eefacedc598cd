/** The page's first file, for whoever draws a link too: the picture's address is absolute, and a table says what it is. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Front {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Whoever asks names the host: beyond these letters it is no host, and does not get into the page. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;
const PICTURE = /(<meta\s+property="og:image"\s+content=")(?=\/)/g;
const OF_TABLE = /content="[^"]*"(\s+)data-table="([^"]*)"/g;
const OTHERWISE = /\s+data-table="[^"]*"/g;
/** Hosts that are kept; a server has one or two. */
const KEPT = 16;

const originOf = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string => {
  if (publicUrl !== undefined) return publicUrl.replace(/\/$/, '');
  return HOST.test(host) ? `${protocol}://${host}` : '';
};

/** A table's link tells no more than that it is one: neither names nor the game. */
const htmlFor = (html: string, origin: string, table: boolean): string =>
  (table ? html.replace(OF_TABLE, 'content="$2"') : html.replace(OTHERWISE, '')).replace(
    PICTURE,
    (start) => `${start}${origin}`,
  );

const packed = (html: string): Front => {
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { etag, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
};

const encodingFor = ({ headers }: FastifyRequest): 'br' | 'gzip' | 'plain' => {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
};

const send = (request: FastifyRequest, reply: FastifyReply, front: Front): FastifyReply => {
  void reply.headers({ 'cache-control': 'no-cache', etag: front.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match']?.includes(front.etag)) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(front[encoding]);
};

export const frontOf = (file: string, publicUrl?: string) => {
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const kept = new Map<string, Front>();
  const frontFor = (origin: string, table: boolean): Front => {
    const key = `${table} ${origin}`;
    const front = kept.get(key) ?? packed(htmlFor(html, origin, table));
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, front);
    return front;
  };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    send(request, reply, frontFor(originOf(request, publicUrl), request.url.startsWith('/table/')));
};
