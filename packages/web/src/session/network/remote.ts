/** The session of a game over the network: the server keeps it, the worker reads the view, the table is the same. */
import { type Action, fail, ok, type Refusal, type Result } from '@landnam/engine';
import type { PlayTold, Refused, TableTold, TellOf } from '@landnam/protocol';
import { proxy, type Remote } from 'comlink';
import type { KnownHand } from '@landnam/bots';
import type { HintSource } from '../hintTypes.js';
import { NONE } from '../none.js';
import { failed, messageOf } from '../problems.js';
import type { RemoteTable } from '../worker/remoteTable.js';
import { ShownGame } from '../shown.js';
import type {
  ClockChange,
  GameInfo,
  GameSession,
  GameSetup,
  Manners,
  MannersChange,
  Player,
  OpenProblem,
  Snapshot,
  Update,
} from '../types.js';
import { callWorker, type LaidTable, Workplace } from '../workplace.js';
import { Clocks } from './clocks.js';
import { seenFrom } from './seen.js';
import type { TableLine } from './tableLine.js';
import { isWithheld } from './withheld.js';

/** How the page names and describes a seat; this module knows no texts. */
type Say = (seat: TableTold['seats'][number], index: number) => string;
export interface SayOf {
  readonly name: Say;
  readonly note: Say;
}

const playersOf = ({ seats }: TableTold, say: SayOf): readonly Player[] =>
  seats.map((seat, i) => ({
    kind: seat.kind === 'bot' ? 'bot' : 'person',
    name: say.name(seat, i),
    bot: seat.bot,
  }));

const setupOf = (table: TableTold, say: SayOf): GameSetup => ({
  game: table.rules.game,
  options: table.rules.options,
  players: playersOf(table, say),
  seed: '',
  // a server of before tells of none, and nobody agreed to any
  help: table.help ?? { hints: false, hands: false },
});

const newClient = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The rules' own reason, if there is one. */
const refusalOf = ({ why, rule }: Refused): Refusal | null =>
  why === undefined ? null : ({ code: why, rule: rule ?? '' } as Refusal);

/** This player's time was up, and the game went on without them. */
const isLate = ({ seat, seq, clock }: PlayTold, now: PlayTold): boolean => {
  const until = clock.deadlines[seat ?? NONE];
  return typeof until === 'number' && until <= now.clock.now && now.seq > seq;
};

const same = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);

export class RemoteSession implements GameSession {
  readonly table: TableLine;
  private readonly shown: ShownGame;
  private readonly work: Workplace<Remote<RemoteTable>>;
  private last: PlayTold;
  private manners: Partial<Manners> = {};
  private asking = false;
  private showing: Promise<void> = Promise.resolve();
  private readonly clocks = new Clocks();
  private readonly say: SayOf;
  private readonly stop: () => void;

  constructor(opened: OpenedRemote, table: TableLine, say: SayOf) {
    const { info, first, update } = opened;
    this.table = table;
    this.say = say;
    this.last = first;
    this.shown = new ShownGame(info, { ...update, clock: this.clocks.read(first, false) });
    // whatever stopped it, a new worker is told everything again
    this.work = new Workplace(opened, (_, line) => this.shown.stop('worker', line));
    table.known = () => this.known();
    const deafen = table.listen(
      (play) => void this.hear(play),
      (beat) => void this.compare(beat),
    );
    const unsubscribe = table.news.subscribe((news, before) => {
      if (news.table !== before.table && news.table !== null) this.follow(news.table);
      else if (news.pending !== before.pending || news.chat !== before.chat || news.read !== before.read)
        this.shown.change({});
    });
    this.stop = () => {
      unsubscribe();
      deafen();
    };
    const told = table.news.getState().table;
    if (told !== null) this.follow(told);
  }

  get info(): GameInfo {
    return this.shown.info;
  }

