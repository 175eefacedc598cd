/** How long a server takes to start where few games run and where many do: `npm run -s starts -- --help`. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { randomBytes } from 'node:crypto';
import { openStore } from '../dist/store/open.js';
import { startChild } from './child.mjs';
import { beginTable, newGuest, Person, RULES } from './person.mjs';
import { PLACES } from './place.mjs';

const USAGE =
  'usage: npm run -s starts -- --games 10,10000 [--runs N] [--entries N] [--store sqlite|postgres] [--build FOLDER] [--json]';
const AT_ONCE = 100;

/** Four people at a game of so many entries, and whose move it is then; the server is gone afterwards. */
async function playOne(where, entries) {
  const child = await startChild('node.mjs', where);
  const people = [];
  for (let i = 0; i < 4; i++) people.push(new Person(child.url, await newGuest(child.url)));
  for (const person of people) await person.connect();
  const table = await beginTable(people, { ...RULES, pace: 'days' });
  while (people.some(({ play }) => (play?.seq ?? 0) < entries)) {
    const person = people.find((each) => each.isAwaited());
    if (person === undefined) await new Promise((resolve) => setImmediate(resolve));
    else await move(person);
  }
  for (const { socket } of people) socket.close();
  await child.stop();
  return { table, cookie: people[0].cookie };
}

async function move(person) {
  const { seq } = person.play;
  const actions = [person.chooses((n) => Math.floor(n / 2))];
  const answer = await person.at({ ask: 'act', seq, client: `s${seq}`, actions });
  while (person.play.seq < answer.seq) await new Promise((resolve) => setImmediate(resolve));
}

/** The same game at so many tables: each has a deadline some days off. */
async function copy(where, table, games) {
  const { store, bus, nodes } = await openStore({ ...where, failed: (error) => console.error(error) });
  const row = await store.table(table);
  const lines = (await store.entries(table, 0)).map(({ line }) => line);
  const time = JSON.parse(row.data).clock.deadlines.find((deadline) => deadline !== null) ?? null;
  const more = { guests: [], seated: 4, acted: row.updated, due: { time } };
  for (let made = 1; made < games; made += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, games - made) }, async () => {
        const id = randomBytes(16).toString('base64url');
        const made = await store.createTable({ ...row, ...more, id, code: id });
        const kept = await store.append({ table: id, from: 0, lines, client: '', at: row.updated });
        if (made !== 'written' || kept !== 'written')
          throw new Error(`a game was not stored: ${made}, ${kept}`);
      }),
    );
  await nodes.close();
  await bus.close();
  await store.close();
}

/** Until it says that it is ready, and until somebody who comes back has the game. */
async function startOnce(where, build, { table, cookie }) {
  const start = performance.now();
  const file = build === undefined ? 'node.mjs' : `${build}/packages/server/bench/node.mjs`;
  const child = await startChild(file, where);
  const health = await fetch(`${child.url}/readyz`);
  const ready = performance.now() - start;
  const { user, system } = await child.ask('cpu');
  if (!health.ok) throw new Error(`/readyz said ${health.status}`);
  const person = new Person(child.url, cookie);
  await person.connect();
  await person.enter(table);
  const entered = performance.now() - start;
  person.socket.close();
  await child.stop();
  return { ready, entered, cpu: (user + system) / 1000 };
}

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const summary = (times) => ({
  median: Math.round(middle(times)),
  best: Math.round(Math.min(...times)),
  worst: Math.round(Math.max(...times)),
});

/** Places in turns, so that what else the machine does falls on all of them. */
export async function starts({ games, runs, entries, store, build, said = () => {} }) {
  const places = [];
  try {
    for (const count of games) {
      const place = await PLACES[store]();
      const found = { place, count, ready: [], entered: [], cpu: [] };
      places.push(found);
      Object.assign(found, await playOne(place.where, entries));
      await copy(place.where, found.table, count);
      // what a build does once, when it finds a store of another, is no part of a start
      await startOnce(place.where, build, found);
      said(`${count} games are stored`);
    }
    for (let run = 0; run < runs; run++)
      for (const found of places) {
        const { ready, entered, cpu } = await startOnce(found.place.where, build, found);
        found.ready.push(ready);
        found.entered.push(entered);
        found.cpu.push(cpu);
        said(
          `${found.count} games: ready after ${Math.round(ready)} ms, a game after ${Math.round(entered)} ms`,
        );
      }
    return places.map(({ count, ready, entered, cpu }) => ({
      games: count,
      ready: summary(ready),
      cpu: summary(cpu),
      entered: summary(entered),
    }));
  } finally {
    for (const { place } of places) await place.clear();
  }
}

const isCount = (count) => Number.isInteger(count) && count > 0;

async function main() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '10,10000' },
      runs: { type: 'string', default: '5' },
      entries: { type: 'string', default: '60' },
      store: { type: 'string', default: 'sqlite' },
      build: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const games = values.games.split(',').map(Number);
  const [runs, entries] = [Number(values.runs), Number(values.entries)];
  if (values.help || ![...games, runs, entries].every(isCount) || !(values.store in PLACES))
    throw new Error(USAGE);
  const said = values.json ? () => {} : (line) => console.error(line);
  const result = await starts({ games, runs, entries, store: values.store, build: values.build, said });
  console.log(values.json ? JSON.stringify(result) : result);
  process.exit(0);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
