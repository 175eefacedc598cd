/**
 * A bot of an old commit, as an external bot: `landnam arena --bots "normal,exec:node scripts/frozen.mjs 18de8d0 base normal,…"`.
 * `node scripts/frozen.mjs 18de8d0` puts the packages of that commit under `.frozen/` and builds them; a bot that finds none
 * there does so first. It speaks lines as `landnam bot` does, since it is the old version of that command.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const home = join(root, '.frozen');
const PARTS = ['packages', 'tsconfig.base.json', 'tsconfig.json', 'package.json'];

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${String(stderr) || String(stdout)}`);
  return stdout;
}

/** Everything that is installed here, except our own packages. */
function linkModules(folder) {
  const [here, there] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(there, '@landnam'), { recursive: true });
  for (const name of readdirSync(here))
    if (name !== '@landnam' && !name.startsWith('.')) symlinkSync(join(here, name), join(there, name));
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join('..', '..', 'packages', name), join(there, '@landnam', name));
    const own = join('packages', name, 'node_modules');
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own));
  }
}

function build(commit, folder) {
  const packed = run('git', ['archive', '--format=tar', commit, ...PARTS], root);
  const { status } = spawnSync('tar', ['-xf', '-', '-C', folder], { input: packed });
  if (status !== 0) throw new Error('tar: the commit could not be laid out');
  linkModules(folder);
  run(
    process.execPath,
    [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', 'packages/cli'],
    folder,
  );
}

/** Built in a temporary folder and moved into place as a whole: several may start together, and the first one counts. */
function make(commit, folder) {
  mkdirSync(home, { recursive: true });
  const draft = mkdtempSync(join(home, 'draft-'));
  try {
    build(commit, draft);
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const [commit = '', game, level] = process.argv.slice(2);
if (!/^[0-9a-f]{7,40}$/.test(commit) || (game !== undefined && level === undefined)) {
  console.error(
    'frozen.mjs takes a commit, which it builds, or a commit, a game and a level: 18de8d0 base normal',
  );
  process.exit(2);
}
const folder = join(home, commit);
const main = join(folder, 'packages', 'cli', 'dist', 'main.js');
if (!existsSync(main)) make(commit, folder);
if (game !== undefined) {
  process.argv.splice(2, process.argv.length, 'bot', '--game', game, '--level', level);
  await import(pathToFileURL(main).href);
}