  /** People come and go: names may change, and a pause stops the time. */
  private follow(table: TableTold): void {
    const { shown, say } = this;
    const players = playersOf(table, say);
    if (!same(this.info.setup.players, players))
      shown.info = { ...this.info, setup: { ...this.info.setup, players } };
    const notes = table.seats.map(say.note);
    const withheld = isWithheld(table);
    if (!same(this.info.notes, notes) || this.info.withheld !== withheld)
      shown.info = { ...this.info, notes, withheld };
    shown.change({ clock: this.clocks.read(this.last, table.paused) });
  }

  private async known(): Promise<{ seq: number; events: number }> {
    await this.showing;
    const { ply, events } = await this.work.ask((table) => table.standing());
    return { seq: ply, events };
  }

  /** One after another: the worker answers in its own time. */
  private hear(play: PlayTold): Promise<void> {
    this.showing = this.showing
      .then(() => this.show(play))
      .catch((error: unknown) => this.fail(messageOf(error)));
    return this.showing;
  }

  private async show(play: PlayTold): Promise<void> {
    if (this.work.closed) return;
    const update = await this.work.ask<Update | null>((table) => table.show(seenFrom(play)));
    if (update === null) {
      void this.table.enter(true);
      return;
    }
    if (!this.asking && isLate(this.last, play)) this.table.sayLate(true);
    this.last = play;
    this.put(update);
  }

  private put(update: Update): void {
    const paused = this.table.news.getState().table?.paused === true;
    this.shown.put({ ...update, clock: this.clocks.read(this.last, paused) });
  }

  private fail(line: string): void {
    if (!this.work.closed) this.shown.stop('worker', line);
  }

  /** A stale board must be recognizable as one. */
  private async compare({ seq, hash }: TellOf<'beat'>): Promise<void> {
    await this.showing;
    const here = await this.work.answer((table) => table.standing(), undefined);
    if (here === undefined || here.ply > seq || this.work.closed) return;
    if (here.ply < seq) void this.table.enter();
    else if (here.hash !== hash) void this.table.enter(true);
  }

  /** This player's move is under way, everyone has agreed to a pause, or a bot plays for this seat. */
  private stands(): boolean {
    const { pending, table } = this.table.news.getState();
    const own = table?.seats[table.you ?? NONE];
    return pending !== null || table?.paused === true || own?.away === true;
  }

  /** While this is so nothing can be chosen. */
  snapshot(): Snapshot {
    const { now } = this.shown;
    if (!this.stands()) return now;
    if (this.waiting?.of !== now) this.waiting = { of: now, shown: { ...now, actions: [] } };
    return this.waiting.shown;
  }
  private waiting: { readonly of: Snapshot; readonly shown: Snapshot } | undefined;

  subscribe(listener: () => void): () => void {
    return this.shown.subscribe(listener);
  }

  async act(actions: readonly Action[]): Promise<Refusal | null> {
    if (this.asking || this.shown.now.seat === NONE || actions.length === 0) return null;
    this.asking = true;
    try {
      const { ply: seq } = this.shown.now;
      const answer = await this.table.act({ seq, client: newClient(), actions: [...actions] });
      if (answer.ok) await this.reach(answer.seq ?? 0);
      return this.settle(answer.ok ? null : answer);
    } catch {
      return null;
    } finally {
      this.asking = false;
    }
  }

  private settle(refused: Refused | null): Refusal | null {
    const refusal = refused && refusalOf(refused);
    this.table.settle(refusal === null ? refused : null);
    if (refused !== null) void this.table.enter();
    return refusal;
  }

  /** An acknowledged move is shown in a moment. */
  private async reach(seq: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.shown.now.ply < seq && !this.work.closed) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  whyNot(action: Action): Promise<Refusal | null> {
    return this.work.answer((table) => table.whyNot(action), null);
  }

