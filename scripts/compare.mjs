/**
 * Two checkouts against each other: `node scripts/compare.mjs OLD NEW [--games a,b] [--bots NAME] [--runs N]
 * [--rounds N] [--slice SECONDS]`.
 * Both are built folders. Games of four seats, random ones unless a bot is named, one warm process per checkout, alternating in slices; CPU time; the
 * ratio of the best slices, and the median of the ratios slice by slice. Both play the same games: different counts of actions mean different play and are reported.
 */
import { fork } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const ALL = [
  'base',
  ...[
    'new-shores',
    'four-islands',
    'fog-islands',
    'through-the-desert',
    'forgotten-tribe',
    'cloth',
    'pirate-islands',
    'wonders',
    'new-world',
  ].map((map) => `seafarers/${map}`),
  'energies',
  'new-catan',
];
const SEATS = 4;
/** CPU seconds for the compiler to warm up. */
const WARM = 1.5;

const load = (folder, name) => import(pathToFileURL(`${folder}/packages/${name}/dist/index.js`).href);

/** Plays on in its own process whenever it is asked to. */
const serve = async (folder, game, bot) => {
  const { botSeed, Chance, Driver, makeBots, natureSeed } = await load(folder, 'bots');
  const { dealTable, findTable } = await load(folder, 'maps');
  const found = findTable(game, SEATS);
  const table = found.value ?? found;
  const [nature, whims] = [new Chance(''), new Chance('')];
  const driver = new Driver(table);
  const bots = makeBots(Array(SEATS).fill(bot), table.game, whims.below);
  const play = (games) => {
    let plies = 0;
    for (let index = 0; index < games; index++) {
      nature.restart(natureSeed('bench', index));
      whims.restart(botSeed('bench', index));
      plies += driver.play(dealTable(table, nature.below), bots, nature.below).plies;
    }
    return plies;
  };
  process.on('message', (games) => {
    const start = process.cpuUsage();
    const plies = play(games);
    const { user, system } = process.cpuUsage(start);
    process.send({ plies, seconds: (user + system) / 1e6 });
  });
  process.send({ ready: true });
};

const answer = (child) =>
  new Promise((resolve, reject) => {
    const gone = (code) => reject(new Error(`a player ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (told) => {
      child.off('exit', gone);
      resolve(told);
    });
  });

const ask = (child, games) => {
  child.send(games);
  return answer(child);
};

const startPlayer = async (folder, game, bot) => {
  const child = fork(new URL(import.meta.url), ['--serve', folder, game, bot]);
  await answer(child);
  return child;
};

/** As many games as fill a slice, once the compiler is warm. */
const sizeOf = async (child, slice) => {
  let games = 8;
  let taken = 0;
  for (let spent = 0; spent < WARM; spent += taken) {
    ({ seconds: taken } = await ask(child, games));
    if (taken < slice) games = Math.ceil(games * Math.min(4, slice / taken));
  }
  return games;
};

/** One process of each: the compiler decides anew in every process, and not always alike. */
const compareOnce = async (folders, game, { bots, rounds, slice }, sum) => {
  const players = [];
  for (const folder of folders) players.push(await startPlayer(folder, game, bots));
  const games = await sizeOf(players[0], slice);
  for (let spent = 0; spent < WARM; ) spent += (await ask(players[1], games)).seconds;
  for (let round = 0; round < rounds; round++)
    for (const [i, player] of players.entries()) {
      const { plies, seconds } = await ask(player, games);
      sum.rates[i].push(games / seconds);
      sum.plies[i] = plies / games;
    }
  for (const player of players) player.disconnect();
  if (sum.plies[0] !== sum.plies[1]) sum.same = false;
};

const compareGame = async (folders, game, how) => {
  const sum = { game, rates: [[], []], plies: [0, 0], same: true };
  for (let run = 0; run < how.runs; run++) await compareOnce(folders, game, how, sum);
  return sum;
};

const tell = ({ game, plies: [before, now], rates: [old, fresh], same }) => {
  const other = same ? '' : `  other games: ${before.toFixed(1)} actions each, now ${now.toFixed(1)}`;
  const best = [old, fresh].map((rates) => Math.max(...rates));
  const shown = best.map((rate) => rate.toFixed(0).padStart(6)).join(' ');
  const ratios = fresh.map((rate, i) => rate / old[i]).sort((a, b) => a - b);
  const middle = ratios[ratios.length >> 1];
  console.log(
    `${game.padEnd(30)} ${shown}  best ${(best[1] / best[0]).toFixed(3)}  median ${middle.toFixed(3)}${other}`,
  );
};

const run = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: ALL.join(',') },
      bots: { type: 'string', default: 'random' },
      runs: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '24' },
      slice: { type: 'string', default: '0.06' },
    },
  });
  if (positionals.length !== 2) throw new Error('two built checkouts are needed: the old one, the new one');
  const { games, bots, ...how } = values;
  const numbers = Object.fromEntries(Object.entries(how).map(([name, value]) => [name, Number(value)]));
  for (const game of games.split(',')) tell(await compareGame(positionals, game, { bots, ...numbers }));
};

if (process.argv[2] === '--serve') await serve(...process.argv.slice(3));
else await run();
