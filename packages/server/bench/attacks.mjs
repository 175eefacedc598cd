/** What strangers can make a server spend, bounded in count and time and over loopback only: `npm run attacks -- --help`. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startChild } from './child.mjs';
import { beginTable, newGuest, Person, RULES } from './person.mjs';
import { PLACES } from './place.mjs';

const FAST = { perSecond: 1e9, atOnce: 1e9 };
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const many = (count, make) => Promise.all(Array.from({ length: count }, (_, i) => make(i)));

const post = async (url, ask, cookie) => {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const response = await fetch(`${url}/api/ask`, { method: 'POST', headers, body: JSON.stringify(ask) });
  return response.json();
};

const come = async (url, count) => {
  const people = await many(count, () => new Person(url));
  for (const person of people) await person.connect();
  return people;
};

const begin = async (url) => {
  const people = await come(url, 4);
  return { people, table: await beginTable(people) };
};

let moves = 0;

/** One move of a player who is due, in milliseconds until everyone has seen it. */
const moveTime = async ({ people }) => {
  const person = people.find((each) => each.isAwaited());
  const { seq } = person.play;
  const ask = { ask: 'act', seq, client: `m${moves++}`, actions: [person.chooses((n) => randomInt(n))] };
  const start = performance.now();
  await person.at(ask);
  while (people.some(({ play }) => play.seq <= seq)) await pause(1);
  return Math.round(performance.now() - start);
};

/** Sockets that never read and enter again and again, as fast as a guest may. */
async function sleepers({ url, seconds }) {
  const game = await begin(url);
  // the longer a game, the longer the answer to entering it
  for (let i = 0; i < 150; i++) await moveTime(game);
  const { table } = game;
  const people = await come(url, 80);
  for (const { socket } of people) socket.io.engine.transport.ws._socket.pause();
  const end = performance.now() + seconds * 1000;
  let asked = 0;
  while (performance.now() < end) {
    for (const { socket } of people) {
      if (!socket.connected) continue;
      asked++;
      socket.emit('ask', { ask: 'enter', table, seq: 0, events: 0 }, () => undefined);
    }
    await pause(50);
  }
  return { asked };
}

/** People who come to watch, all at the same moment, and a move meanwhile. */
async function watchers({ url }) {
  const game = await begin(url);
  const people = await come(url, 236);
  const came = Promise.all(people.map((person) => person.enter(game.table)));
  const move = await moveTime(game);
  await came;
  return { watchers: people.length, moveMs: move };
}

/** Tables created by someone who is a new guest each time. */
async function tables({ url, seconds }) {
  const end = performance.now() + seconds * 1000;
  const cookie = await newGuest(url);
  let made = 0;
  const rules = { ...RULES, visibility: 'public' };
  while (performance.now() < end)
    for (const { ok } of await many(50, () => post(url, { ask: 'create', rules }))) made += ok ? 1 : 0;
  const lobby = await post(url, { ask: 'watchLobby', watch: true }, cookie);
  return { made, lobbyRows: lobby.tables?.length ?? null };
}

/** Table codes tried by someone who is a new guest each time. */
async function codes({ url, seconds }) {
  const end = performance.now() + seconds * 1000;
  let tried = 0;
  while (performance.now() < end)
    for (const { code } of await many(50, () => post(url, { ask: 'findTable', code: 'ABCDEF' })))
      tried += code === 'unknownTable' ? 1 : 0;
  return { tried };
}

/** Bodies that never end. */
async function bodies({ url, seconds }) {
  const { port } = new URL(url);
  const head =
    'POST /api/ask HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n';
  let held = 50;
  const lines = await many(50, async () => {
    const line = connect(Number(port), '127.0.0.1');
    await once(line, 'connect');
    line.on('error', () => undefined).once('close', () => held--);
    line.write(head);
    return line;
  });
  for (let second = 0; second < seconds; second++) {
    for (const line of lines) if (line.writable) line.write(' ');
    await pause(1000);
  }
  for (const line of lines) line.destroy();
  return { held };
}

/** Games with options that were never chosen before, each with bots that think about it. */
async function games({ url, seconds }) {
  const end = performance.now() + seconds * 1000;
  let played = 0;
  const seats = ['open', 'normal', 'normal', 'normal'];
  while (performance.now() < end && played < 600) {
    const [discardLimit, rest] = [5 + (played % 16), Math.floor(played / 16)];
    const options = { discardLimit, pointsToWin: 8 + (rest % 8), balancedDice: rest % 16 > 7 };
    const [person] = await come(url, 1);
    await beginTable([person], { ...RULES, seats, options });
    played++;
    person.socket.close();
  }
  await pause(3000);
  return { played };
}

const ATTACKS = { sleepers, watchers, tables, codes, bodies, games };
/** As for people, where the attack is about a limit; by guest only, where it is about what gets through. */
const LIMITED = ['tables', 'codes'];

const settingsOf = (name, { limits, lobbyShare }) => {
  if (LIMITED.includes(name)) return { limits, lobbyShare };
  const none = Object.fromEntries(Object.keys(limits).map((each) => [each, FAST]));
  return { limits: { ...none, guest: limits.guest }, lobbyShare: 1e9 };
};

async function attack(name, seconds) {
  const { USUAL } = await import('../dist/settings.js');
  const place = await PLACES.sqlite();
  const settings = {
    ...settingsOf(name, USUAL),
    ...(LIMITED.includes(name) ? { limits: USUAL.limits } : {}),
  };
  const child = await startChild('node.mjs', { ...place.where, settings }, ['--expose-gc']);
  try {
    const [before, cpu] = [await child.ask('memory'), await child.ask('cpu')];
    const found = await ATTACKS[name]({ url: child.url, seconds });
    const [after, spent] = [await child.ask('memory'), await child.ask('cpu')];
    const grown = (what) => Math.round((after[what] - before[what]) / 1e6);
    const cpuMs = Math.round((spent.user + spent.system - cpu.user - cpu.system) / 1000);
    return {
      attack: name,
      peakMB: grown('peak'),
      rssMB: grown('bytes'),
      heldMB: grown('held'),
      cpuMs,
      ...found,
    };
  } finally {
    await child.kill();
    await place.clear();
  }
}

async function main() {
  const { values } = parseArgs({
    options: { attack: { type: 'string', multiple: true }, seconds: { type: 'string', default: '20' } },
  });
  const seconds = Number(values.seconds);
  const names = values.attack ?? Object.keys(ATTACKS);
  if (!(seconds > 0 && seconds <= 60) || names.some((name) => !(name in ATTACKS)))
    throw new Error(
      `usage: npm run attacks -- [--attack ${Object.keys(ATTACKS).join('|')}] [--seconds 1 to 60]`,
    );
  for (const name of names) console.log(JSON.stringify(await attack(name, seconds)));
  process.exit(0);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
