/**
 * How true the chances of every game's weights are, on games that trained nothing: a plot for each game and one JSON for all in
 * docs/training, and the rows of the table in docs/training.md. `node scripts/calibrate.mjs [--threads N] [--seed TEXT] [GAME…]`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'training');
const book = join(folder, 'calibration.json');
const ENOUGH = 100_000;
/** To guess from how many games are enough. */
const SOME = 64;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { threads: { type: 'string', default: '1' }, seed: { type: 'string', default: 'held out' } },
});

const landnam = (...args) => {
  const main = join(root, 'packages', 'cli', 'dist', 'main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args, '--json'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
  return JSON.parse(stdout);
};

const fileOf = (game) => game.replaceAll('/', '.');
const hasWeights = (game) => existsSync(join(root, 'packages', 'bots', 'weights', `${fileOf(game)}.bin`));

const selfplay = (game, games, out) => {
  const who = ['--game', game, '--bots', 'normal', '--players', '4', '--watched', '4'];
  return landnam(
    'selfplay',
    ...who,
    '--games',
    String(games),
    '--seed',
    values.seed,
    '--out',
    out,
    '--threads',
    values.threads,
  );
};

/** Of four seats, all turns. */
const measure = (game) => {
  const place = mkdtempSync(join(tmpdir(), 'calibrate-'));
  try {
    const rows = join(place, 'held.rows');
    const { rows: some } = selfplay(game, SOME, rows);
    selfplay(game, Math.max(SOME, Math.ceil((1.05 * ENOUGH * SOME) / some)), rows);
    return landnam('evaluate', '--rows', rows, '--plot', join(folder, `${fileOf(game)}.svg`)).files[0];
  } finally {
    rmSync(place, { recursive: true });
  }
};

const digits = (value, count) => Number(value.toFixed(count));
const short = ({ rows, loss, error, bins }) => ({
  rows,
  loss: digits(loss, 4),
  error: digits(error, 5),
  bins: bins.map(({ count, chance, share }) => [count, digits(chance, 4), digits(share, 4)]),
});

const line = (game, { rows, loss, error, phases }) => {
  const apart = ['opening', 'middle', 'end'].map((name) => phases[name].error.toFixed(4));
  const cells = [
    `[${game}](training/${fileOf(game)}.svg)`,
    rows.toLocaleString('en'),
    loss.toFixed(3),
    error.toFixed(4),
    ...apart,
  ];
  return `| ${cells.join(' | ')} |`;
};

const known = existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : {};
const games = positionals.length > 0 ? positionals : landnam('games').map(({ id }) => id);
for (const game of games.filter(hasWeights)) {
  const told = measure(game);
  const phases = Object.fromEntries(Object.entries(told.phases).map(([name, phase]) => [name, short(phase)]));
  known[game] = { seats: told.seats, ...short(told), phases };
  writeFileSync(book, `${JSON.stringify(known)}\n`);
  process.stdout.write(`${line(game, told)}\n`);
}
