/**
 * Measures pairs of levels in the arena and stores the results in docs/ladder.json, from which docs/ladder.md is written.
 *
 *     node scripts/ladder.mjs --threads 16                       every pair in every game, 2,000 games each
 *     node scripts/ladder.mjs --levels hard --only base,energies some levels and games, by the beginning of their names
 *     node scripts/ladder.mjs --players 3,4 --trade off          some tables
 *     node scripts/ladder.mjs --seconds 250                      no new pair is started after this many seconds
 *     node scripts/ladder.mjs --missing                          only what is not measured yet
 *     node scripts/ladder.mjs --plain                            without removing luck
 *     node scripts/ladder.mjs --levels none                      only rewrite the page
 *
 * Without a repository, `--commit` says what is measured; `--machine` where, for blocks brought from elsewhere. Blocks
 * are kept in `.ladder/`: a pair that was stopped continues where it was, and with other code starts over.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { page } from './ladder/page.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const main = join(root, 'packages', 'cli', 'dist', 'main.js');
const { codeFingerprint } = await import(join(root, 'packages', 'cli', 'dist', 'queue', 'code.js'));
const book = join(root, 'docs', 'ladder.json');

const PAIRS = [
  ['easy', 'random'],
  ['normal', 'easy'],
  ['hard', 'normal'],
  ['expert', 'normal'],
  ['expert', 'hard'],
];

const { values } = parseArgs({
  options: {
    threads: { type: 'string', default: String(availableParallelism()) },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'ladder' },
    only: { type: 'string', default: '' },
    levels: { type: 'string', default: 'easy,normal,hard,expert' },
    against: { type: 'string', default: 'random,easy,normal,hard' },
    players: { type: 'string', default: '2,3,4' },
    trade: { type: 'string', default: 'on,off' },
    seconds: { type: 'string', default: 'Infinity' },
    missing: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
    commit: { type: 'string' },
    machine: { type: 'string' },
  },
});
const [levels, opponents, trades, only] = [values.levels, values.against, values.trade, values.only].map(
  (text) => text.split(','),
);
const players = values.players.split(',').map(Number);

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
const folder = join(root, '.ladder', codeFingerprint());
const commit = values.commit ?? run('git', ['rev-parse', '--short', 'HEAD']).trim();
const machine =
  values.machine ?? `${cpus()[0].model.trim()}, ${values.threads} threads, Node ${process.versions.node}`;

/** The table of a row, and who sits there. */
const keyOf = ({ game, players: count, trade, level, against }) =>
  [game, count, trade, level, against].join(' ');

function tablesOf({ id, players: counts }) {
  return counts
    .filter((count) => players.includes(count))
    .flatMap((count) => trades.map((trade) => ({ game: id, players: count, trade })));
}

function wanted() {
  const games = JSON.parse(landnam(['games', '--json'])).filter(({ id }) =>
    only.some((name) => id.startsWith(name)),
  );
  const pairs = PAIRS.filter(([level, against]) => levels.includes(level) && opponents.includes(against));
  return pairs.flatMap(([level, against]) =>
    games.flatMap(tablesOf).map((table) => ({ ...table, level, against })),
  );
}

function measure(row) {
  const { game, players: count, trade, level, against } = row;
  const bots = [level, ...Array.from({ length: count - 1 }, () => against)].join(',');
  const blocks = Math.ceil(Number(values.games) / count);
  const options = trade === 'off' ? ['--options', 'noPlayerTrade=true'] : [];
  const command = [
    'arena',
    '--game',
    game,
    '--bots',
    bots,
    '--blocks',
    String(blocks),
    '--seed',
    values.seed,
    ...options,
    ...(values.plain ? [] : ['--corrected']),
  ];
  const out = join(folder, `${keyOf(row).replaceAll(/[/ ]/g, '.')}-${values.seed}.jsonl`);
  const report = JSON.parse(landnam([...command, '--threads', values.threads, '--out', out, '--json']));
  const [{ games, wins, rate, low, high, corrected }] = report.seats;
  const { errors, cpuSeconds } = report;
  console.error(`${keyOf(row)}: ${(100 * (corrected?.rate ?? rate)).toFixed(1)} % of ${games}`);
  return {
    ...row,
    games,
    wins,
    rate,
    low,
    high,
    ...(corrected === undefined ? {} : { corrected }),
    errors,
    cpuSeconds,
    command: `landnam ${command.join(' ')}`,
    commit,
    machine,
  };
}

const known = new Map(
  (existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : []).map((row) => [keyOf(row), row]),
);

/** After every pair, so that nothing is lost when it is stopped. */
function write() {
  const rows = [...known.values()];
  writeFileSync(book, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
  writeFileSync(join(root, 'docs', 'ladder.md'), page(rows, PAIRS));
}

mkdirSync(folder, { recursive: true });
const until = performance.now() + 1000 * Number(values.seconds);
for (const row of wanted()) {
  if (performance.now() > until) break;
  if (values.missing && known.has(keyOf(row))) continue;
  known.set(keyOf(row), measure(row));
  write();
}
write();
