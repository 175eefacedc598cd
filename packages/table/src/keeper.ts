/**
 * Keeps a table going: nature at once, bots at their pace, people when they act or their time is up. A move and nature's
 * answers to it are written in one piece, and before anybody is told.
 */
import { type Action, NONE, type Refusal, type Seat } from '@landnam/engine';
import type { TimeGuard } from '@landnam/bots';
import { Answers, isAside } from './answers.js';
import { TurnClock } from './clock.js';
import { CLOCK, type LiveTable } from './liveTable.js';
import { messageOf } from './open.js';
import type { Awaitable, ClockPort, StorePort } from './ports.js';
import type { ClockChange, Manners, MannersChange, SavedClock } from './told.js';

/** Why a table stands still. */
export interface Stumble {
  readonly kind: 'bot' | 'rules';
  /** Whose bot; NONE otherwise. */
  readonly seat: number;
  /** For whoever mends it. */
  readonly line: string;
}

/** What a keeper takes over. */
export interface KeptTable<Why> {
  readonly live: LiveTable;
  readonly clock: SavedClock;
  /** How many of its lines are written, and why the rest is not. */
  readonly written: number;
  readonly unsaved: Why | null;
  /** Milliseconds a bot takes. */
  readonly pace: number;
  /** How the people want to be asked by the way. */
  readonly manners?: Manners;
}

export interface KeeperPorts<Why> {
  readonly clock: ClockPort;
  readonly store: StorePort<Why>;
}

export interface KeeperEvents {
  changed(): void;
  /** The table is another one: everything is to be told again. */
  laid(): void;
}

/** A level's work is the same everywhere; on a slow machine somebody waits for it no longer than this. */
const BOT_LIMIT = 2000;

export const NO_LIMIT: SavedClock = { limit: 0, paused: false, turn: '', left: [] };

export class Keeper<Why> {
  live: LiveTable;
  pace: number;
  readonly clock: TurnClock;
  readonly answers: Answers;
  private lost: Why | null;
  private stumbled: Stumble | null = null;
  private written: number;
  private running = false;
  private closed = false;
  private saving: Promise<void> = Promise.resolve();
  private readonly ports: KeeperPorts<Why>;
  private readonly events: KeeperEvents;

  constructor(kept: KeptTable<Why>, ports: KeeperPorts<Why>, events: KeeperEvents) {
    this.live = kept.live;
    this.pace = kept.pace;
    this.written = kept.written;
    this.lost = kept.unsaved;
    this.ports = ports;
    this.events = events;
    this.clock = new TurnClock(kept.clock, ports.clock, {
      up: (seat) => void this.timeUp(seat as Seat),
      step: () => void this.saveClock(),
    });
    this.answers = new Answers(ports.clock, (seat) => void this.silence(seat as Seat), kept.manners);
  }

  /** Why the last move is not written. */
  get unsaved(): Why | null {
    return this.lost;
  }

  get fault(): Stumble | null {
    return this.stumbled;
  }

  /** Time runs for whoever looks, if it is the one who is waited for. */
  follow(seat: number): void {
    const { live } = this;
    const due = live.next() === seat && live.over() === null && this.plays();
    const active = live.state.core.active[0];
    this.clock.follow({
      turn: live.turn(),
      seat: due ? seat : NONE,
      own: active === seat || active === NONE,
    });
    if (this.plays()) this.answers.follow(live, seat);
    else this.answers.close();
  }

  private plays(): boolean {
    return !this.closed && this.stumbled === null;
  }

  private async saveClock(): Promise<void> {
    if (!this.closed) await this.ports.store.writeClock(this.clock.saved());
  }

  /** One after another: two at once would both write the entry that comes next. */
  private save(): Promise<void> {
    this.saving = this.saving.then(() => this.saveRest());
    return this.saving;
  }

  private async saveRest(): Promise<void> {
    if (this.closed) return;
    const lines = [...this.live.entries];
    this.lost = await this.ports.store.append(lines, this.written, this.clock.saved());
    // what could not be saved is tried again with the next move: a gap would spoil the log
    if (this.lost === null) this.written = lines.length;
  }

