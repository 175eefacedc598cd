import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { makeApp } from './app.js';

let app: FastifyInstance;
let page: string;

beforeAll(async () => {
  page = mkdtempSync(join(tmpdir(), 'landnam-page-'));
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, '.env'), 'hidden');
  writeFileSync(
    join(page, 'index.html'),
    `<title>Landnam</title><script>go()</script><script src="/a.js"></script>
<meta property="og:title" content="Landnam" data-table="Take a seat" /><meta property="og:image" content="/preview.jpg" />`,
  );
  writeFileSync(join(page, 'assets', 'a-1.js'), 'let a = 1;');
  writeFileSync(join(page, 'assets', 'a-1.js.br'), brotliCompressSync('let a = 1;'));
  app = await makeApp({ page });
});
afterAll(() => app.close());

test('every address of the page is answered with the page', async () => {
  for (const url of ['/', '/game/abc', '/rules/base?x=1']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Landnam');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

const metaOf = (body: string): string[] => body.match(/(?<=content=")[^"]*/g) ?? [];

test('a link shows a picture by its whole address; a table only that it is one', async () => {
  const home = await app.inject({ url: '/', headers: { host: 'games.example:8080' } });
  expect(metaOf(home.body)).toEqual(['Landnam', 'http://games.example:8080/preview.jpg']);
  const table = await app.inject({ url: '/table/abc?x=Ann', headers: { host: 'games.example' } });
  expect(metaOf(table.body)).toEqual(['Take a seat', 'http://games.example/preview.jpg']);
  for (const { body } of [home, table]) expect(body).not.toContain('data-table');
});

test('a host that is none does not get into the page, and the public address goes first', async () => {
  const { body } = await app.inject({ url: '/', headers: { host: 'a"><script>x' } });
  expect(metaOf(body)).toEqual(['Landnam', '/preview.jpg']);
  const behind = await makeApp({ page, publicUrl: 'https://landnam.example' });
  const answer = await behind.inject({ url: '/table/abc', headers: { host: 'inside:80' } });
  expect(metaOf(answer.body)).toContain('https://landnam.example/preview.jpg');
  await behind.close();
});

test('the page is handed out compressed, and not again to whoever has it', async () => {
  const answer = await app.inject({ url: '/game/abc', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>Landnam</title>');
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(answer.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a file that is missing is not answered with the page', async () => {
  const answer = await app.inject('/assets/none.js');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 'notFound' });
  expect((await app.inject({ method: 'POST', url: '/game/abc' })).statusCode).toBe(404);
});

test('built files are handed out compressed and kept for good', async () => {
  const answer = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('let a = 1;');
});

test('strict headers come with everything', async () => {
  const { headers } = await app.inject('/');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('only the inline scripts that the page was built with may run', async () => {
  const { headers } = await app.inject('/game/abc');
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
});

test('nothing outside the folder can be reached', async () => {
  for (const url of ['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/etc/passwd'])
    expect((await app.inject(url)).body).not.toContain('"name"');
});

test('hidden files are not handed out', async () => {
  const answer = await app.inject('/.env');
  expect([answer.statusCode, answer.body.includes('hidden')]).toEqual([404, false]);
});

test.each([
  ['GET', '/%', 400],
  ['GET', '/%c0%ae%c0%ae/', 400],
  ['GET', '/a%00.html', 400],
  ['GET', '/..%5cpackage.json', 403],
  ['PUT', '/assets/a-1.js', 404],
  ['DELETE', '/', 404],
  ['GET', '/api/nothing', 404],
  ['GET', '/socket.io/', 404],
  ['HEAD', '/game/abc', 200],
] as const)('%s %s is answered with %i and no more than a code', async (method, url, status) => {
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(status);
  if (status !== 200) expect(Object.keys(answer.json<object>())).toEqual(['code']);
});

test('unexpected bodies are refused, broken or long', async () => {
  const post = (payload: string) =>
    app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
  expect((await post('{{{')).json()).toEqual({ code: 'badRequest' });
  expect((await post(`"${'x'.repeat(20_000)}"`)).statusCode).toBe(413);
});
