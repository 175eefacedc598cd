/** Tables of four that play through sockets, one move a second each; then the same traffic over an echo: `npm run load`. */
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { io } from 'socket.io-client';
import { startChild } from './child.mjs';
import { beginTable, Person } from './person.mjs';
import { PLACES } from './place.mjs';
import { inTurns, percentile, runTraffic } from './traffic.mjs';

const SEATS = 4;
const AT_ONCE = 16;
/** Moves whose messages are measured, so that the echo sends as much. */
const SAMPLES = 400;
/** Seconds of the same traffic before either is measured: a server in use has long been compiled. */
const WARM = 3;
/** As the server is started elsewhere. */
const YOUNG = '--max-semi-space-size=64';
/** Flags for the server's process: LOAD_FLAGS="--cpu-prof --cpu-prof-dir=/tmp/profiles". */
const PROFILED = (process.env.LOAD_FLAGS ?? '').split(' ').filter(Boolean);

class GameTable {
  #asked = 0;

  constructor(people, samples) {
    Object.assign(this, { people, samples });
  }

  static async open(url, samples) {
    const people = Array.from({ length: SEATS }, () => new Person(url));
    await Promise.all(people.map((person) => person.connect()));
    await beginTable(people);
    return new GameTable(people, samples);
  }

  async move() {
    const person = this.people.find((each) => each.isAwaited());
    if (person === undefined) throw new Error('nobody is awaited');
    const { seq } = person.play;
    const ask = {
      ask: 'act',
      seq,
      client: `c${this.#asked++}`,
      actions: [person.chooses((n) => randomInt(n))],
    };
    const seen = Promise.all(this.people.map((each) => this.#sees(each, seq)));
    const sent = performance.now();
    await Promise.all([person.at(ask), seen]);
    this.#sample(ask);
    return sent;
  }

  #sees(person, seq) {
    return new Promise((resolve) => {
      person.heard = (play) => play.seq > seq && resolve();
    });
  }

  #sample(ask) {
    if (this.samples.length >= SAMPLES) return;
    const sizes = this.people.map(({ play }) => JSON.stringify(play).length);
    this.samples.push({ ask: JSON.stringify(ask).length, sizes });
  }

  close() {
    for (const { socket } of this.people) socket.close();
  }
}