  async setManners(change: MannersChange): Promise<void> {
    const { notThisTurn: _, composing: _busy, ...manners } = change;
    this.manners = { ...this.manners, ...manners };
    await this.showing;
    const update = await this.work.answer<Update, null>((table) => table.setManners(change), null);
    if (update !== null) this.put(update);
  }

  /** A pause needs everyone's agreement. */
  async setClock({ paused }: ClockChange): Promise<void> {
    if (paused !== undefined) await this.table.ask({ ask: 'pause', agree: paused });
  }

  /** A tab that slept asks what happened when it becomes visible again. */
  async leave(away: boolean): Promise<void> {
    if (!away) await this.table.wake();
  }

  look(): Promise<void> {
    return Promise.resolve();
  }
  setPace(): Promise<void> {
    return Promise.resolve();
  }
  takeOver(): Promise<void> {
    return Promise.resolve();
  }

  /** A worker that ended is replaced, and sent everything again. */
  async goOn(): Promise<void> {
    const pass = (action: Action): void => void this.act([action]);
    const laid = await this.work.renew(() => layOut(this.table, this.info.setup, pass));
    if (laid?.ok === false) this.fail(laid.error.line);
    if (!laid?.ok) return;
    this.shown.change({ fault: null });
    await this.table.enter(true);
    await this.setManners(this.manners);
  }

  async exportLog(): Promise<string> {
    const response = await fetch(`/api/tables/${this.table.id}/log`);
    return response.ok ? response.text() : '';
  }

  /** A player comes to the next table ready; a watcher is taken to the page that opens one. */
  async again(): Promise<Result<string, OpenProblem>> {
    if (this.table.news.getState().table?.you === null) return ok('/together');
    const answer = await this.table.ask({ ask: 'rematch' });
    if (answer.ok && answer.table !== undefined) return ok(`/table/${answer.table}?sit`);
    return fail({ code: 'failed', line: '' });
  }

  hints(): Promise<HintSource | null> {
    return this.work.answer((table) => table.hints(), null);
  }
  hands(): Promise<readonly KnownHand[] | null> {
    return this.work.answer((table) => table.hands(), null);
  }

  close(): void {
    this.stop();
    this.shown.close();
    this.work.close();
  }
}

interface SeenGame extends LaidTable<Remote<RemoteTable>> {
  readonly info: GameInfo;
}
export interface OpenedRemote extends SeenGame {
  readonly first: PlayTold;
  readonly update: Update;
}

const NO_GAME = fail<OpenProblem>({ code: 'missing', line: 'the game has not begun' });

/** A worker with the rules of this table. */
const layOut = async (
  table: TableLine,
  setup: GameSetup,
  passed: (action: Action) => void,
): Promise<Result<SeenGame, OpenProblem>> => {
  const game = table.news.getState().table?.game ?? null;
  if (game === null) return NO_GAME;
  const line = callWorker();
  try {
    const seen = await line.ask((desk) => desk.remote());
    const info = await line.ask<Result<GameInfo, OpenProblem>>(() =>
      seen.see(table.id, game, setup, proxy(passed)),
    );
    if (info.ok) return ok({ table: seen, line, info: info.value });
    line.hangUp();
    return info;
  } catch (error) {
    line.hangUp();
    return failed(error);
  }
};

/** Opens the game of a table that is or was played. */
export const openRemote = async (
  table: TableLine,
  say: SayOf,
): Promise<Result<RemoteSession, OpenProblem>> => {
  const told = table.news.getState().table;
  if (told === null) return NO_GAME;
  const opened: { session?: RemoteSession } = {};
  const laid = await layOut(table, setupOf(told, say), (action) => void opened.session?.act([action]));
  if (!laid.ok) return laid;
  const first = await table.first();
  const update = await laid.value.table.show(seenFrom(first));
  if (update === null) {
    laid.value.line?.hangUp();
    return fail({ code: 'failed', line: 'the view is not of this game' });
  }
  opened.session = new RemoteSession({ ...laid.value, first, update }, table, say);
  return ok(opened.session);
};