  /** Until a person is waited for. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.plays() && (await this.step()));
    } catch (error) {
      this.stumble(error);
    } finally {
      this.running = false;
    }
  }

  private async step(): Promise<boolean> {
    const { live } = this;
    const next = live.next();
    if (next === NONE) return false;
    if (this.playAlone()) return this.changed();
    if (!live.isBot(next)) return false;
    if (this.pace > 0) await this.wait(this.pace);
    if (!this.plays()) return false;
    // somebody may have acted while the bot was thinking
    if (live === this.live && live.next() === next) await live.playBot(next as Seat, this.guard());
    this.playAlone();
    return this.changed();
  }

  /** Nature, and answers for which nobody need be asked: no sight shows them as open questions. */
  private playAlone(): boolean {
    const { live } = this;
    let moved = live.playNature();
    for (let next = live.next(); this.answers.passes(live, next); next = live.next()) {
      live.letPass(next as Seat);
      moved = true;
    }
    return moved;
  }

  /** Up when a bot has had its time, and when nobody waits for it any more. */
  private guard(): TimeGuard {
    const { clock } = this.ports;
    const until = clock.now() + BOT_LIMIT;
    return { isUp: () => this.closed || clock.now() >= until };
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.ports.clock.wake(milliseconds, resolve);
    });
  }

  private async changed(): Promise<boolean> {
    await this.save();
    if (!this.closed) this.events.changed();
    return true;
  }

  /** The rules may have thrown in the middle of a move: the table is laid anew from the moves that are whole. */
  private stumble(error: unknown): void {
    const again = this.live.again();
    this.live = again ?? this.live;
    const next = again?.next() ?? NONE;
    const bot = this.live.isBot(next);
    this.stumbled = { kind: bot ? 'bot' : 'rules', seat: bot ? next : NONE, line: messageOf(error) };
    this.events.laid();
  }

  /** After a fault. */
  async goOn(): Promise<void> {
    const fault = this.stumbled;
    this.stumbled = null;
    if (fault?.kind === 'bot') await this.tryTo(() => this.live.playByChance(fault.seat as Seat));
    else this.events.changed();
    void this.run();
  }

  /** Plays nothing if the move is refused. */
  private async tryTo(move: () => Awaitable<Refusal | null | void>): Promise<Refusal | null> {
    try {
      const why = await move();
      if (why) return why;
      this.playAlone();
      await this.changed();
    } catch (error) {
      this.stumble(error);
    }
    return null;
  }

  /** A row of actions of one seat: all or none. */
  async act(seat: number, actions: readonly Action[]): Promise<Refusal | null> {
    this.stumbled = null;
    const why = await this.tryTo(() => this.live.act(seat, actions));
    if (why === null) void this.run();
    return why;
  }

  private async timeUp(seat: Seat): Promise<void> {
    await this.tryTo(() => this.live.playOn(seat));
    void this.run();
  }

  private async silence(seat: Seat): Promise<void> {
    // the answer may have been given while the last move was saved
    if (this.live.next() !== seat || !isAside(this.live, seat)) return;
    await this.tryTo(() => this.live.letPass(seat, CLOCK));
    void this.run();
  }

  /** How the person of a seat wants to be asked by the way. */
  setManners(seat: number, change: MannersChange): void {
    this.answers.change(this.live, seat, change);
    if (!this.plays()) return;
    this.events.changed();
    void this.run();
  }

  async setClock(change: ClockChange): Promise<void> {
    this.clock.change(change);
    this.events.changed();
    await this.saveClock();
  }

  /** Nobody sees the table, or somebody does again. */
  async leave(away: boolean): Promise<void> {
    this.clock.leave(away);
    this.answers.leave(away);
    const timed = this.clock.told().limit > 0;
    if (timed || this.answers.told() !== null) this.events.changed();
    if (!timed) return;
    await this.saveClock();
  }

  /** Neither plays nor writes from now on. */
  close(): void {
    this.closed = true;
    this.clock.close();
    this.answers.close();
  }
}