const connected = (url) =>
  new Promise((resolve, reject) => {
    const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

class EchoTable {
  #seq = 0;

  constructor(table, sockets, samples) {
    Object.assign(this, { table, sockets, samples });
  }

  static async open(url, table, samples) {
    const sockets = await Promise.all(Array.from({ length: SEATS }, () => connected(url)));
    for (const socket of sockets) await new Promise((resolve) => socket.emit('join', table, resolve));
    return new EchoTable(table, sockets, samples);
  }

  async move() {
    const seq = ++this.#seq;
    const { ask, sizes } = this.samples[randomInt(this.samples.length)];
    const message = { table: this.table, seq, sizes, pad: 'x'.repeat(Math.max(0, ask - 60)) };
    const seen = this.sockets.map((socket) => new Promise((resolve) => socket.once('tell', resolve)));
    const sent = performance.now();
    await Promise.all([...seen, new Promise((resolve) => this.sockets[0].emit('ask', message, resolve))]);
    return sent;
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}

const spent = ({ user, system }, before = { user: 0, system: 0 }) =>
  (user + system - before.user - before.system) / 1000;

/** What each move costs on either side, in milliseconds of a core. */
async function measured(child, run, said) {
  const [there, here] = [await child.ask('cpu'), process.cpuUsage()];
  const result = await run();
  const moves = Math.max(1, result.took.length);
  const cpuMsPerMove = spent(await child.ask('cpu'), there) / moves;
  said(
    `a move: ${cpuMsPerMove.toFixed(2)} ms of the server, ${(spent(process.cpuUsage(here)) / moves).toFixed(2)} of the clients`,
  );
  return { ...result, cpuMsPerMove: Math.round(cpuMsPerMove * 1000) / 1000 };
}

async function playGames({ tables: count, seconds, where, said }) {
  const samples = [];
  const child = await startChild('node.mjs', where, ['--expose-gc', YOUNG, ...PROFILED]);
  try {
    const before = await child.ask('memory');
    const tables = await inTurns(count, AT_ONCE, () => GameTable.open(child.url, samples));
    said(`${count} tables have begun`);
    const after = await child.ask('memory');
    const warm = await runTraffic(tables, WARM);
    await child.ask('begin');
    const { took, cpuMsPerMove, ...run } = await measured(child, () => runTraffic(tables, seconds), said);
    const found = await child.ask('found');
    const errors = [...warm.errors, ...run.errors];
    const bytes = samples.reduce((sum, { sizes }) => sum + sizes.reduce((a, b) => a + b) / SEATS, 0);
    said(`a move is ${Math.round(bytes / samples.length)} bytes to each of ${SEATS}`);
    for (const error of errors.slice(0, 5)) said(String(error));
    for (const table of tables) table.close();
    const bytesPerTable = Math.round((after.bytes - before.bytes) / count);
    return { took, errors, samples, bytesPerTable, cpuMsPerMove, ...found };
  } finally {
    await child.stop();
  }
}

/** `options`: where and how much the durable variant writes. */
async function playEcho({ tables: count, seconds, samples, said, options = {} }) {
  const child = await startChild('echo.mjs', options);
  try {
    const tables = await inTurns(count, AT_ONCE, (i) => EchoTable.open(child.url, i, samples));
    await runTraffic(tables, WARM);
    const { took } = await measured(child, () => runTraffic(tables, seconds), said);
    for (const table of tables) table.close();
    return took;
  } finally {
    await child.stop();
  }
}

/** A frame of SQLite's log is a page and its header. PostgreSQL's log is not visible from here: two pages a move, by estimate. */
const FRAME = 4120;
const UNSEEN = 16_384;

const bytesOf = ({ frames, took }) =>
  frames === 0 ? UNSEEN : Math.round((frames * FRAME) / Math.max(1, took.length));

const sorted = (list) => [...list].sort((a, b) => a - b);

const figuresOf = (games, echo, durable) => {
  const commits = sorted(games.commits);
  return {
    p50: percentile(games.took, 0.5),
    p99: percentile(games.took, 0.99),
    worst: percentile(games.took, 1),
    echoP50: percentile(echo, 0.5),
    echoP99: percentile(echo, 0.99),
    durableEchoP50: percentile(durable, 0.5),
    durableEchoP99: percentile(durable, 0.99),
    commits: commits.length,
    commitP50: percentile(commits, 0.5),
    commitP99: percentile(commits, 0.99),
    commitWorst: percentile(commits, 1),
    gaps: games.gaps,
    cpuMsPerMove: games.cpuMsPerMove,
    bytesWrittenPerMove: bytesOf(games),
    bytesPerTable: games.bytesPerTable,
    errors: games.errors.length,
  };
};

export async function load({ tables, seconds, store, memory = false, said = () => {} }) {
  const place = await PLACES[store](memory);
  try {
    const games = await playGames({ tables, seconds, where: place.where, said });
    const traffic = { tables, seconds, samples: games.samples, said };
    const echo = await playEcho(traffic);
    const options = { dataDir: place.folder, bytesPerMove: bytesOf(games) };
    const durable = await playEcho({ ...traffic, options });
    const figures = figuresOf(games, echo, durable);
    return { tables, sockets: tables * SEATS, moves: games.took.length, ...figures };
  } finally {
    await place.clear();
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '10' },
      store: { type: 'string', default: 'sqlite' },
      memory: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [tables, seconds] = [Number(values.tables), Number(values.seconds)];
  if (!Number.isInteger(tables) || tables < 1 || !(seconds > 0) || !(values.store in PLACES))
    throw new Error(
      'usage: npm run load -- --tables N --seconds S [--store sqlite|postgres] [--memory] [--json]',
    );
  const said = values.json ? () => {} : (line) => console.error(line);
  const result = await load({ tables, seconds, store: values.store, memory: values.memory, said });
  console.log(values.json ? JSON.stringify(result) : result);
  process.exit(result.errors === 0 ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
