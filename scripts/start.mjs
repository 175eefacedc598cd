// Builds everything and serves the page, and prints no more than a newcomer needs.
import { run } from './quiet.mjs';

const STEPS = [
  { what: 'the rules, the bots and the server', command: ['tsc', '-b'] },
  { what: 'the page', command: ['npm', 'run', '-s', 'build', '-w', 'packages/web'] },
];

for (const { what, command } of STEPS) {
  const start = performance.now();
  process.stdout.write(`Building ${what} … `);
  const code = await run(command, { quiet: true });
  console.log(code === 0 ? `${((performance.now() - start) / 1000).toFixed(1)} s` : 'failed');
  if (code !== 0) process.exit(code);
}

await import('../packages/server/dist/main.js');
