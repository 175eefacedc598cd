/** The line to the server: an ask has an answer or is lost, a tell comes in order. One a table, and one for the lobby. */
import { RULES_VERSION } from '@landnam/engine/log';
import { Answer, type Ask, PROTOCOL, readWithoutEval, Tell, wayTo } from '@landnam/protocol';
import { io, type Socket } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import { useSettings } from '../settings.js';
import { type LineState, LostError, type Wire } from './lineState.js';
import { isGuest, NOBODY } from './mark.js';
import { askOnce, PATIENCE } from './once.js';

readWithoutEval();
const HELLO: Ask = { ask: 'hello', protocol: PROTOCOL, rules: RULES_VERSION };
/** Milliseconds that someone who has just returned to the tab waits for a connection that seems open. */
const PROBE = 2_500;
const FAILED: Answer = { ok: false, code: 'failed' };

export const readAnswer = (data: unknown): Answer => {
  const read = Answer.safeParse(data);
  return read.success ? read.data : FAILED;
};

const makeSocket = (table: string): Socket =>
  io({
    query: wayTo(table),
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    timeout: PATIENCE,
    reconnectionDelay: 300,
    reconnectionDelayMax: 3_000,
  });

export class SocketWire implements Wire {
  readonly state = createStore<LineState>(() => 'connecting');
  private readonly socket: Socket;
  private readonly listeners = new Set<(tell: Tell) => void>();
  private readonly leaving = new AbortController();

  /** With a table, its address names it: a proxy can send all who sit there to one node. */
  constructor(table = '') {
    const socket = makeSocket(table);
    this.socket = socket;
    socket.on('connect', () => void this.greet());
    socket.on('disconnect', (reason) => this.lose(reason === 'io server disconnect'));
    socket.on('connect_error', () => void this.miss());
    socket.on('tell', (data: unknown) => this.tell(data));
    const { signal } = this.leaving;
    // a socket that lost its network would notice only when the next ping fails
    addEventListener('offline', () => socket.io.engine.close(), { signal });
    addEventListener('online', () => this.wake(), { signal });
    for (const event of ['visibilitychange', 'resume'])
      document.addEventListener(event, () => !document.hidden && this.wake(), { signal });
    socket.connect();
  }

  private set(state: LineState): void {
    if (this.state.getState() !== 'outdated') this.state.setState(state, true);
  }

  private tell(data: unknown): void {
    const read = Tell.safeParse(data);
    if (read.success) for (const listener of this.listeners) listener(read.data);
  }

  /** The first ask on every socket. */
  private async greet(): Promise<void> {
    const answer = await this.ask(HELLO).catch(() => undefined);
    if (answer === undefined) this.socket.io.engine.close();
    else if (!answer.ok && answer.code === 'versions') this.set('outdated');
    else this.welcome(answer);
  }

  /** Someone who came from another device has a name already. */
  private welcome(answer: Answer): void {
    const { name, set } = useSettings.getState();
    const known = answer.ok && answer.name !== NOBODY ? answer.name : undefined;
    if (name === '' && isGuest() && known !== undefined) set({ name: known });
    this.set('open');
  }

  private lose(byServer: boolean): void {
    this.set('lost');
    if (byServer) this.socket.connect();
  }

  /** Whether there is a Landnam server at all is known only by asking. */
  private async miss(): Promise<void> {
    if (this.state.getState() === 'open' || !navigator.onLine) return this.set('lost');
    const answer = await askOnce(HELLO);
    const state = this.state.getState();
    if (state === 'open') return undefined;
    return this.set(answer === undefined && state !== 'lost' ? 'none' : 'lost');
  }

  async ask(message: Ask, patience = PATIENCE): Promise<Answer> {
    if (!this.socket.connected) throw new LostError();
    try {
      return readAnswer(await this.socket.timeout(patience).emitWithAck('ask', message));
    } catch {
      throw new LostError();
    }
  }

  hear(listener: (tell: Tell) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  wake(): void {
    if (!this.socket.active) this.socket.connect();
    else if (this.socket.connected) void this.probe();
    // the next attempt may be seconds away
    else this.renew();
  }

  /** A connection that was cut while the device slept looks open until it is used. */
  private async probe(): Promise<void> {
    const { id } = this.socket;
    const holds = await this.ask(HELLO, PROBE).then(
      () => true,
      () => false,
    );
    if (!holds && this.socket.connected && this.socket.id === id) this.renew();
  }

  private renew(): void {
    this.socket.disconnect();
    this.socket.connect();
  }

  close(): void {
    this.leaving.abort();
    this.listeners.clear();
    this.socket.disconnect();
  }
}

interface SharedWire {
  readonly wire: SocketWire;
  users: number;
}

/** By table; the lobby's has none. */
const shared = new Map<string, SharedWire>();
/** From one page to the next of the same table, or of the lobby, the line stays. */
const LINGER = 3_000;

const shareWire = (table: string): SharedWire => {
  const found = shared.get(table) ?? { wire: new SocketWire(table), users: 0 };
  shared.set(table, found);
  return found;
};

/** The returned function releases it. */
export const takeWire = (table = ''): readonly [Wire, () => void] => {
  const taken = shareWire(table);
  taken.users++;
  let held = true;
  const close = (): void => {
    if (taken.users > 0 || shared.get(table) !== taken) return;
    shared.delete(table);
    taken.wire.close();
  };
  const release = (): void => {
    if (!held) return;
    held = false;
    taken.users--;
    setTimeout(close, LINGER);
  };
  return [taken.wire, release];
};
