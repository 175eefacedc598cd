/** Two builds share a store: the one before, and this one beside it, before it and after it. `npm run -s builds -- --help`. */
import { randomInt } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startChild } from './child.mjs';
import { beginTable, newGuest, Person, RULES } from './person.mjs';
import { PLACES } from './place.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const AGAIN = 10;
/** Nobody waits longer for a bot, on the busiest machine. */
const PATIENCE = 90_000;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What is installed is shared; the packages of the checkout are its own. */
async function linkPackages(folder) {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@landnam'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@landnam') await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of await readdir(join(folder, 'packages'))) {
    await symlink(join(folder, 'packages', name), join(modules, '@landnam', name));
    const own = join(ROOT, 'packages', name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(folder, 'packages', name, 'node_modules'));
  }
}

/** A commit of this repository, built in a folder of its own. */
async function checkOut(commit) {
  const folder = await mkdtemp(join(tmpdir(), 'landnam-build-'));
  const tar = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  await linkPackages(folder);
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-b'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/** Two people and a bot, who move whenever they may. */
class Game {
  people = [];
  moves = 0;
  /** Told that a bot plays for somebody, or that somebody is not there. */
  aways = 0;

  async begin(url) {
    for (let i = 0; i < 2; i++) this.people.push(new Person(url, await newGuest(url)));
    for (const person of this.people) await person.connect();
    this.table = await beginTable(this.people, { ...RULES, seats: ['open', 'open', 'easy'] });
    for (const person of this.people) this.#watch(person);
  }

  #watch(person) {
    person.socket.on('tell', (tell) => {
      if (tell.tell === 'table' && tell.seats.some(({ away }) => away)) this.aways++;
    });
  }

  /** By a new line, and the old one is closed then. */
  async moveTo(i, url) {
    const person = new Person(url, this.people[i].cookie);
    await person.connect();
    this.#watch(person);
    await person.enter(this.table);
    this.people[i].socket.close();
    this.people[i] = person;
  }

  /** Entries that both have seen; bots' moves are among them. */
  get seq() {
    return Math.min(...this.people.map(({ play }) => play?.seq ?? 0));
  }

  /** Whoever may moves, until so many moves of people were taken: between them a bot must have played. */
  async play(moves) {
    const until = Date.now() + PATIENCE;
    for (let made = 0; made < moves; ) {
      if (Date.now() > until) throw new Error(`nobody can move at ${this.seq}: the game stands`);
      if (this.people.some(({ play }) => play?.over)) throw new Error('the game is over too soon');
      const person = this.people.find((each) => each.isAwaited());
      if (person === undefined) await pause(AGAIN);
      else if (await this.#move(person)) made++;
    }
  }

  async #move(person) {
    const { seq } = person.play;
    const ask = {
      ask: 'act',
      seq,
      client: `b${seq}-${this.moves++}`,
      actions: [person.chooses((n) => randomInt(n))],
    };
    const answer = await person.ask({ ...ask, table: this.table });
    if (!answer.ok && answer.code !== 'stale') throw new Error(JSON.stringify(answer));
    while (answer.ok && person.play.seq < answer.seq) await pause(1);
    return answer.ok;
  }

  async seen() {
    const until = Date.now() + PATIENCE;
    while (this.people[0].play.seq !== this.people[1].play.seq)
      if (Date.now() > until) throw new Error('one node does not hear the other');
      else await pause(AGAIN);
  }

  close() {
    for (const { socket } of this.people) socket?.close();
  }
}

/** `build`: a built checkout of the version before. Each step says what it was; the first that fails ends it. */
export async function builds({ build, said = () => {} }) {
  const place = await PLACES.postgres();
  const before = () => startChild(`${build}/packages/server/bench/node.mjs`, place.where);
  const since = () => startChild('node.mjs', place.where);
  const game = new Game();
  const running = [];
  const steps = [];
  const done = (step) => {
    steps.push(step);
    said(step);
  };
  const run = async (start) => {
    const node = await start();
    running.push(node);
    return node;
  };
  try {
    const old = await run(before);
    await game.begin(old.url);
    await game.play(10);
    done('the build before plays');
    const next = await run(since);
    await game.moveTo(1, next.url);
    await game.play(20);
    await game.seen();
    done('both play at one table');
    await old.kill();
    await game.moveTo(0, next.url);
    await game.play(20);
    done('the build before is killed, this one goes on');
    const again = await run(before);
    await game.moveTo(0, again.url);
    await game.play(20);
    await game.seen();
    done('the build before starts again beside this one');
    await next.stop();
    await game.moveTo(1, again.url);
    await game.play(20);
    done('this one is stopped, the build before goes on');
    const last = await run(since);
    await again.stop();
    for (const i of [0, 1]) await game.moveTo(i, last.url);
    await game.play(20);
    done('the build before is stopped, this one goes on');
    return { steps, entries: game.seq, aways: game.aways };
  } finally {
    game.close();
    for (const node of running) await node.kill();
    await place.clear();
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      build: { type: 'string' },
      commit: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if ((values.build === undefined) === (values.commit === undefined))
    throw new Error('usage: npm run -s builds -- --build FOLDER | --commit COMMIT [--json]');
  const build = values.build ?? (await checkOut(values.commit));
  if (!existsSync(join(build, 'packages/server/dist'))) throw new Error(`${build} is not built`);
  const said = values.json ? () => {} : (line) => console.error(line);
  try {
    const result = await builds({ build, said });
    console.log(values.json ? JSON.stringify(result) : result);
  } finally {
    if (values.build === undefined) await rm(build, { recursive: true, force: true });
  }
  process.exit(0);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
