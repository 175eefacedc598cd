/** The fast lane: lint, format, types, layers, and the unit tests of packages that were touched since the branch left main. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

const lines = (text) => text.split('\n').filter((line) => line !== '');

/** On main itself: what has not been pushed yet; without a main: what has not been committed yet. */
function branchedAt() {
  const own = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main' ? '@{upstream}' : 'main';
  return git('merge-base', 'HEAD', own) || git('merge-base', 'HEAD', 'origin/main') || 'HEAD';
}

function touchedSince(commit) {
  const changed = lines(git('diff', '--name-only', commit));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...changed, ...added])].filter((path) => existsSync(new URL(path, `file://${root}`)));
}

const node = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
const vitest = (...args) => node('node_modules/vitest/vitest.mjs', ...args);

/**
 * In each touched package the tests that use what was touched; of those under `test/`, which play long, only the touched ones.
 * Other packages' tests are left to `npm test`: nearly all of them reach the engine.
 */
export function testRuns(since, paths) {
  const packages = new Set(paths.map((path) => /^packages\/[^/]+\/src\//.exec(path)?.[0]).filter(Boolean));
  const tests = paths.filter((path) => /^test\/.*(?<!\.long)\.test\.ts$/.test(path));
  return [
    ...(packages.size > 0 ? [['run', ...packages, '--changed', since, '--passWithNoTests']] : []),
    ...(tests.length > 0 ? [['run', ...tests]] : []),
  ];
}

function main() {
  const checked = node('scripts/test.mjs', 'lint', 'format', 'types', 'layers');
  const since = branchedAt();
  const results = testRuns(since, touchedSince(since)).map((args) => vitest(...args));
  process.exitCode = [checked, ...results].every((status) => status === 0) ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
