/**
 * [B-60] How long people may think. Each turn a person has the limit for all of their own decisions; time runs only while that
 * person is waited for and sees the table. The engine knows no time: what is played on a timeout is ordinary actions.
 */
import { NONE } from '@landnam/engine';
import type { ClockPort } from './ports.js';
import type { Clock, ClockChange, SavedClock } from './told.js';

/** A player asked during another player's turn has at least this long, however much time is already used up. */
export const GRACE = 10_000;
/** How often the remaining time is saved, so that reloading the page gains none. */
const STEP = 5_000;

export interface Moment {
  /** A new one gives every player the full time again. */
  readonly turn: string;
  /** The person waited for who is looking at the table; NONE if there is none. */
  readonly seat: number;
  /** It is this person's own turn. */
  readonly own: boolean;
}

export interface ClockEvents {
  up(seat: number): void;
  step(): void;
}

export class TurnClock {
  private limit: number;
  private paused: boolean;
  private turn: string;
  private left: (number | null)[];
  private away = false;
  private seat: number = NONE;
  private expired: number = NONE;
  private since: number | undefined;
  private callOff: () => void = () => undefined;
  private readonly port: ClockPort;
  private readonly events: ClockEvents;

  constructor({ limit, paused, turn, left }: SavedClock, port: ClockPort, events: ClockEvents) {
    this.limit = limit;
    this.paused = paused;
    this.turn = turn;
    this.left = [...left];
    this.port = port;
    this.events = events;
  }

  private leftOf(seat: number): number {
    return this.left[seat] ?? this.limit * 1000;
  }

  /** Deducts the time that has passed. */
  private stop(): void {
    this.callOff();
    if (this.since === undefined) return;
    this.left[this.seat] = Math.max(0, this.leftOf(this.seat) - (this.port.now() - this.since));
    this.since = undefined;
  }

  private runs(): boolean {
    return this.limit > 0 && this.seat !== NONE && !this.paused && !this.away;
  }

  private start(): void {
    if (!this.runs()) return;
    this.since = this.port.now();
    this.callOff = this.port.wake(Math.min(STEP, this.leftOf(this.seat)), () => this.wake());
  }

  private wake(): void {
    this.stop();
    // a timer may fire a little early
    if (this.leftOf(this.seat) > 5) {
      this.start();
      this.events.step();
      return;
    }
    const { seat } = this;
    this.left[seat] = 0;
    this.expired = seat;
    this.seat = NONE;
    this.events.up(seat);
  }

  follow({ turn, seat, own }: Moment): void {
    this.stop();
    if (turn !== this.turn) this.left = [];
    this.turn = turn;
    if (seat !== this.seat && seat !== NONE) {
      this.expired = NONE;
      if (!own) this.left[seat] = Math.max(this.leftOf(seat), Math.min(GRACE, this.limit * 1000));
    }
    this.seat = seat;
    this.start();
  }

  /** Nobody can see the table: the tab is hidden. */
  leave(away: boolean): void {
    this.stop();
    this.away = away;
    this.start();
  }

  change({ limit = this.limit, paused = this.paused }: ClockChange): void {
    this.stop();
    if (limit !== this.limit) this.left = [];
    this.limit = limit;
    this.paused = paused;
    this.start();
  }

  close(): void {
    this.stop();
    this.seat = NONE;
  }

  /** For the page, which counts down on its own from here. */
  told(): Clock {
    const { limit, paused, seat, expired } = this;
    const passed = this.since === undefined ? 0 : this.port.now() - this.since;
    const left = seat === NONE ? limit * 1000 : Math.max(0, this.leftOf(seat) - passed);
    return { limit, paused, seat, expired, left, runs: this.since !== undefined };
  }

  saved(): SavedClock {
    const { left } = this.told();
    const row = this.left.map((each, seat) => (seat === this.seat ? left : (each ?? null)));
    return { limit: this.limit, paused: this.paused, turn: this.turn, left: row };
  }
}
