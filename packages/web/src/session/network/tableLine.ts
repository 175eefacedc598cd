/** One table over the connection: what it last told, and asks that never get lost silently. */
import type { Answer, Ask, AskOf, PlayTold, Refused, TableTold, Tell, TellOf } from '@landnam/protocol';
import { createStore } from 'zustand/vanilla';
import { type LineState, LostError, type Wire } from './lineState.js';
import { keepRead, readUpTo } from './mark.js';

export type ChatLine = TellOf<'chat'>['lines'][number];

export interface TableNews {
  readonly line: LineState;
  readonly table: TableTold | null;
  readonly chat: readonly ChatLine[];
  /** Number of the last chat line that was on the screen. */
  readonly read: number;
  /** Why this guest may not come in, or must leave. */
  readonly shut: Pick<Refused, 'code' | 'where'> | null;
  /** This player's move is under way; `waiting` while the connection is lost. */
  readonly pending: 'sent' | 'waiting' | null;
  /** This player's move that was not accepted. */
  readonly returned: Refused | null;
  /** This player's time was up and a bot has played. */
  readonly late: boolean;
  /** Those who look back together, once this page asked to be one of them. */
  readonly lookback: TellOf<'lookback'> | null;
}

/** How much of the game is at hand. */
export interface AtHand {
  readonly seq: number;
  readonly events: number;
}

const PAUSE = 500;
const NOTHING: AtHand = { seq: 0, events: 0 };
const NEWS: TableNews = {
  line: 'connecting',
  table: null,
  chat: [],
  read: 0,
  shut: null,
  pending: null,
  returned: null,
  late: false,
  lookback: null,
};

/** An ask without the table it is about. */
type AtTable = Extract<Ask, { table: string }>;
export type AskHere = AtTable extends infer One ? (One extends AtTable ? Omit<One, 'table'> : never) : never;

const joinChat = (before: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] => {
  const last = before.at(-1)?.number ?? 0;
  return [...before, ...lines.filter(({ number }) => number > last)];
};

export class TableLine {
  readonly id: string;
  readonly wire: Wire;
  readonly news = createStore<TableNews>(() => NEWS);
  /** Called every time before entering. */
  known: () => Promise<AtHand> = () => Promise.resolve(NOTHING);
  private heard: PlayTold[] = [];
  private arrived: () => void = () => undefined;
  private listener: ((play: PlayTold) => void) | undefined;
  private beats: ((beat: TellOf<'beat'>) => void) | undefined;
  private entered: Promise<boolean> = Promise.resolve(false);
  /** Called every time after entering. */
  onEntered: () => void = () => undefined;
  private readonly stops: (() => void)[];
  private closed = false;

  constructor(id: string, wire: Wire) {
    this.id = id;
    this.wire = wire;
    this.stops = [
      wire.hear((tell) => this.hear(tell)),
      wire.state.subscribe((line, before) => this.follow(line, before)),
    ];
    this.put({ line: wire.state.getState(), read: readUpTo(id) });
    if (wire.state.getState() === 'open') void this.enter();
  }

  private put(part: Partial<TableNews>): void {
    this.news.setState(part);
  }

  private follow(line: LineState, before: LineState): void {
    const { pending } = this.news.getState();
    this.put({ line, ...(pending !== null && { pending: line === 'open' ? 'sent' : 'waiting' }) });
    if (line === 'open' && before !== 'open') void this.enter();
  }

  private hear(tell: Tell): void {
    if (!('table' in tell) || tell.table !== this.id) return;
    if (tell.tell === 'table') this.hearTable(tell);
    else if (tell.tell === 'chat') this.put({ chat: joinChat(this.news.getState().chat, tell.lines) });
    else if (tell.tell === 'beat') this.beats?.(tell);
    else if (tell.tell === 'lookback') this.put({ lookback: tell });
    else if (tell.tell === 'shut') this.put({ shut: { code: tell.code } });
    else if (this.listener === undefined) this.keep(tell);
    else this.listener(tell);
  }

  /** What an answer brings. */
  hearAll(tells: readonly Tell[] = []): void {
    for (const tell of tells) this.hear(tell);
  }

  private hearTable(table: TableTold): void {
    const before = this.news.getState().table;
    if (before === null || table.version >= before.version) this.put({ table });
  }

