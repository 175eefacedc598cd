/** Puts mined puzzles where the page finds them, and their logs where tests do: `node scripts/puzzles.mjs DIR`, a folder of files that `landnam puzzles --out` wrote. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
const ROOT = new URL('..', import.meta.url);
/** Kept of each folder of games, and how clear they must be. */
const MOST = { base: 130, seafarers: 45, energies: 30, 'new-catan': 30 };
const LEAST = { margin: 0.09, playedOut: 0.06 };
/** Of cards bought for what they may be: there people disagreed most with smaller ones. */
const LEAST_DRAWN = { margin: 0.13, playedOut: 0.12 };
/** Nobody finds a longer plan. */
const LONGEST = 7;
const MOST_OTHERS = 3;

const isClear = ({ margins, needed, best }) => {
  const least = needed.includes('buyCard') ? LEAST_DRAWN : LEAST;
  const margin = Math.min(margins.expert, margins.tenfold);
  return margin >= least.margin && margins.playedOut >= least.playedOut && best.actions.length <= LONGEST;
};

const round = (value) => Math.round(value * 1000) / 1000;
const lineOf = ({ actions, chance }) => ({ actions, chance: round(chance) });
const compact = (puzzle) => ({
  ...puzzle,
  best: lineOf(puzzle.best),
  others: puzzle.others.slice(0, MOST_OTHERS).map(lineOf),
  margins: Object.fromEntries(Object.entries(puzzle.margins).map(([name, value]) => [name, round(value)])),
});

/** Games and kinds take turns, so that none is left out. */
const mixed = (found, most) => {
  const groups = new Map();
  for (const each of found) {
    const key = `${each.puzzle.game} ${each.puzzle.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const chosen = [];
  for (let turn = 0; chosen.length < Math.min(most, found.length); turn++)
    for (const group of groups.values())
      if (group[turn] !== undefined && chosen.length < most) chosen.push(group[turn]);
  return chosen.sort((one, other) => (one.puzzle.id < other.puzzle.id ? -1 : 1));
};

const all = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
const LOGS = new URL('test/puzzles/logs/', ROOT);
mkdirSync(LOGS, { recursive: true });
for (const [name, most] of Object.entries(MOST)) {
  const found = all.filter(({ puzzle }) => puzzle.game.split('/')[0] === name && isClear(puzzle));
  const chosen = mixed(found, most);
  const lines = chosen.map(({ puzzle }) => `${JSON.stringify(compact(puzzle))}\n`).join('');
  writeFileSync(new URL(`packages/web/src/features/${name}/training/puzzles.txt`, ROOT), lines);
  const logs = Object.fromEntries(chosen.map(({ puzzle, text }) => [puzzle.log, text]));
  writeFileSync(new URL(`${name}.json.gz`, LOGS), gzipSync(JSON.stringify(logs), { level: 9 }));
  console.log(`${name}: ${found.length} clear ones, ${chosen.length} kept`);
}
