/**
 * Two checkouts against each other: `node scripts/compare.mjs OLD NEW [--games a,b] [--rounds N] [--slice SECONDS]`.
 * Both are built folders. Random games of four seats, one process for each checkout, warm, in turns of a slice each; CPU time, best
 * slice of each. Both play the same games: other counts of actions mean another game and are said.
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

const load = (folder, name) => import(pathToFileURL(`${folder}/packages/${name}/dist/index.js`).href);

/** Plays on in its own process whenever it is asked to. */
const serve = async (folder, game) => {
  const { botSeed, Chance, Driver, makeBots, natureSeed } = await load(folder, 'bots');
  const { dealTable, findTable } = await load(folder, 'maps');
  const found = findTable(game, SEATS);
  const table = found.value ?? found;
  const [nature, whims] = [new Chance(''), new Chance('')];
  const driver = new Driver(table);
  const bots = makeBots(Array(SEATS).fill('random'), table.game, whims.below);
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

const startPlayer = async (folder, game) => {
  const child = fork(new URL(import.meta.url), ['--serve', folder, game]);
  await answer(child);
  return child;
};

/** As many games as fill a slice, once the compiler has had its time. */
const sizeOf = async (child, slice) => {
  let games = 8;
  let taken = 0;
  for (let spent = 0; spent < 2; spent += taken) {
    ({ seconds: taken } = await ask(child, games));
    if (taken < slice) games = Math.ceil(games * Math.min(4, slice / taken));
  }
  return games;
};

const compareGame = async (folders, game, rounds, slice) => {
  const players = [];
  for (const folder of folders) players.push(await startPlayer(folder, game));
  const games = await sizeOf(players[0], slice);
  for (let spent = 0; spent < 2; ) spent += (await ask(players[1], games)).seconds;
  const best = [Infinity, Infinity];
  const plies = [0, 0];
  for (let round = 0; round < rounds; round++)
    for (const [i, player] of players.entries()) {
      const told = await ask(player, games);
      best[i] = Math.min(best[i], told.seconds);
      plies[i] = told.plies;
    }
  for (const player of players) player.disconnect();
  return { game, games, plies, rates: best.map((seconds) => games / seconds) };
};

const tell = ({ game, games, plies: [before, now], rates: [old, fresh] }) => {
  const same = before === now ? '' : `  other games: ${before} actions, now ${now}`;
  console.log(
    `${game.padEnd(30)} ${old.toFixed(0).padStart(6)} ${fresh.toFixed(0).padStart(6)}  ${(fresh / old).toFixed(3)}  (${games} games)${same}`,
  );
};

const run = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: ALL.join(',') },
      rounds: { type: 'string', default: '9' },
      slice: { type: 'string', default: '0.4' },
    },
  });
  if (positionals.length !== 2) throw new Error('two built checkouts are needed: the old one, the new one');
  for (const game of values.games.split(','))
    tell(await compareGame(positionals, game, Number(values.rounds), Number(values.slice)));
};

if (process.argv[2] === '--serve') await serve(process.argv[3], process.argv[4]);
else await run();
