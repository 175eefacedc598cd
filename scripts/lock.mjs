// npm omits native parts that the current registry does not have from the lock,
// and then refuses that lock in `npm ci`. This names them, each with its platform, so that npm skips them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

function libcOf(words) {
  if (words.some((word) => word.startsWith('musl'))) return 'musl';
  return words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
}

export function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  return { os, cpu, libc: libcOf(words) };
}

// npm 11 installs a part without a platform, which the registry does not have: leave such a part unnamed.
function entryFor(name, version, dev) {
  const { os, cpu, libc } = platformOf(name);
  if (!os && !cpu) return undefined;
  const list = (value) => (value ? [value] : undefined);
  return { version, cpu: list(cpu), dev: dev || undefined, libc: list(libc), optional: true, os: list(os) };
}

function missingParts(packages) {
  const isNamed = (path, name) =>
    `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages;
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d/.test(version) && !isNamed(path, name))
      .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, entry.dev)]),
  );
}

export function completeLock(lock) {
  const added = missingParts(lock.packages).filter(([, entry]) => entry);
  const all = [...Object.entries(lock.packages), ...added];
  const sorted = all.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

function main() {
  const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const before = readFileSync(path, 'utf8');
  const after = `${JSON.stringify(completeLock(JSON.parse(before)), null, 2)}\n`;
  if (after !== before) writeFileSync(path, after);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
