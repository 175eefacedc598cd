/** `landnam serve`, the real process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'landnam-serve-'));
const page = join(folder, 'page');
mkdirSync(page);
writeFileSync(join(page, 'index.html'), '<title>Landnam</title>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serve = (...flags: string[]): ChildProcess =>
  spawn('node', ['packages/cli/dist/main.js', 'serve', ...flags], {
    env: { ...process.env, LANDNAM_PAGE: page },
  });

/** What a process prints until it matches, or ends. */
const saidBy = (child: ChildProcess, wanted: RegExp): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    const hear = (part: Buffer): void => {
      text += part.toString();
      if (wanted.test(text)) resolve(text);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => resolve(`${text} (exit ${code})`));
  });

test('serves at the address it prints, and ends when it is told to', async () => {
  const child = serve('--port', '0', '--host', '127.0.0.1', '--data-dir', join(folder, 'data'));
  const said = await saidBy(child, /served at http\S+/);
  const [url = ''] = /http\S+/.exec(said) ?? [];
  expect(await (await fetch(url)).text()).toContain('Landnam');
  expect(await (await fetch(`${url}readyz`)).json()).toEqual({ ok: true });
  child.kill('SIGTERM');
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code).toBe(0);
});

test('says in one line what is wrong', async () => {
  expect(await saidBy(serve('--port', 'x'), /\n$/)).toMatch(
    /^landnam: PORT is "x", but must be a number[^\n]*\n$/,
  );
});
