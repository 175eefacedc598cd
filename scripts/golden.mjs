/** Runs the golden tests; with --accept their files become what the code says now. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
if (words.some((word) => word !== '--accept')) {
  console.error('golden.mjs takes nothing but --accept');
  process.exit(2);
}

const accept = words.includes('--accept');
const tests = ['test/perft', 'test/plans', 'test/playthroughs', 'test/doors/exports.test.ts'];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LANDNAM_ACCEPT: accept ? '1' : '' },
});
if (accept && status === 0)
  console.log('Accepted. Look at the difference, and name the rule in the commit message.');
process.exit(status ?? 1);
