/**
 * Runs one saved table on this device: steps of the table's machine, bots at their pace, times that are up. A move and nature's
 * answers to it are written in one piece, and before anybody is told; what cannot be written is played on and written later.
 */
import { type Action, NONE, type Refusal, type Seat } from '@landnam/engine';
import type { TimeGuard } from '@landnam/bots';
import {
  type Asked,
  type BackTold,
  type Clock,
  type ClockChange,
  type ClockPort,
  FALLBACK,
  type LiveTable,
  type Manners,
  type MannersChange,
  messageOf,
  type MindsPort,
  type SavedClock,
  SeatMinds,
  type StorePort,
} from '@landnam/table';
import {
  askedTold,
  AT_DEVICE,
  backTold,
  clockTold,
  deviceTable,
  dueThought,
  guestAt,
  nextTime,
  savedClock,
  step,
  type TableAsk,
  type TableHappening,
  type TableNow,
  type TableRefusal,
} from '@landnam/table/machine';
import type { Fault } from '../types.js';

/** What is taken over. */
export interface DeviceGame<Why> {
  readonly live: LiveTable;
  readonly clock: SavedClock;
  /** How many of its lines are written, and why the rest is not. */
  readonly written: number;
  readonly unsaved: Why | null;
  /** Milliseconds a bot takes. */
  readonly pace: number;
  readonly eyes: number;
  /** How often something was taken back, and how often as far as it is written. */
  readonly branch?: number;
  readonly branchKept?: number;
  /** Another tab plays it: here it is neither played nor written. */
  readonly follows: boolean;
  /** How the people want to be asked by the way. */
  readonly manners?: Manners;
}

export interface DevicePorts<Why> {
  readonly clock: ClockPort;
  readonly minds: MindsPort;
  readonly store: StorePort<Why>;
  changed(): void;
}

/** A level's work is the same everywhere; on a slow machine somebody waits for it no longer than this. */
const BOT_LIMIT = 2000;

export const NO_LIMIT: SavedClock = { limit: 0, paused: false, turn: '', left: [] };

/** No table at one device has a secret. */
const NO_SALT = new Uint8Array(0);
const NOT_OFFERED: Refusal = { code: 'notOffered', rule: 'B-20' };

export class DeviceTable<Why> {
  pace: number;
  private table: TableNow;
  private readonly minds: SeatMinds;
  private readonly ports: DevicePorts<Why>;
  private lost: Why | null;
  private written: number;
  private branchKept: number;
  /** The first line that was taken back since the last writing. */
  private cutAt = Number.POSITIVE_INFINITY;
  private stumbled: Fault | null = null;
  private away = false;
  private eyes: number;
  private running = false;
  private closed: boolean;
  private saving: Promise<void> = Promise.resolve();
  private callOff: () => void = () => undefined;

  constructor(game: DeviceGame<Why>, ports: DevicePorts<Why>) {
    const { live, clock, manners, branch = 0 } = game;
    this.table = deviceTable('', live, clock, { manners, branch });
    this.branchKept = game.branchKept ?? branch;
    this.minds = new SeatMinds(ports.minds);
    this.ports = ports;
    this.pace = game.pace;
    this.written = game.written;
    this.lost = game.unsaved;
    this.eyes = game.eyes;
    this.closed = game.follows;
    if (!this.closed) this.tryTo(() => this.take({ kind: 'looks', eyes: game.eyes, hidden: false }));
  }

  get live(): LiveTable {
    return this.table.game!;
  }

  /** Why the last move is not written. */
  get unsaved(): Why | null {
    return this.lost;
  }

  get fault(): Fault | null {
    return this.stumbled;
  }

  /** How often something was taken back. */
  get branch(): number {
    return this.table.data.device?.branch ?? 0;
  }

  /** How far the last step of who looks goes back. */
  back(): BackTold | null {
    return backTold(this.table, this.eyes);
  }

  clock(): Clock {
    return clockTold(this.table, this.ports.clock.now());
  }

  asked(): Asked | null {
    return askedTold(this.table.data, this.ports.clock.now());
  }

  private plays(): boolean {
    return !this.closed && this.stumbled === null;
  }

  /** Nothing has changed if it is refused. */
  private take(happening: TableHappening): TableRefusal | null {
    const next = step(AT_DEVICE, this.table, { ...happening, at: this.ports.clock.now(), salt: NO_SALT });
    if (!next.ok) return next;
    this.table = next.table;
    this.wakeLater();
    return null;
  }

  private ask(ask: TableAsk): TableRefusal | null {
    return this.take({ kind: 'ask', who: { guest: guestAt(this.eyes), name: '' }, ask });
  }

  private wakeLater(): void {
    this.callOff();
    const at = this.closed ? null : nextTime(this.table.data);
    if (at === null) return;
    this.callOff = this.ports.clock.wake(Math.max(0, at - this.ports.clock.now()), () => void this.onTime());
  }

  private async onTime(): Promise<void> {
    if (this.closed) return;
    const before = this.table;
    this.tryTo(() => this.take({ kind: 'time' }));
    if (this.table === before) this.wakeLater();
    else if (this.live !== before.game || this.stumbled !== null) await this.changed();
    else await this.saveClock();
    void this.run();
  }

  private async saveClock(): Promise<void> {
    const { clock, store } = this.ports;
    if (!this.closed) await store.writeClock(savedClock(this.table.data, clock.now()));
  }

  /** One after another: two at once would both write the entry that comes next. */
  private save(): Promise<void> {
    this.saving = this.saving.then(() => this.saveRest());
    return this.saving;
  }

