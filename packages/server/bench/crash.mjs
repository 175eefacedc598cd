/** Kills the server again and again while people play, and checks what was acknowledged: `npm run crash -- --help`. */
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openStore } from '../dist/store/open.js';
import { freePort, startChild } from './child.mjs';
import { beginTable, Lost, newGuest, Person, Refused } from './person.mjs';
import { PLACES } from './place.mjs';

const TABLES = 3;
const SEATS = 4;
const AGAIN = 20;
/** How long people play between two kills. */
const PLAY = [60, 500];

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What happened, as the clients know it. */
class Record {
  acknowledged = [];
  /** A table that came back with less than was acknowledged. */
  shorter = 0;
  #waiting = new Set();

  /** Who asked for it and how, and the number of entries after it. */
  acknowledge(move) {
    this.acknowledged.push(move);
    for (const call of this.#waiting) call(move);
  }

  /** Until every driver has been answered once more. */
  untilAll(drivers) {
    return new Promise((resolve) => {
      const left = new Set(drivers);
      const call = ({ driver }) => {
        left.delete(driver);
        if (left.size > 0) return;
        this.#waiting.delete(call);
        resolve();
      };
      this.#waiting.add(call);
    });
  }
}

/** The people of one table. They lose the connection, come back, and resend what was not answered. */
class Driver {
  #people = [];
  #table = '';
  #last = 0;
  #asked = 0;

  constructor(name, url, record) {
    Object.assign(this, { name, url, record, isStopped: false });
  }

  async run() {
    while (!this.isStopped) {
      try {
        await this.#come();
        await this.#play();
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        await pause(AGAIN);
      }
    }
    for (const person of this.#people) person.socket?.close();
  }

  async #come() {
    for (let seat = this.#people.length; seat < SEATS; seat++)
      this.#people.push(new Person(this.url, await this.#guest()));
    await Promise.all(
      this.#people.map((person) => (person.socket?.connected ? undefined : person.connect())),
    );
    if (this.#table === '') return this.#begin();
    const answers = await Promise.all(this.#people.map((person) => person.enter(this.#table)));
    if (answers.some(({ seq }) => seq < this.#last)) this.record.shorter++;
  }

  /** A server that was just killed refuses connections. */
  async #guest() {
    try {
      return await newGuest(this.url);
    } catch {
      throw new Lost('no guest');
    }
  }

  async #begin() {
    this.#last = 0;
    this.#table = await beginTable(this.#people);
  }

  async #play() {
    for (let idle = 0; !this.isStopped; ) {
      const person = this.#people.find((each) => each.isAwaited());
      if (person) await this.#move(person);
      else if (this.#people.some((each) => each.play?.over)) {
        this.#table = '';
        return;
      }
      // news is on its way; if it never comes, the connection is bad
      else if (!this.#people.every(({ socket }) => socket.connected)) throw new Lost('one of four');
      else await pause(1);
      idle = person ? 0 : idle + 1;
      if (idle > 5000) throw new Error(`${this.name}: nobody is awaited`);
    }
  }

  async #move(person) {
    const { seat, seq } = person.play;
    const client = `${this.name}-${this.#asked++}`;
    const ask = { ask: 'act', seq, client, actions: [person.chooses((n) => randomInt(n))] };
    const answer = await this.#send(person, ask);
    if (answer === null) return;
    this.#last = answer.seq;
    this.record.acknowledge({ driver: this, table: this.#table, seat, client, seq: answer.seq });
    while (person.play.seq < answer.seq && person.socket.connected) await pause(0);
  }

  /** Until any process has answered: accepted, or visibly returned. */
  async #send(person, ask) {
    for (;;) {
      try {
        return await person.at(ask);
      } catch (error) {
        if (error instanceof Refused && error.answer.code === 'stale') return null;
        if (!(error instanceof Lost)) throw error;
        await this.#return();
      }
    }
  }

  async #return() {
    while (!this.isStopped) {
      await pause(AGAIN);
      try {
        return await this.#come();
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
      }
    }
    throw new Lost('stopped');
  }
}

/** An ask is played once: its entries are contiguous, end where the answer said, and contain one move of its seat. */
const judge = (entries, { seat, client, seq }) => {
  const own = entries.filter((entry) => entry.client === `${seat} ${client}`);
  if (own.length === 0 || own.at(-1).seq + 1 !== seq) return 'lost';
  const inOneRow = own.every((entry, i) => entry.seq === own[0].seq + i);
  const moves = own.filter(({ line }) => line.startsWith(`p${seat} `));
  return inOneRow && moves.length === 1 ? 'once' : 'doubled';
};

async function count(where, record) {
  const { store, bus, nodes } = await openStore({
    ...where,
    failed: (error) => console.error(error.message),
  });
  const verdicts = { lost: record.shorter, doubled: 0, once: 0 };
  for (const [table, moves] of Map.groupBy?.(record.acknowledged, ({ table }) => table) ?? grouped(record)) {
    const entries = await store.entries(table, 0);
    for (const move of moves) verdicts[judge(entries, move)]++;
  }
  await nodes.close();
  await bus.close();
  await store.close();
  return verdicts;
}

// Node 20 has no Map.groupBy
function grouped({ acknowledged }) {
  const groups = new Map();
  for (const move of acknowledged) groups.set(move.table, [...(groups.get(move.table) ?? []), move]);
  return groups;
}

async function killOnce({ start, child, record, drivers }) {
  await pause(randomInt(...PLAY));
  await child.kill();
  const killed = performance.now();
  const goesOn = record.untilAll(drivers);
  const next = await start();
  await goesOn;
  return { next, took: performance.now() - killed };
}

async function killAll(kills, where, said) {
  const port = await freePort();
  const start = () => startChild('node.mjs', { ...where, port });
  const record = new Record();
  let child = await start();
  const drivers = Array.from({ length: TABLES }, (_, i) => new Driver(`d${i}`, child.url, record));
  const failed = Promise.all(drivers.map((driver) => driver.run()));
  let worstRecovery = 0;
  try {
    await Promise.race([record.untilAll(drivers), failed]);
    for (let i = 0; i < kills; i++) {
      const { next, took } = await Promise.race([killOnce({ start, child, record, drivers }), failed]);
      child = next;
      worstRecovery = Math.max(worstRecovery, took);
      said(`kill ${i + 1} of ${kills}: went on after ${Math.round(took)} ms`);
    }
    for (const driver of drivers) driver.isStopped = true;
    await failed;
  } finally {
    await child.kill();
  }
  return { record, worstRecovery: Math.round(worstRecovery) };
}

export async function crash({ kills, store, said = () => {} }) {
  const place = await PLACES[store]();
  try {
    const { record, worstRecovery } = await killAll(kills, place.where, said);
    const { lost, doubled } = await count(place.where, record);
    return { kills, acknowledged: record.acknowledged.length, lost, doubled, worstRecovery };
  } finally {
    await place.clear();
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '10' },
      store: { type: 'string', default: 'sqlite' },
      json: { type: 'boolean', default: false },
    },
  });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1 || !(values.store in PLACES))
    throw new Error('usage: npm run crash -- --kills N --store sqlite|postgres [--json]');
  const said = values.json ? () => {} : (line) => console.error(line);
  const result = await crash({ kills, store: values.store, said });
  console.log(values.json ? JSON.stringify(result) : result);
  process.exit(result.lost + result.doubled === 0 ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
