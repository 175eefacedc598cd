/** Two nodes are replaced one after another while people sit at their tables: `npm run -s rolling -- --help`. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startChild } from './child.mjs';
import { Lost, newGuest, Person, RULES } from './person.mjs';
import { PLACES } from './place.mjs';

const SEATS = 2;
const TABLE = { ...RULES, seats: ['open', 'open', 'easy'] };
const AGAIN = 50;
const AT_ONCE = 10;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Comes back by itself, to whichever node answers, as a browser does behind a proxy. */
class Guest extends Person {
  waits = [];
  /** Somebody was shown as not there, or a bot played for somebody. */
  flickers = 0;
  isDone = false;
  #lost = 0;

  constructor(urls, at, cookie) {
    super(urls[at], cookie);
    this.urls = urls;
    this.near = at;
  }

  watch() {
    this.socket.on('tell', (tell) => this.#look(tell));
    this.socket.once('disconnect', () => void this.#return());
  }

  #look(tell) {
    if (tell.tell !== 'table') return;
    if (tell.seats.some(({ kind, present, away }) => kind === 'person' && (!present || away)))
      this.flickers++;
  }

  async #return() {
    if (this.isDone) return;
    this.#lost = performance.now();
    for (let i = 1; !this.isDone; i++) {
      this.url = this.urls[(this.near + i) % this.urls.length];
      try {
        await this.connect();
        this.watch();
        const { tells = [] } = await this.enter(this.table);
        for (const tell of tells) this.#look(tell);
        this.near = (this.near + i) % this.urls.length;
        this.waits.push(performance.now() - this.#lost);
        return;
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        this.socket?.close();
        await pause(AGAIN);
      }
    }
  }

  /** Until it is read again somewhere. */
  async settled() {
    while (this.socket?.connected !== true || this.play === null) await pause(AGAIN);
  }
}

const until = async (isSo) => {
  while (!isSo()) await pause(AGAIN);
};

/** What one node wrote the other must have heard. */
async function begin(guests) {
  const [host] = guests;
  const { table } = await host.must({ ask: 'create', rules: TABLE });
  for (const guest of guests) {
    await guest.enter(table);
    await guest.sitReady();
  }
  await until(() => host.told.seats.every(({ ready }) => ready));
  await host.at({ ask: 'start' });
  for (const guest of guests) {
    await until(() => guest.told.phase === 'opening');
    await guest.at({ ask: 'open', nonce: guest.nonce });
  }
  for (const guest of guests) await until(() => guest.play !== null);
}

/** Its guests at the nodes in turns, and a bot that has played as far as it may. */
async function seat(urls) {
  const guests = [];
  for (let i = 0; i < SEATS; i++) guests.push(new Guest(urls, i % urls.length, await newGuest(urls[0])));
  for (const guest of guests) await guest.connect();
  await begin(guests);
  for (const guest of guests) guest.watch();
  for (let still = 0; still < 3; still = guests.some((guest) => guest.isAwaited()) ? still + 1 : 0)
    await pause(AGAIN);
  return guests;
}

const WRITTEN = `select (select sum(version)::int from tables) as changes, (select count(*)::int from entries) as entries,
  (select count(*)::int from tables where data like '%"away":true%') as away`;

const written = async (client) => (await client.query(WRITTEN)).rows[0];

/** As a proxy's settings do: the new one is there before the old one goes. */
async function replace(nodes, i, start) {
  const next = await start();
  const old = nodes[i];
  nodes[i] = next;
  return old;
}

const moveOf = async (guests) => {
  const guest = guests.find((each) => each.isAwaited());
  const start = performance.now();
  const { seq } = guest.play;
  await guest.at({ ask: 'act', seq, client: `r${seq}`, actions: [guest.chooses(() => 0)] });
  return performance.now() - start;
};

/** `build`: a built checkout of another version, for both nodes. */
export async function rolling({ tables, settings = {}, build, said = () => {} }) {
  const place = await PLACES.postgres();
  const { databaseUrl } = place.where;
  const file = build === undefined ? 'node.mjs' : `${build}/packages/server/bench/node.mjs`;
  const start = () => startChild(file, { ...place.where, settings });
  const nodes = [await start(), await start()];
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const urls = nodes.map(({ url }) => url);
  const all = [];
  try {
    while (all.length < tables)
      all.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, tables - all.length) }, () => seat(urls)),
        )),
      );
    const guests = all.flat();
    said(`${tables} tables with ${guests.length} people`);
    const before = await written(client);
    for (const i of [0, 1]) {
      const old = await replace(nodes, i, start);
      urls[i] = nodes[i].url;
      await old.stop();
      await Promise.all(guests.map((guest) => guest.settled()));
      said(`node ${i + 1} is replaced`);
    }
    // longer than anybody is shown after being missed
    await pause((settings.absence ?? 8000) + 2000);
    const after = await written(client);
    const waits = guests.flatMap((guest) => guest.waits).sort((a, b) => a - b);
    const flickers = guests.reduce((sum, guest) => sum + guest.flickers, 0);
    const moves = await Promise.all(all.map(moveOf));
    return {
      tables,
      people: guests.length,
      changes: after.changes - before.changes,
      entries: after.entries - before.entries,
      away: after.away - before.away,
      flickers,
      returns: waits.length,
      medianWait: Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
      worstWait: Math.round(waits.at(-1) ?? 0),
      worstMove: Math.round(Math.max(...moves)),
    };
  } finally {
    for (const guest of all.flat()) {
      guest.isDone = true;
      guest.socket?.close();
    }
    await client.end();
    for (const node of nodes) await node.kill();
    await place.clear();
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '200' },
      build: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const tables = Number(values.tables);
  if (!Number.isInteger(tables) || tables < 1)
    throw new Error('usage: npm run -s rolling -- --tables N [--build FOLDER] [--json]');
  const said = values.json ? () => {} : (line) => console.error(line);
  const result = await rolling({ tables, build: values.build, said });
  console.log(values.json ? JSON.stringify(result) : result);
  process.exit(result.changes + result.entries + result.flickers === 0 ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error) => {
    console.error(error);
    process.exit(2);
  });
