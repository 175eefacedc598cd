/**
 * Keeps a table going: nature immediately, bots at their pace, people when they act or run out of time. A move and nature's
 * answers to it are written in one piece, before anyone is told.
 */
import { type Action, NONE, type Refusal, type Seat } from '@landnam/engine';
import type { TimeGuard } from '@landnam/bots';
import { Answers, isAside } from './answers.js';
import { TurnClock } from './clock.js';
import { CLOCK, type LiveTable } from './liveTable.js';
import { messageOf } from './open.js';
import type { Awaitable, ClockPort, StorePort } from './ports.js';
import type { ClockChange, Manners, MannersChange, SavedClock } from './told.js';

/** Why a table has stopped. */
export interface Stumble {
  readonly kind: 'bot' | 'rules';
  /** The bot's seat; NONE otherwise. */
  readonly seat: number;
  /** Technical detail for a bug report. */
  readonly line: string;
}

export interface KeptTable<Why> {
  readonly live: LiveTable;
  readonly clock: SavedClock;
  /** How many of its lines are saved, and why the rest are not. */
  readonly written: number;
  readonly unsaved: Why | null;
  /** Milliseconds a bot takes. */
  readonly pace: number;
  /** Each person's settings for being asked about offers. */
  readonly manners?: Manners;
}

export interface KeeperPorts<Why> {
  readonly clock: ClockPort;
  readonly store: StorePort<Why>;
}

export interface KeeperEvents {
  changed(): void;
  /** The table was replaced: everything has to be sent again. */
  laid(): void;
}

/** A level does the same work everywhere; on a slow machine nobody waits longer than this for it. */
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

  /** Why the last move is not saved. */
  get unsaved(): Why | null {
    return this.lost;
  }

  get fault(): Stumble | null {
    return this.stumbled;
  }

  /** Time runs for the viewer, if that is who the table is waiting for. */
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

  /** One after another: two at the same time would both write the next entry. */
  private save(): Promise<void> {
    this.saving = this.saving.then(() => this.saveRest());
    return this.saving;
  }

  private async saveRest(): Promise<void> {
    if (this.closed) return;
    const lines = [...this.live.entries];
    this.lost = await this.ports.store.append(lines, this.written, this.clock.saved());
    // lines that could not be saved are retried with the next move: a gap would spoil the log
    if (this.lost === null) this.written = lines.length;
  }

  /** Until the table waits for a person. */
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

  /** Set when a bot has had its time, or when its answer is no longer needed. */
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

  /** The rules may have thrown in the middle of a move: the table is rebuilt from the complete moves. */
  private stumble(error: unknown): void {
    const again = this.live.again();
    this.live = again ?? this.live;
    const next = again?.next() ?? NONE;
    const bot = this.live.isBot(next);
    this.stumbled = { kind: bot ? 'bot' : 'rules', seat: bot ? next : NONE, line: messageOf(error) };
    this.events.laid();
  }

  /** Goes on after a fault. */
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

  /** Several actions of one seat: all or none. */
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
    // the answer may have been given while the last move was being saved
    if (this.live.next() !== seat || !isAside(this.live, seat)) return;
    await this.tryTo(() => this.live.letPass(seat, CLOCK));
    void this.run();
  }

  /** How the person at a seat wants to be asked about offers. */
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

  /** Whether anyone can see the table. */
  async leave(away: boolean): Promise<void> {
    this.clock.leave(away);
    this.answers.leave(away);
    const timed = this.clock.told().limit > 0;
    if (timed || this.answers.told() !== null) this.events.changed();
    if (!timed) return;
    await this.saveClock();
  }

  /** From now on it neither plays nor writes. */
  close(): void {
    this.closed = true;
    this.clock.close();
    this.answers.close();
  }
}
