// Plain Node, no packages: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.landnam-installed');
// npm writes this file last: it is missing after an interrupted install.
const npmStamp = join(root, 'node_modules', '.package-lock.json');

const ageOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isInstalled = () => ageOf(npmStamp) > 0 && Math.max(ageOf(stamp), ageOf(npmStamp)) >= ageOf(lock);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Landnam needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

// The lock only names the native parts for Linux x64; elsewhere `npm ci` would leave them out.
export function installArguments(platform, arch) {
  const locked = platform === 'linux' && arch === 'x64';
  return locked ? ['ci', '--include=dev'] : ['install', '--no-package-lock', '--include=dev'];
}

// stdout stays empty, so that `landnam --json` can be piped.
function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function npm(args) {
  const script = process.env.npm_execpath;
  if (script) run(process.execPath, [script, ...args]);
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

function install() {
  console.error('Installing what is missing: a minute or two the first time …');
  npm([...installArguments(process.platform, process.arch), '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, '');
}

function build() {
  run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b']);
}

export function ensure(args = []) {
  checkNode();
  if (!isInstalled()) install();
  if (args.includes('--build')) build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensure(process.argv.slice(2));
