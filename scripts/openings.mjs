/** Writes docs/training/openings.json: starting sites and pairs of them on the fixed boards, for every number of players and every place in the order. */
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

/** Who begins, then everyone in the order of the draft; earlier seats place as `normal` would. */
const openingsOf = (id, players) => {
  const board = ['--game', id, '--players', String(players), '--options', 'setUp=fixed', '--seed', 'fixed'];
  const told = (...more) => landnam('openings', ...board, '--firsts', '12', '--most', '40', ...more);
  const first = told();
  const later = Array.from({ length: players - 1 }, (_, place) => (first.seat + place + 1) % players);
  const all = [first, ...later.map((seat) => told('--seat', String(seat)))];
  return all.map(({ sites, pairs }) => ({ sites: numbers(sites), pairs: numbers(pairs) }));
};

const asked = process.argv.slice(2);
const known = existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : {};
for (const { id, players } of landnam('games').filter((each) => isFixed(each) && hasWeights(each.id))) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  known[id] = Object.fromEntries(players.map((count) => [count, openingsOf(id, count)]));
  writeFileSync(book, `${JSON.stringify(known)}\n`);
  process.stdout.write(
    `${id}: best pair of the first of ${players.at(-1)} ${known[id][players.at(-1)][0].pairs[0]}\n`,
  );
}
