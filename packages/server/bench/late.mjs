/** How late deadlines are while bots think at other tables: `npm run -s late -- --help`. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startChild } from './child.mjs';
import { beginTable, newGuest, Person, RULES } from './person.mjs';
import { PLACES } from './place.mjs';

const USAGE =
  'usage: npm run -s late -- [--clocked N] [--bots N] [--seconds N] [--store sqlite|postgres] [--build FOLDER] [--json]';
const LIMIT = 1000;
const PACES = { none: 0, relaxed: LIMIT, fast: LIMIT, days: LIMIT };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function sit(url, count, rules) {
  const people = [];
  for (let i = 0; i < count; i++) people.push(new Person(url, await newGuest(url)));
  for (const person of people) await person.connect();
  await beginTable(people, rules);
  while (people.some(({ play }) => play === null)) await pause(5);
  return people;
}

/** Two who never move: each turn ends with its deadline. Says how late its first line was told. */
async function idle(url, late) {
  const people = await sit(url, 2, { ...RULES, seats: ['open', 'open'], pace: 'fast' });
  let deadline = Math.max(...people[0].play.clock.deadlines.filter((time) => time !== null));
  people[0].heard = ({ clock }) => {
    const next = Math.max(...clock.deadlines.filter((time) => time !== null));
    if (next > deadline && deadline > 0) late.push(Date.now() - deadline);
    deadline = next;
  };
  return people;
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export async function lateness({ clocked, bots, seconds, store, build }) {
  const place = await PLACES[store]();
  const file = build === undefined ? 'node.mjs' : `${build}/packages/server/bench/node.mjs`;
  const node = await startChild(file, { ...place.where, settings: { paces: PACES, leastTime: 0 } });
  const people = [];
  const late = [];
  try {
    for (let i = 0; i < bots; i++) {
      const some = await sit(node.url, 1, { ...RULES, seats: ['open', 'expert', 'expert', 'expert'] });
      people.push(...some);
    }
    for (let i = 0; i < clocked; i++) people.push(...(await idle(node.url, late)));
    const [before, start] = [await node.ask('cpu'), Date.now()];
    late.length = 0;
    const playing = people.slice(0, bots).map((person) => keepPlaying(person, start + seconds * 1000));
    await pause(seconds * 1000);
    await Promise.all(playing);
    const after = await node.ask('cpu');
    const sorted = [...late].sort((a, b) => a - b);
    return {
      deadlines: late.length,
      p50: at(sorted, 0.5),
      p99: at(sorted, 0.99),
      worst: sorted.at(-1) ?? 0,
      cpuSeconds: (after.user + after.system - before.user - before.system) / 1e6,
    };
  } finally {
    for (const { socket } of people) socket?.close();
    await node.kill();
    await place.clear();
  }
}

/** Moves at once, so that a bot is asked next. */
async function keepPlaying(person, until) {
  while (Date.now() < until && person.play?.over === null) {
    if (!person.isAwaited()) {
      await pause(5);
      continue;
    }
    const { seq } = person.play;
    const actions = [person.chooses((n) => Math.floor(n / 2))];
    const answer = await person.ask({ ask: 'act', seq, client: `l${seq}`, table: person.table, actions });
    while (answer.ok && person.play.seq < answer.seq) await pause(1);
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      clocked: { type: 'string', default: '20' },
      bots: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '20' },
      store: { type: 'string', default: 'postgres' },
      build: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const counts = [values.clocked, values.bots, values.seconds].map(Number);
  if (
    values.help ||
    !counts.every((count) => Number.isInteger(count) && count > 0) ||
    !(values.store in PLACES)
  )
    throw new Error(USAGE);
  const [clocked, bots, seconds] = counts;
  const result = await lateness({ clocked, bots, seconds, store: values.store, build: values.build });
  console.log(values.json ? JSON.stringify(result) : result);
  process.exit(0);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
