/**
 * How much of a game is luck: plays games between equal bots on every map and tells what nature's outcomes explain of who wins.
 *
 *     node scripts/luck.mjs --threads 16 --json                 every map with every number of players, 1,000 games each
 *     node scripts/luck.mjs --games 200 --only base,energies    fewer games, some maps by the beginning of their names
 *     node scripts/luck.mjs --seconds 540                       no new games are started after this many seconds
 *     node scripts/luck.mjs --table                             the rows of docs/review.md, from what is measured
 *
 * Games are kept in `.luck/`: whoever stops it goes on where it was. Another `--bot` or changed weights belong into another `--out`.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chiSquareTail, luckFigures, meanTest } from '../packages/bots/dist/luck/index.js';
import { playOnThreads } from '../packages/cli/dist/pool.js';
import { ATLAS } from '../packages/maps/dist/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    threads: { type: 'string', default: String(availableParallelism()) },
    games: { type: 'string', default: '1000' },
    bot: { type: 'string', default: 'normal' },
    only: { type: 'string', default: '' },
    players: { type: 'string', default: '2,3,4' },
    seconds: { type: 'string', default: 'Infinity' },
    out: { type: 'string', default: join(root, '.luck', 'games.jsonl') },
    json: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
  },
});
const EACH = 20;
const [games, until] = [Number(values.games), performance.now() + 1000 * Number(values.seconds)];
const only = values.only.split(',');
const players = values.players.split(',').map(Number);

const tables = [...ATLAS.values()].flatMap((map) =>
  map.players
    .filter((seats) => players.includes(seats) && only.some((name) => map.id.startsWith(name)))
    .map((seats) => ({ game: map.id, seats })),
);

/** What was kept, by table and first game; a line that was cut off is played again. */
function kept() {
  const found = new Map();
  if (!existsSync(values.out)) return found;
  for (const line of readFileSync(values.out, 'utf8').split('\n').filter(Boolean)) {
    try {
      const row = JSON.parse(line);
      const isWhole = row.to >= Math.min(games, row.from + EACH);
      if (row.bot === values.bot && isWhole) found.set(`${row.game} ${row.seats} ${row.from}`, row);
    } catch {
      // stopped in the middle of a line
    }
  }
  return found;
}

function* missing(done) {
  for (let from = 0; from < games; from += EACH)
    for (const { game, seats } of tables)
      if (!done.has(`${game} ${seats} ${from}`))
        yield { game, seats, bot: values.bot, from, to: Math.min(games, from + EACH) };
}

async function playMissing(done) {
  mkdirSync(dirname(values.out), { recursive: true });
  const worker = new URL('./luck/games.mjs', import.meta.url);
  await playOnThreads(worker, Number(values.threads), missing(done), (row) => {
    done.set(`${row.game} ${row.seats} ${row.from}`, row);
    appendFileSync(values.out, `${JSON.stringify(row)}\n`);
    return performance.now() < until;
  });
}

function figuresOf({ game, seats }, done) {
  const rows = [...done.values()].filter((row) => row.game === game && row.seats === seats);
  const played = rows.flatMap((row) => row.games);
  if (played.length < 2 * seats) return { game, seats, games: played.length };
  const { share, slope } = luckFigures(played);
  const raw = luckFigures(played.map(({ result, raw: luck }) => ({ result, luck })));
  const { statistic, degrees } = meanTest(played);
  const turns = played.reduce((sum, each) => sum + each.turns, 0) / played.length;
  return {
    game,
    seats,
    games: played.length,
    turns,
    share,
    slope,
    rawShare: raw.share,
    rawSlope: raw.slope,
    chiSquare: statistic,
    degrees,
    p: chiSquareTail(statistic, degrees),
  };
}

const percent = (share) => (share === undefined ? '–' : `${Math.round(100 * share)} %`);
const two = (value) => (value === undefined ? '–' : value.toFixed(2));

const markdown = (rows) =>
  [
    '| game | players | games | turns | luck explains | slope | raw: explains | slope |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) =>
      [
        '',
        `\`${row.game}\``,
        row.seats,
        row.games,
        row.turns === undefined ? '–' : Math.round(row.turns),
        percent(row.share),
        two(row.slope),
        percent(row.rawShare),
        two(row.rawSlope),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');

const done = kept();
if (!values.table) await playMissing(done);
const rows = tables.map((table) => figuresOf(table, done));
const measured = rows.filter(({ chiSquare }) => chiSquare !== undefined);
const joint = measured.reduce(
  (sum, { chiSquare, degrees }) => ({ chiSquare: sum.chiSquare + chiSquare, degrees: sum.degrees + degrees }),
  { chiSquare: 0, degrees: 0 },
);
const p = chiSquareTail(joint.chiSquare, joint.degrees);
if (values.json)
  console.log(JSON.stringify({ bot: values.bot, tables: rows, mean: { ...joint, p } }, null, 2));
else {
  console.log(markdown(rows));
  console.log(
    `\nMean luck of all seats is 0: chi-square ${joint.chiSquare.toFixed(1)} with ${joint.degrees} degrees, p = ${p.toFixed(3)}`,
  );
}