  /** A message that contains everything, from the first event on; later ones wait for a listener. */
  async first(): Promise<PlayTold> {
    for (;;) {
      const play = this.heard.shift();
      if (play?.eventsFrom === 0) return play;
      const arrival = new Promise<void>((resolve) => {
        this.arrived = resolve;
      });
      void this.enter(true);
      await arrival;
    }
  }

  private keep(play: PlayTold): void {
    this.heard.push(play);
    this.arrived();
  }

  /** Starts with the messages that arrived before there was a listener. The returned function ends it: the next listener is sent everything. */
  listen(listener: (play: PlayTold) => void, beats: (beat: TellOf<'beat'>) => void): () => void {
    this.listener = listener;
    this.beats = beats;
    for (const play of this.heard.splice(0)) listener(play);
    return () => {
      if (this.listener !== listener) return;
      [this.listener, this.beats] = [undefined, undefined];
      this.known = () => Promise.resolve(NOTHING);
    };
  }

  /** Enters, or returns after a gap; `whole` discards what is at hand. */
  enter(whole = false): Promise<boolean> {
    this.entered = this.comeIn(whole);
    return this.entered;
  }

  private async comeIn(whole: boolean): Promise<boolean> {
    const known = whole || this.listener === undefined ? NOTHING : await this.known().catch(() => NOTHING);
    this.heard = [];
    const chat = this.news.getState().chat.at(-1)?.number ?? 0;
    const answer = await this.wire
      .ask({ ask: 'enter', table: this.id, ...known, chat })
      .catch(() => undefined);
    if (answer === undefined || this.closed) return false;
    this.put({ shut: answer.ok ? null : answer });
    if (!answer.ok) return false;
    this.hearAll(answer.tells);
    this.onEntered();
    return true;
  }

  /** One ask about this table; not repeated if it is lost. */
  async ask(ask: AskHere): Promise<Answer> {
    try {
      return await this.wire.ask({ ...ask, table: this.id });
    } catch {
      return { ok: false, code: 'failed', where: 'line' };
    }
  }

  /** Several actions, resent after every reconnect until an answer comes; the id makes sure that they are played once. */
  async act(act: Omit<AskOf<'act'>, 'ask' | 'table'>): Promise<Answer> {
    this.put({
      pending: this.news.getState().line === 'open' ? 'sent' : 'waiting',
      returned: null,
      late: false,
    });
    for (;;) {
      if (this.closed) throw new LostError();
      const answer = await this.wire.ask({ ask: 'act', table: this.id, ...act }).catch(() => undefined);
      if (answer !== undefined) return answer;
      await this.comeBack();
    }
  }

  /** Until the connection is open again and the table has told what happened meanwhile. */
  private async comeBack(): Promise<void> {
    this.put({ pending: 'waiting' });
    // a connection that seems open but carries nothing must not be retried without a pause
    if (this.wire.state.getState() === 'open') await new Promise((resolve) => setTimeout(resolve, PAUSE));
    await new Promise<void>((resolve) => {
      const look = (line: LineState): void => {
        if (line === 'open' || this.closed) resolve();
      };
      this.stops.push(this.wire.state.subscribe(look), resolve);
      look(this.wire.state.getState());
    });
    await this.entered;
  }

  /** The chat is on the screen. */
  readChat(): void {
    const { chat, read } = this.news.getState();
    const last = Math.max(read, chat.at(-1)?.number ?? 0);
    this.put({ read: last });
    keepRead(this.id, last);
  }

  /** Not announced until the table next changes: others need not know. */
  async mute(seat: number, muted: boolean): Promise<void> {
    const answer = await this.ask({ ask: 'mute', seat, muted });
    const { table } = this.news.getState();
    if (!answer.ok || table === null) return;
    const others = (table.muted ?? []).filter((each) => each !== seat);
    this.put({ table: { ...table, muted: muted ? [...others, seat] : others } });
  }

  settle(returned: Refused | null = null): void {
    this.put({ pending: null, returned });
  }

  sayLate(late: boolean): void {
    this.put({ late });
  }

  /** A tab that slept may have missed that its connection broke. */
  async wake(): Promise<void> {
    if (this.news.getState().line === 'open') {
      if (!(await this.enter())) this.wire.wake();
    } else this.wire.wake();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const stop of this.stops) stop();
    void this.wire.ask({ ask: 'exit', table: this.id }).catch(() => undefined);
  }
}
