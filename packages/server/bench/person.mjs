/** A person at a table who knows only what the server sent: views in, moves out. */
import { createHash, randomBytes } from 'node:crypto';
import { ActionList, actors, bit, hasBit, legalActions, makeState, topSeat } from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { findTable } from '@landnam/maps';
import { io } from 'socket.io-client';

export class Lost extends Error {}
export class Refused extends Error {
  constructor(ask, answer) {
    super(`${ask.ask}: ${JSON.stringify(answer)}`);
    this.answer = answer;
  }
}

export const RULES = {
  game: 'base',
  options: {},
  seats: ['open', 'open', 'open', 'open'],
  visibility: 'link',
  pace: 'none',
  chat: false,
  takeSeats: false,
  delay: 0,
  secretLog: false,
};

/** A new guest's cookie. */
export async function newGuest(url) {
  const body = JSON.stringify({ ask: 'hello', protocol: 1 });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/ask`, { method: 'POST', headers, body });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const games = new Map();
/** Compiled once for all tables with the same rules: a client of a thousand tables does not need a thousand engines. */
const gameOf = ({ game, seats, options }) => {
  const key = JSON.stringify([game, seats, options]);
  if (!games.has(key)) games.set(key, findTable(game, seats, options).value.game);
  return games.get(key);
};

export class Person {
  table = '';
  told = null;
  play = null;
  socket = null;
  nonce = randomBytes(16).toString('hex');
  /** Called with every update of play. */
  heard = () => {};
  #state = null;
  #seen = -1;

  constructor(url, cookie = '') {
    this.url = url;
    this.cookie = cookie;
  }

  async connect() {
    const extraHeaders = this.cookie === '' ? {} : { cookie: this.cookie };
    const socket = io(this.url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders,
    });
    socket.on('tell', (tell) => this.#hear(tell));
    this.socket = socket;
    try {
      await new Promise((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', () => reject(new Lost('no connection')));
      });
      await this.must({ ask: 'hello', protocol: 1 });
    } catch (error) {
      socket.close();
      throw error;
    }
  }

  /** Fails when the connection does: the caller cannot know what became of the ask. */
  ask(ask) {
    const { socket } = this;
    return new Promise((resolve, reject) => {
      if (!socket?.connected) return reject(new Lost('not connected'));
      const lost = () => reject(new Lost('lost'));
      socket.once('disconnect', lost);
      socket.emit('ask', ask, (answer) => {
        socket.off('disconnect', lost);
        resolve(answer);
      });
    });
  }

  async must(ask) {
    const answer = await this.ask(ask);
    if (!answer.ok) throw new Refused(ask, answer);
    return answer;
  }

  at(ask) {
    return this.must({ ...ask, table: this.table });
  }

  async enter(table) {
    this.table = table;
    this.play = null;
    const answer = await this.at({ ask: 'enter', seq: 0, events: 0 });
    for (const tell of answer.tells ?? []) this.#hear(tell);
    return answer;
  }

  async sitReady() {
    await this.at({ ask: 'sit' });
    await this.at({ ask: 'ready', hash: createHash('sha256').update(this.nonce).digest('hex') });
  }

  #hear(tell) {
    if (tell.tell === 'table') this.told = tell;
    if (tell.tell !== 'play') return;
    this.play = tell;
    this.heard(tell);
  }

  /** The game as this seat sees it. */
  #see() {
    const game = gameOf(this.told.game);
    this.#state ??= makeState(game);
    if (this.#seen !== this.play) this.#state.bytes.set(Buffer.from(this.play.view, 'base64'));
    this.#seen = this.play;
    return [game, this.#state];
  }

  /** Seats that owe an answer come before the seat whose turn it is. */
  isAwaited() {
    if (this.play === null || this.play.over !== null || !this.told?.game) return false;
    const [game, state] = this.#see();
    const due = actors(game, state);
    const others = due & ~bit(topSeat(state));
    return hasBit(others === 0 ? due : others, this.play.seat);
  }

  chooses(below) {
    const [game, state] = this.#see();
    const list = new ActionList();
    legalActions(game, state, this.play.seat, list);
    const legal = list.toArray();
    return toJson(game, { packed: legal[below(legal.length)] });
  }
}

/** Four connected people: the table they sit at, with the game begun. */
export async function beginTable(people, rules = RULES) {
  const { table } = await people[0].must({ ask: 'create', rules });
  for (const person of people) {
    await person.enter(table);
    await person.sitReady();
  }
  await people[0].at({ ask: 'start' });
  for (const person of people) await person.at({ ask: 'open', nonce: person.nonce });
  return table;
}
