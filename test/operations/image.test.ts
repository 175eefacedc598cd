/** The image without a container engine: what the Dockerfile copies, in an empty folder, and the commands documented for it. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newGuest } from '../support/server.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'landnam-image-'));
const app = join(folder, 'app');
const bin = join(folder, 'bin');
const data = join(folder, 'data');

/** What `npm prune --omit=dev` leaves, without copying half a gigabyte; our own packages are copies. */
const linkModules = (): void => {
  const list = execFileSync('npm', ['ls', '--all', '--omit=dev', '--parseable'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for (const path of list.split('\n').map((line) => relative(root, line))) {
    const [first, ...rest] = path.split('node_modules/');
    if (first !== '' || rest.length !== 1 || rest[0].startsWith('@landnam/')) continue;
    mkdirSync(dirname(join(app, path)), { recursive: true });
    symlinkSync(join(root, path), join(app, path));
  }
  mkdirSync(join(app, 'node_modules/@landnam'), { recursive: true });
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(app, 'packages', name), join(app, 'node_modules/@landnam', name));
};

const copyPackages = (): void => {
  for (const name of readdirSync(join(root, 'packages')))
    for (const part of ['package.json', 'dist', 'weights', 'node_modules'])
      if (existsSync(join(root, 'packages', name, part)))
        cpSync(join(root, 'packages', name, part), join(app, 'packages', name, part), { recursive: true });
};

/** `/app` is elsewhere here. */
const copyCommands = (): void => {
  mkdirSync(bin);
  for (const name of ['landnam', 'healthy']) {
    const text = readFileSync(join(root, 'deploy', name), 'utf8').replaceAll('/app/', `${app}/`);
    writeFileSync(join(bin, name), text, { mode: 0o755 });
  }
};

beforeAll(() => {
  mkdirSync(app);
  cpSync(join(root, 'package.json'), join(app, 'package.json'));
  copyPackages();
  linkModules();
  copyCommands();
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page', 'index.html'), '<title>Landnam</title>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = (more: Record<string, string> = {}) => ({
  PATH: `${bin}:${process.env['PATH']}`,
  DATA_DIR: data,
  HOST: '127.0.0.1',
  LANDNAM_PAGE: join(folder, 'page'),
  ...more,
});

const run = (command: string, args: readonly string[], more: Record<string, string> = {}) =>
  spawnSync(command, args, { cwd: app, env: environment(more), encoding: 'utf8' });

const serve = async (more: Record<string, string>): Promise<{ child: ChildProcess; url: string }> => {
  const command = /^CMD (.*)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '[]';
  const [program = '', ...args] = JSON.parse(command) as string[];
  const child = spawn(program, args, {
    cwd: app,
    env: environment(more),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, url: /http:\S+\d/.exec(line)?.[0] ?? '' };
};

test('the image’s own command manages its server', async () => {
  const { child, url } = await serve({ PORT: '0', DRAIN_SECONDS: '0' });
  await newGuest(url, 'Asa');
  expect(run('landnam', ['admin', 'list'])).toMatchObject({ status: 0, stdout: 'There are no tables.\n' });
  const backup = join(folder, 'one.jsonl');
  expect(run('landnam', ['admin', 'backup', backup]).stdout).toMatch(/rows are in/);
  expect(readFileSync(backup, 'utf8')).toContain('Asa');
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test('the health check asks the port that the server has, and is cheap', async () => {
  const { child, url } = await serve({ PORT: '0', DRAIN_SECONDS: '600' });
  const { port } = new URL(url);
  expect(run('healthy', [], { PORT: port }).status).toBe(0);
  child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  // it answers 503 for as long as configured, and plays on meanwhile
  expect(run('healthy', [], { PORT: port }).status).toBe(1);
  expect(await newGuest(url)).not.toBe('');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(run('healthy', [], { PORT: port }).status).toBe(1);
});

test('the backup service writes one and deletes old ones', () => {
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const old = join(backups, 'landnam-2020-01-01T000000Z.jsonl');
  writeFileSync(old, '');
  utimesSync(old, 1, 1);
  const done = run('sh', [join(root, 'deploy/backup.sh')], { BACKUPS: backups });
  expect([done.status, done.stderr]).toEqual([0, '']);
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^landnam-20[2-9]\d-.*\.jsonl$/)]);
  const lost = run('sh', [join(root, 'deploy/backup.sh')], { BACKUPS: join(folder, 'none') });
  expect(lost.status).not.toBe(0);
});
