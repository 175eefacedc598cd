/**
 * [B-24] How long another player's offer waits for a person, and which offers are refused without asking. If every answer gives
 * nothing away, there is no question to ask. The engine knows no time: a timeout is played as an ordinary answer.
 */
import { idleAction, NONE, ruleOf, topSeat } from '@landnam/engine';
import type { ClockPort } from './ports.js';
import type { GameStanding } from './standing.js';
import type { Asked, Manners, MannersChange } from './told.js';

/** Behind the curtain the device has to change hands first. */
const TO_PASS_ON = 20_000;

export const PATIENT: Manners = { seconds: 0, ask: 'all' };

/** A question in another player's decision that has an answer which gives nothing away. */
export const isAside = (table: GameStanding, seat: number): boolean =>
  seat !== NONE &&
  !table.isBot(seat) &&
  table.over() === null &&
  topSeat(table.state) !== seat &&
  idleAction(table.table.game, table.legalOf(seat)) !== undefined;

/** No other answer is legal; what a player may do unprompted can also be done later. */
const isIdle = (table: GameStanding, seat: number): boolean => {
  const { rules } = table.table.game;
  const answers = table
    .legalOf(seat)
    .toArray()
    .filter((packed) => !rules[ruleOf(packed)]?.unasked);
  return answers.every((packed) => rules[ruleOf(packed)]?.idle?.(packed));
};

export class Answers {
  private manners: Manners;
  /** By seat: the turn in which offers are muted, and the round in which one was last shown. */
  private readonly quiet: string[] = [];
  private readonly heard: number[] = [];
  private seat: number = NONE;
  private seen = false;
  private away = false;
  private left = 0;
  private since: number | undefined;
  private callOff: () => void = () => undefined;
  private readonly clock: ClockPort;
  private readonly up: (seat: number) => void;

  constructor(clock: ClockPort, up: (seat: number) => void, manners = PATIENT) {
    this.clock = clock;
    this.up = up;
    this.manners = manners;
  }

  /** The person need not be asked: the answer that gives nothing away is played for them. */
  passes(table: GameStanding, seat: number): boolean {
    if (!isAside(table, seat)) return false;
    return this.refuses(table, seat) || isIdle(table, seat);
  }

  private refuses(table: GameStanding, seat: number): boolean {
    const { ask } = this.manners;
    if (ask === 'never' || this.quiet[seat] === table.turn()) return true;
    return ask === 'less' && this.heard[seat] === table.round;
  }

  /** `viewer` is the seat looking at the table. */
  follow(table: GameStanding, viewer: number): void {
    const next = table.next();
    const seat = isAside(table, next) ? next : NONE;
    const seen = seat === viewer;
    if (seat === this.seat && seen === this.seen) return;
    this.stop();
    if (this.seat !== NONE && seat !== this.seat) this.heard[this.seat] = table.round;
    this.seat = seat;
    this.seen = seen;
    this.left = this.limit();
    this.start();
  }

  private limit(): number {
    const whole = this.manners.seconds * 1000;
    return this.seen || whole === 0 ? whole : Math.max(whole, TO_PASS_ON);
  }

  private stop(): void {
    this.callOff();
    if (this.since !== undefined) this.left = Math.max(0, this.left - (this.clock.now() - this.since));
    this.since = undefined;
  }

  private start(): void {
    if (this.seat === NONE || this.away || this.limit() === 0) return;
    this.since = this.clock.now();
    this.callOff = this.clock.wake(this.left, () => this.wake());
  }

  private wake(): void {
    this.stop();
    this.up(this.seat);
  }

  leave(away: boolean): void {
    this.stop();
    this.away = away;
    this.start();
  }

  change(table: GameStanding, viewer: number, { notThisTurn, ...manners }: MannersChange): void {
    this.stop();
    if (notThisTurn) this.quiet[viewer] = table.turn();
    const before = this.manners.seconds;
    this.manners = { ...this.manners, ...manners };
    if (before !== this.manners.seconds) this.left = this.limit();
    this.start();
  }

  close(): void {
    this.stop();
    this.seat = NONE;
  }

  /** For the page, which counts down on its own from here. */
  told(): Asked | null {
    const { seat, since } = this;
    if (seat === NONE) return null;
    const passed = since === undefined ? 0 : this.clock.now() - since;
    return { seat, limit: this.limit(), left: Math.max(0, this.left - passed), runs: since !== undefined };
  }
}