  private async saveRest(): Promise<void> {
    if (this.closed) return;
    const { clock, store } = this.ports;
    const lines = [...this.live.entries];
    const branch = { was: this.branchKept, is: this.branch };
    const from = Math.min(this.written, this.cutAt);
    this.cutAt = Number.POSITIVE_INFINITY;
    this.lost = await store.append(lines, from, savedClock(this.table.data, clock.now()), branch);
    // what could not be saved is tried again with the next move: a gap would spoil the log
    this.written = this.lost === null ? lines.length : from;
    if (this.lost === null) this.branchKept = branch.is;
  }

  private async changed(): Promise<void> {
    await this.save();
    if (!this.closed) this.ports.changed();
  }

  /** Until a person is waited for. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      await this.begin();
      while (this.plays() && (await this.playBot()));
    } catch (error) {
      this.stumble(error, NONE);
    } finally {
      this.running = false;
    }
  }

  /** What a table that was just laid out owes by itself. */
  private async begin(): Promise<void> {
    if (this.plays()) this.tryTo(() => this.take({ kind: 'time' }));
    if (this.lost === null && this.live.ply > this.written) await this.changed();
  }

  private async playBot(): Promise<boolean> {
    const next = dueThought(this.table);
    if (next === null) return false;
    if (this.pace > 0 && !next.atOnce) await this.wait(this.pace);
    // somebody may have acted meanwhile
    const due = this.plays() ? dueThought(this.table) : null;
    if (due === null) return this.plays() && dueThought(this.table) !== null;
    await this.choose(due.seat, due.bot);
    await this.changed();
    return true;
  }

  private async choose(seat: Seat, bot: string, named?: string): Promise<void> {
    const [{ ply }, { branch }] = [this.live, this];
    try {
      const { move, cut } = await this.minds.choose(this.live, seat, bot, this.guard());
      const why = this.take({
        kind: 'choice',
        seat,
        ply,
        branch,
        move,
        cut,
        ...(named !== undefined && { bot: named }),
      });
      if (why?.code === 'illegal') throw new Error(`a bot's move was refused: ${why.why} [${why.rule}]`);
    } catch (error) {
      this.stumble(error, seat);
    }
  }

  /** Up when a bot has had its time, and when nobody waits for it any more. */
  private guard(): TimeGuard {
    const { clock } = this.ports;
    const [until, { branch }] = [clock.now() + BOT_LIMIT, this];
    return { isUp: () => this.closed || this.branch !== branch || clock.now() >= until };
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.ports.clock.wake(milliseconds, resolve);
    });
  }

  /** A step that throws has changed nothing: the table stands as it was before. */
  private tryTo(move: () => TableRefusal | null): TableRefusal | null {
    try {
      return move();
    } catch (error) {
      this.stumble(error, NONE);
      return null;
    }
  }

  /** Nobody's time runs while the table stands still. */
  private stumble(error: unknown, seat: number): void {
    const bot = seat !== NONE && this.live.isBot(seat);
    this.stumbled = { kind: bot ? 'bot' : 'rules', seat: bot ? seat : NONE, line: messageOf(error) };
    try {
      this.look(this.eyes);
    } catch {
      // rules that throw wherever they are asked: the time is stopped by hand
      this.callOff();
    }
  }

  private mend(): void {
    if (this.stumbled === null) return;
    this.stumbled = null;
    this.look(this.eyes);
  }

  /** After a fault. */
  async goOn(): Promise<void> {
    const fault = this.stumbled;
    this.mend();
    if (fault?.kind === 'bot') await this.choose(fault.seat as Seat, FALLBACK, FALLBACK);
    await this.changed();
    void this.run();
  }

  /** A row of actions of who looks: all or none. */
  async act(actions: readonly Action[]): Promise<Refusal | null> {
    this.mend();
    const why = this.tryTo(() => this.ask({ ask: 'act', seq: this.live.ply, actions }));
    if (why !== null) return this.reasonFor(why, actions);
    await this.changed();
    void this.run();
    return null;
  }

  /** The last step of who looks, which began at this entry; false if it cannot be taken back. */
  async takeBack(to: number): Promise<boolean> {
    this.mend();
    const why = this.tryTo(() => this.take({ kind: 'back', seat: this.eyes as Seat, to }));
    if (why !== null || this.stumbled !== null) return false;
    this.cutAt = Math.min(this.cutAt, to);
    this.minds.forget(this.live.events.length);
    await this.changed();
    void this.run();
    return true;
  }

  private reasonFor({ why, rule }: TableRefusal, [first]: readonly Action[]): Refusal {
    if (why !== undefined && rule !== undefined) return { code: why, rule } as Refusal;
    return (first && this.live.whyNot(this.eyes, first)) ?? NOT_OFFERED;
  }

  /** How the person who looks wants to be asked by the way. */
  async setManners(change: MannersChange): Promise<void> {
    const { live } = this;
    this.tryTo(() => this.ask({ ask: 'manners', change }));
    if (!this.plays()) return;
    if (this.live === live) this.ports.changed();
    else await this.changed();
    void this.run();
  }

  async setClock(change: ClockChange): Promise<void> {
    this.ask({ ask: 'clock', change });
    this.ports.changed();
    await this.saveClock();
  }

  /** Another person takes the device. */
  look(eyes: number): void {
    this.eyes = eyes;
    this.take({ kind: 'looks', eyes, hidden: this.away || this.stumbled !== null });
  }

  /** Nobody sees the table, or somebody does again. */
  async leave(away: boolean): Promise<void> {
    this.away = away;
    this.look(this.eyes);
    const timed = this.clock().limit > 0;
    if (timed || this.asked() !== null) this.ports.changed();
    if (timed) await this.saveClock();
  }

  /** Neither plays nor writes from now on. */
  close(): void {
    this.closed = true;
    this.callOff();
  }
}
