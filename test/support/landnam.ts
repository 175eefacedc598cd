/** Runs the real command, as built, as a child process, or from its sources in this one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { rootFolder } from '../../packages/cli/src/files.js';
import { run } from '../../packages/cli/src/program.js';

export const root = rootFolder();
export const main = join(root, 'packages', 'cli', 'dist', 'main.js');

export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A separate folder for each test file, deleted after the last test. */
export const commandFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'landnam-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export const landnamIn =
  (folder: string) =>
  (...args: string[]): Answer => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
      encoding: 'utf8',
      cwd: folder,
      timeout: 60_000,
      env: { ...process.env, NO_COLOR: '1' },
    });
    return { code: status, out: stdout, err: stderr };
  };

/** The same command from its sources, in this process: starting a hundred processes would take a minute. */
export const inside = async (...args: string[]): Promise<Answer> => {
  const written = { out: '', err: '' };
  const catching = (name: 'out' | 'err') => (text: string | Uint8Array) => {
    written[name] += String(text);
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(catching('out'));
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(catching('err'));
  try {
    return { code: await run(args), ...written };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
};

export const SIMULATE = ['simulate', '--game', 'base', '--players', '4', '--bots', 'random'];
