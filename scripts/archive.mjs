/**
 * Adds finished logs to `test/archive/logs` for games, seat counts and options that none of them covers yet.
 * It never touches an existing log: those were written by the code of their day.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { botSeed, Chance, makeBots, natureSeed, recordGame } from '../packages/bots/dist/index.js';
import { allPoints } from '../packages/engine/dist/index.js';
import { GALLERY } from '../packages/maps/dist/gallery/index.js';
import { takeOwn } from '../packages/table/dist/index.js';
import { ATLAS, dealTable, findTable, optionsOf, replayLog } from '../packages/maps/dist/index.js';

const folder = fileURLToPath(new URL('../test/archive/logs', import.meta.url));
const resultsFile = fileURLToPath(new URL('../test/archive/results.json', import.meta.url));
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
/** Logs for each game and number of seats: two among `greedy`, one that includes `random`, and a long one with most seats. */
const ROWS = [
  ['default', ['greedy']],
  ['house', ['greedy']],
  ['mixed', ['random', 'greedy']],
  ['random', ['random']],
  // options that came later; each generation has a name
  ['house-2', ['normal']],
];
/** Once per game, with the most seats it has. */
const LARGEST = ['random', 'house-2'];

/** What a log can show of an option: each choice, a switch that is on, a number other than the default. */
const valuesOf = ({ choices, default: usual, least, most }) => {
  if (choices !== undefined) return choices;
  if (typeof usual === 'boolean') return [true];
  return [Math.min(most, usual + 1), Math.max(least, usual - 2)];
};

/** The k-th log of a game takes the k-th value of each option, so that a few logs show all of them. */
const optionsFor = (map, seats, row, k) =>
  row === 'default' || row === 'random'
    ? {}
    : Object.fromEntries(
        optionsOf(map, seats).map((spec) => [spec.name, valuesOf(spec)[k % valuesOf(spec).length]]),
      );

const write = (name, id, seats, bots, options) => {
  const table = findTable(id, seats, options);
  if (!table.ok) throw new Error(`${name}: ${table.error}`);
  const nature = new Chance(natureSeed(name, 0));
  const whims = new Chance(botSeed(name, 0));
  const names = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]);
  const deal = dealTable(table.value, nature.below);
  const players = makeBots(names, table.value.game, whims.below);
  const about = { seed: natureSeed(name, 0), seated: names.map((bot) => `bot ${bot}`) };
  const { text, reason } = recordGame(table.value, deal, players, nature.below, { about });
  writeFileSync(join(folder, `${name}.log.br`), brotliCompressSync(text, QUALITY));
  console.log(`${name}: ${reason}, ${text.length} bytes`);
};

const known = readdirSync(folder);
for (const map of ATLAS.values())
  for (const [i, seats] of map.players.entries())
    for (const [k, [row, bots]] of ROWS.entries()) {
      const name = `${map.id.replaceAll('/', '.')}-${seats}-${String(row)}`;
      if (known.includes(`${name}.log.br`) || (LARGEST.includes(row) && seats < Math.max(...map.players)))
        continue;
      write(name, map.id, seats, bots, optionsFor(map, seats, row, k - 1 + 2 * i));
    }

/** Maps that do not ship stand in the header, and replay for ever: some of the gallery as it was on its first day. */
const OWN = ['duel-isle', 'misty-heart', 'race-of-wonders', 'great-land'];
for (const map of GALLERY) {
  const called = map.id.replace('gallery/', '');
  const name = `own.${called}-${Math.max(...map.players)}`;
  if (OWN.includes(called) && !known.includes(`${name}.log.br`))
    write(name, takeOwn(map).id, Math.max(...map.players), ['normal'], {});
}

/** The result of a log, once and for all: later changes of the rules are held to it. */
const resultOf = (file) => {
  const replay = replayLog(String(brotliDecompressSync(readFileSync(join(folder, file)))));
  if (!replay.ok) throw new Error(`${file}: ${replay.error.why}`);
  const { game, state, plies, outcome } = replay.value;
  const points = Array.from({ length: game.seats }, (_, seat) => allPoints(game, state, seat));
  return { entries: plies, outcome, points };
};

const results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
for (const file of readdirSync(folder)) results[file.replace('.log.br', '')] ??= resultOf(file);
const rows = Object.entries(results).map(([name, result]) => `  "${name}": ${JSON.stringify(result)}`);
writeFileSync(resultsFile, `{\n${rows.join(',\n')}\n}\n`);
