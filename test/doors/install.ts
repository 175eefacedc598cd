/** An empty folder far from the repository, with the packed packages in its `node_modules`. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PUBLISHED, root } from './packages.js';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const run = (folder: string, command: string, ...args: readonly string[]): Ran => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' },
  });
  return { code: status, out: stdout, err: error === undefined ? stderr : String(error) };
};

export const must = (ran: Ran): string => {
  if (ran.code !== 0) throw new Error(`exit code ${ran.code}\n${ran.out}\n${ran.err}`);
  return ran.out;
};

export const runTsc = (folder: string, ...args: readonly string[]): Ran =>
  run(folder, process.execPath, join(root, 'node_modules', 'typescript', 'bin', 'tsc'), ...args);

export interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

const packInto = (folder: string): readonly Packed[] => {
  const packages = PUBLISHED.flatMap(({ name }) => ['-w', name]);
  const told = must(
    run(root, 'npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...packages),
  );
  // npm 12 returns an object by name, older versions a list
  return Object.values(JSON.parse(told) as Readonly<Record<string, Packed>>);
};

/** The registry is not asked: dependencies are the repository's own copies. */
const linkOthers = (modules: string): void => {
  const names = PUBLISHED.flatMap(({ dependencies = {} }) => Object.keys(dependencies));
  for (const name of new Set([...names, '@types/node'])) {
    if (name.startsWith('@landnam/')) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
};

export interface Installed {
  readonly folder: string;
  readonly packed: readonly Packed[];
}

export const install = (): Installed => {
  must(runTsc(root, '-b', ...PUBLISHED.map(({ folder }) => folder)));
  const folder = mkdtempSync(join(tmpdir(), 'landnam-installed-'));
  const packed = packInto(folder);
  const modules = join(folder, 'node_modules');
  for (const { name, filename } of packed) {
    mkdirSync(join(modules, name), { recursive: true });
    must(run(folder, 'tar', '-xzf', filename, '-C', join(modules, name), '--strip-components=1'));
  }
  linkOthers(modules);
  cpSync(join(root, 'examples'), join(folder, 'examples'), {
    recursive: true,
    filter: (path) => !path.startsWith(join(root, 'examples', 'dist')),
  });
  return { folder, packed };
};
