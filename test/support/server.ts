/** A real server on a free port, and clients that know only what they are told. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  actors,
  bit,
  hasBit,
  legalActions,
  ActionList,
  makeState,
  type Seat,
  type State,
  topSeat,
} from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import type { Table } from '@landnam/maps';
import {
  type Answer,
  type Ask,
  type Granted,
  type PlayTold,
  type RulesOfTable,
  type TableTold,
  type Tell,
  wayTo,
} from '@landnam/protocol';
import { hashOfNonce, nonceFrom, sharedTable } from '@landnam/table';
import { serve, type Served, type ServeOptions } from '@landnam/server';
import { io, type Socket } from 'socket.io-client';

const FAST = { perSecond: 1e6, atOnce: 1e6 };
export const NO_LIMITS = {
  guest: FAST,
  address: FAST,
  tables: FAST,
  chat: FAST,
  shows: FAST,
  leads: FAST,
  codes: FAST,
  reports: FAST,
  arrivals: FAST,
  houseTables: FAST,
  houseCodes: FAST,
  houseReports: FAST,
  maps: FAST,
  houseMaps: FAST,
  newcomers: FAST,
};

export interface TestServer extends Served {
  readonly url: string;
  readonly dataDir: string;
  /** Closes it and deletes its data. */
  end(): Promise<void>;
}

export const startServer = async (options: Partial<ServeOptions> = {}): Promise<TestServer> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'landnam-server-'));
  const settings = { botPace: 0, botThreads: 1, absence: 0, limits: NO_LIMITS, ...options.settings };
  const served = await serve({ port: 0, host: '127.0.0.1', ...options, dataDir, settings });
  const end = async (): Promise<void> => {
    await served.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...served, dataDir, url: `http://127.0.0.1:${served.port}`, end };
};

export const rulesFor = (seats: readonly string[], more: Partial<RulesOfTable> = {}): RulesOfTable => ({
  game: 'base',
  options: {},
  seats: [...seats],
  visibility: 'link',
  pace: 'none',
  chat: true,
  takeSeats: false,
  delay: 0,
  secretLog: false,
  ...more,
});

export const post = (url: string, ask: unknown, cookie = ''): Promise<Response> =>
  fetch(`${url}/api/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: typeof ask === 'string' ? ask : JSON.stringify(ask),
  });

export const cookieOf = (response: Response): string =>
  response.headers.get('set-cookie')?.split(';')[0] ?? '';

export const newGuest = async (url: string, name?: string): Promise<string> => {
  const cookie = cookieOf(await post(url, { ask: 'hello', protocol: 1 }));
  if (name !== undefined) await post(url, { ask: 'rename', name }, cookie);
  return cookie;
};

type TableAsk = Extract<Ask, { table: string }>;
/** An ask at a table, without the table. */
export type AtTable = {
  [Name in TableAsk['ask']]: Omit<Extract<TableAsk, { ask: Name }>, 'table'>;
}[TableAsk['ask']];

/** Nothing is silent for this long even on the busiest machine; a whole game may take longer. */
const PATIENCE = 50_000;

/** One person at one table. */
export class Client {
  readonly tells: Tell[] = [];
  readonly nonce = nonceFrom(randomBytes(16));
  readonly socket: Socket;
  table = '';
  told: TableTold | undefined;
  play: PlayTold | undefined;
  private readonly waiting = new Set<() => void>();
  /** Beats come whether or not anything happens. */
  private news = 0;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on('tell', (tell: Tell) => this.hear(tell));
    socket.on('disconnect', () => this.stir());
  }

  private stir(): void {
    for (const call of this.waiting) call();
  }

  private hear(tell: Tell): void {
    this.tells.push(tell);
    if (tell.tell !== 'beat') this.news++;
    if (tell.tell === 'table') this.told = tell;
    if (tell.tell === 'play') this.play = tell;
    this.stir();
  }

  ask(ask: Ask): Promise<Answer> {
    return this.send(ask);
  }

  /** Whatever it is. */
  send(message: unknown): Promise<Answer> {
    return new Promise((resolve) => this.socket.emit('ask', message, resolve));
  }

  at(ask: AtTable): Promise<Answer> {
    return this.send({ ...ask, table: this.table });
  }

  async must(ask: AtTable): Promise<Granted> {
    const answer = await this.at(ask);
    if (!answer.ok) throw new Error(`${ask.ask}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async create(rules: RulesOfTable): Promise<string> {
    const answer = await this.ask({ ask: 'create', rules });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.table ?? '';
  }

  async enter(table: string): Promise<void> {
    this.table = table;
    const answer = await this.must({ ask: 'enter', seq: 0, events: 0 });
    for (const tell of answer.tells ?? []) this.hear(tell);
  }

  async sitReady(seat?: number): Promise<void> {
    await this.must(seat === undefined ? { ask: 'sit' } : { ask: 'sit', seat });
    await this.must({ ask: 'ready', hash: hashOfNonce(this.nonce) });
  }

  open(): Promise<Granted> {
    return this.must({ ask: 'open', nonce: this.nonce });
  }

  /** What was told last, for the reader of a failed wait. */
  private standing(): string {
    const { told, play, socket } = this;
    const seats = told?.seats.map(({ name, kind, away }) => `${name} ${away ? 'away' : kind}`).join(', ');
    const table = told === undefined ? 'no table' : `table ${told.phase} (${seats}), version ${told.version}`;
    const game = play === undefined ? 'no game' : `game at ${play.seq}${play.over ? ', over' : ''}`;
    return `${table}; ${game}; ${this.tells.length} tells; ${socket.connected ? 'connected' : 'not connected'}`;
  }

  /** Until what was told so far is enough. On failure it says what was waited for: a silent hang helps nobody. */
  until(enough: () => boolean, what = String(enough)): Promise<void> {
    return new Promise((resolve, reject) => {
      let heard = this.news;
      const stop = (): void => {
        clearInterval(timer);
        this.waiting.delete(look);
      };
      const look = (): void => {
        if (!enough()) return;
        stop();
        resolve();
      };
      const timer = setInterval(() => {
        if (this.news === heard) reject(new Error(`waited in vain for ${what}: ${this.standing()}`));
        if (this.news === heard) stop();
        heard = this.news;
      }, PATIENCE);
      this.waiting.add(look);
      look();
    });
  }

  close(): void {
    this.socket.close();
  }
}

