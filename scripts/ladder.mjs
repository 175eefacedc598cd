/**
 * Writes docs/ladder.md: every level against three of the one below it, in every game, by the arena.
 *
 *     node scripts/ladder.mjs --threads 16                     all of it, 2,000 games a pairing
 *     node scripts/ladder.mjs --threads 2 --only base,energies some games, by the beginning of their names
 *     node scripts/ladder.mjs --games 400 --print              a quick look, which is not written down
 *
 * Where there is no repository, `--commit` says what is measured. Results are kept in `.ladder/`: a run that was stopped
 * goes on where it was, and one with other code begins anew.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const main = join(root, 'packages', 'cli', 'dist', 'main.js');

const { botNames } = await import(join(root, 'packages', 'bots', 'dist', 'index.js'));

/** Weakest first. */
const LEVELS = ['random', 'easy', 'normal', 'hard', 'expert'].filter((level) => botNames().includes(level));
const PLAYERS = 4;

const { values } = parseArgs({
  options: {
    threads: { type: 'string', default: String(availableParallelism()) },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'ladder' },
    only: { type: 'string', default: '' },
    commit: { type: 'string' },
    print: { type: 'boolean', default: false },
  },
});

function run(command, args) {
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: exit code ${status}`);
  return stdout;
}
const landnam = (args) => run(process.execPath, [main, ...args]);

/** Results of other code are other results. */
function codeHash() {
  const hash = createHash('sha256');
  for (const part of ['engine/dist', 'maps/dist', 'bots/dist', 'bots/weights']) {
    const folder = join(root, 'packages', part);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => /\.(?:js|json|bin)$/.test(each)).toSorted())
      hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

const only = values.only.split(',');
const all = JSON.parse(landnam(['games', '--json'])).filter(({ players }) => players.includes(PLAYERS));
const games = all.filter(({ id }) => only.some((name) => id.startsWith(name)));
const missing = all.filter((game) => !games.includes(game)).map(({ id }) => id);
const pairs = LEVELS.slice(1).map((level, i) => [level, LEVELS[i]]);
const folder = join(root, '.ladder', codeHash());
const blocks = Math.ceil(Number(values.games) / PLAYERS);

function measure(id, [level, below]) {
  const bots = [level, ...Array.from({ length: PLAYERS - 1 }, () => below)].join(',');
  const command = ['arena', '--game', id, '--bots', bots, '--blocks', String(blocks), '--seed', values.seed];
  const out = join(folder, `${id.replaceAll('/', '.')}-${level}-${below}-${values.seed}.jsonl`);
  const told = landnam([...command, '--threads', values.threads, '--out', out, '--json']);
  const report = JSON.parse(told);
  console.error(`${id}: ${level} against ${below}: ${percent(report.seats[0].rate)}`);
  return { id, level, below, command, report };
}

const percent = (rate) => `${(100 * rate).toFixed(1)} %`;

function row({ id, below, level, report }) {
  const [{ games: count, rate, low, high }] = report.seats;
  const between = `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;
  const cells = [id, level, `3 ${below}`, count.toLocaleString('en'), percent(rate), between, report.errors];
  return `| ${cells.join(' | ')} |`;
}

function page(results) {
  const commit = values.commit ?? run('git', ['rev-parse', '--short', 'HEAD']).trim();
  const seconds = results.reduce((sum, { report }) => sum + report.cpuSeconds, 0);
  const machine = `${cpus()[0].model.trim()}, ${values.threads} threads, Node ${process.versions.node}`;
  return [
    '# The ladder',
    '',
    `One seat of each level against three of the level below, by [the arena](arena.md): wins of that seat and their 95 % interval. Even`,
    `play is 25 %. All levels see what their seat sees, and trade is on. Measured at ${commit} on ${machine};`,
    `${Math.round(seconds).toLocaleString('en')} CPU seconds in all. Two runs give the same table.`,
    '',
    '| game | level | against | games | wins | 95 % | errors |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...results.map(row),
    '',
    ...(missing.length === 0 ? [] : [`Not measured yet: ${missing.join(', ')}.`, '']),
    '## How it is made',
    'This page is written by one command; the lines below it are what it runs, each with `--threads` and `--json` besides:',
    '',
    '```text',
    `node scripts/ladder.mjs --threads ${values.threads} --games ${values.games} --seed ${values.seed}${values.only && ` --only ${values.only}`}`,
    ...results.map(({ command }) => `landnam ${command.join(' ')}`),
    '```',
    '',
  ].join('\n');
}

mkdirSync(folder, { recursive: true });
const results = pairs.flatMap((pair) => games.map(({ id }) => measure(id, pair)));
if (values.print) console.log(page(results));
else writeFileSync(join(root, 'docs', 'ladder.md'), page(results));
