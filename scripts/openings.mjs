/** Writes docs/training/openings.json: starting sites and pairs of them on the fixed boards, for whoever places first of four. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const book = join(root, 'docs', 'training', 'openings.json');

const landnam = (...args) => {
  const main = join(root, 'packages', 'cli', 'dist', 'main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(stderr.trim());
  return JSON.parse(stdout);
};

const hasWeights = (id) =>
  existsSync(join(root, 'packages', 'bots', 'weights', `${id.replaceAll('/', '.')}.bin`));
const isFixed = ({ options }) =>
  options.some(({ name, choices }) => name === 'setUp' && choices?.includes('fixed'));
const numbers = (openings) => openings.map(({ sites, worth }) => [...sites, worth]);

const asked = process.argv.slice(2);
const known = existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : {};
for (const game of landnam('games').filter((each) => isFixed(each) && hasWeights(each.id))) {
  if (asked.length > 0 && !asked.includes(game.id)) continue;
  const who = ['--game', game.id, '--players', '4', '--options', 'setUp=fixed', '--seed', 'fixed'];
  const { sites, pairs } = landnam('openings', ...who, '--firsts', '12', '--most', '40');
  known[game.id] = { seats: 4, sites: numbers(sites), pairs: numbers(pairs) };
  writeFileSync(book, `${JSON.stringify(known)}\n`);
  process.stdout.write(`${game.id}: ${sites.length} sites, best pair ${JSON.stringify(pairs[0])}\n`);
}
