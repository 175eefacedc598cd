/**
 * How well calibrated every game's weights are, on games not used for training: a plot for each game and one JSON for all in
 * docs/training, and the rows of the table in docs/training.md. `node scripts/calibrate.mjs [--threads N] [--seed TEXT]
 * [--positions N] [GAME…]`; a GAME with a number, `base.2`, has weights for that many seats.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'training');
const book = join(folder, 'calibration.json');
/** Used to estimate how many games are enough. */
const SOME = 64;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threads: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'held out' },
    positions: { type: 'string', default: '100000' },
  },
});

const landnam = (...args) => {
  const main = join(root, 'packages', 'cli', 'dist', 'main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args, '--json'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
  return JSON.parse(stdout);
};

const files = new Set(readdirSync(join(root, 'packages', 'bots', 'weights')));
const fileOf = (name) => name.replaceAll('/', '.');
const hasWeights = (name) => files.has(`${fileOf(name)}.bin`);

/** A game's own weights, and those for a number of its seats. */
const namesOf = (game) => [game, ...[2, 3, 4].map((seats) => `${game}.${seats}`)];
const parse = (name) => {
  const [, game, seats] = /^(.+?)(?:\.(\d+))?$/.exec(name);
  return { game, seats: seats ?? '4' };
};

const selfplay = (name, games, out) => {
  const { game, seats } = parse(name);
  const who = ['--game', game, '--bots', 'normal', '--players', seats, '--watched', seats];
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

/** Of all seats, all turns. */
const measure = (name) => {
  const place = mkdtempSync(join(tmpdir(), 'calibrate-'));
  try {
    const rows = join(place, 'held.rows');
    const { rows: some } = selfplay(name, SOME, rows);
    selfplay(name, Math.max(SOME, Math.ceil((1.05 * Number(values.positions) * SOME) / some)), rows);
    return landnam('evaluate', '--rows', rows, '--plot', join(folder, `${fileOf(name)}.svg`)).files[0];
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

const line = (name, { rows, loss, error, phases }) => {
  const apart = ['opening', 'middle', 'end'].map((phase) => phases[phase].error.toFixed(4));
  const cells = [
    `[${name}](training/${fileOf(name)}.svg)`,
    rows.toLocaleString('en'),
    loss.toFixed(3),
    error.toFixed(4),
    ...apart,
  ];
  return `| ${cells.join(' | ')} |`;
};

const known = existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : {};
const names = positionals.length > 0 ? positionals : landnam('games').flatMap(({ id }) => namesOf(id));
for (const name of names.filter(hasWeights)) {
  const told = measure(name);
  const phases = Object.fromEntries(Object.entries(told.phases).map(([phase, each]) => [phase, short(each)]));
  known[name] = { seats: told.seats, ...short(told), phases };
  writeFileSync(book, `${JSON.stringify(known)}\n`);
  process.stdout.write(`${line(name, told)}\n`);
}