/** With a table, the socket's address names it, as the page's does. */
export const connect = async (
  url: string,
  cookie: string,
  hello: object = {},
  table = '',
): Promise<Client> => {
  const socket = io(url, {
    query: wayTo(table),
    transports: ['websocket'],
    extraHeaders: { cookie },
    reconnection: false,
    forceNew: true,
  });
  const client = new Client(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const answer = await client.send({ ask: 'hello', protocol: 1, ...hello });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return client;
};

/** What a client with the engine can read from a view. */
export class Sighted {
  readonly table: Table;
  readonly state: State;
  readonly seat: Seat;
  private readonly list = new ActionList();

  constructor({ game }: TableTold, seat: number) {
    const found = sharedTable(game!.game, game!.seats, game!.options);
    if (!found.ok) throw new Error(found.error);
    this.table = found.value;
    this.state = makeState(this.table.game);
    this.seat = seat as Seat;
  }

  see({ view }: PlayTold): void {
    this.state.bytes.set(Buffer.from(view, 'base64'));
  }

  isAwaited(): boolean {
    const due = actors(this.table.game, this.state);
    const others = due & ~bit(topSeat(this.state));
    return hasBit(others === 0 ? due : others, this.seat);
  }

  legal(): ReturnType<typeof toJson>[] {
    this.list.clear();
    legalActions(this.table.game, this.state, this.seat, this.list);
    return this.list.toArray().map((packed) => toJson(this.table.game, { packed }));
  }
}

let clients = 0;

/** Plays a seat from its views alone until the game is over; `below` chooses. Returns the number of moves. */
export const playSeat = async (
  client: Client,
  below: (n: number) => number,
  stop = () => false,
): Promise<number> => {
  await client.until(() => Boolean(client.told?.game) && client.play !== undefined);
  const sighted = new Sighted(client.told!, client.told!.you!);
  let moves = 0;
  let seen = -1;
  while (client.play!.over === null && !stop()) {
    await client.until(() => client.play!.seq > seen || !client.socket.connected || stop());
    if (!client.socket.connected) return moves;
    const play = client.play!;
    seen = play.seq;
    sighted.see(play);
    if (play.over !== null || !sighted.isAwaited()) continue;
    const legal = sighted.legal();
    const action = legal[below(legal.length)];
    const answer = await client.at({ ask: 'act', seq: seen, client: `c${clients++}`, actions: [action] });
    if (answer.ok) moves++;
    else if (answer.code !== 'stale') throw new Error(JSON.stringify([answer, action]));
  }
  return moves;
};

/** People at their own table, with the game begun. */
export const beginTable = async (
  url: string,
  names: readonly string[],
  rules: RulesOfTable,
  hello: object = {},
): Promise<Client[]> => {
  const people: Client[] = [];
  for (const name of names) people.push(await connect(url, await newGuest(url, name), hello));
  const table = await people[0].create(rules);
  for (const person of people) {
    await person.enter(table);
    await person.sitReady();
  }
  await people[0].must({ ask: 'start' });
  for (const person of people) await person.open();
  return people;
};
