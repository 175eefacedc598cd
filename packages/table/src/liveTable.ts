/** A game that is played: the engine and nature. What plays it on copies it first, so whoever holds one keeps it as it was. */
import {
  type Action,
  apply,
  bit,
  CHANCE,
  collect,
  drawOutcome,
  hashState,
  idleAction,
  isOver,
  type LoggedEvent,
  type Move,
  makeState,
  outcomeKind,
  redact,
  refuse,
  type Refusal,
  type Seat,
  type State,
  view,
} from '@landnam/engine';
import type { By, LogHeader } from '@landnam/engine/log';
import { fromJson, makeAction, parseAction } from '@landnam/engine/notation';
import { BOTS, type TimeGuard } from '@landnam/bots';
import { beginGame, type Table } from '@landnam/maps';
import { SeatMinds } from './minds.js';
import type { ChancePort, MindsPort } from './ports.js';
import { OutcomeCount } from './outcomeCount.js';
import { seededChance, seededMinds } from './seeded.js';
import { GameStanding } from './standing.js';
import type { GameSetup, ToldEvent } from './told.js';

/** Follows a line that was played on a timeout; games of the first version called it `timer`. */
export const CLOCK = 'clock';
const TIMER = 'timer';
/** Precedes the name of a bot that chose for a person. */
const STOOD_IN = 'bot ';
/** Plays for a bot that stumbled. */
export const FALLBACK = 'random';

export interface TablePorts {
  readonly chance: ChancePort;
  /** For whoever lets bots play here; missing where they are asked elsewhere. */
  readonly minds?: MindsPort;
}

const seededPorts = ({ seed }: GameSetup): TablePorts => ({
  chance: seededChance(seed),
  minds: seededMinds(seed),
});

export class LiveTable extends GameStanding {
  readonly entries: string[] = [];
  readonly events: { ply: number; event: LoggedEvent; timed?: number; stoodIn?: number }[] = [];
  /** Numbers of the entries that a bot would have thought longer about. */
  readonly cuts: number[] = [];
  readonly setup: GameSetup;
  readonly header: LogHeader;
  /** Whom a bot has just played for. */
  private stoodIn: Seat | undefined;
  private drawn = new OutcomeCount();
  private readonly seen: State;
  private readonly ports: TablePorts;
  private readonly minds: SeatMinds | undefined;

  constructor(table: Table, setup: GameSetup, header: LogHeader, ports = seededPorts(setup), of?: LiveTable) {
    super(table);
    this.setup = setup;
    this.header = header;
    this.ports = ports;
    this.seen = of?.seen ?? makeState(table.game);
    this.minds = of?.minds ?? (ports.minds && new SeatMinds(ports.minds));
    if (of === undefined) this.begin();
    else this.become(of);
  }

  private begin(): void {
    const told: LoggedEvent[] = [];
    const begun = beginGame(this.table.game, this.header.deal, collect(told));
    if (!begun.ok) throw new Error(`deal: ${begun.error}`);
    this.state.copyFrom(begun.value);
    this.keep(told);
  }

  private become(of: LiveTable): void {
    this.state.copyFrom(of.state);
    // one by one, a long game would be more arguments than a call takes
    for (const line of of.entries) this.entries.push(line);
    for (const event of of.events) this.events.push(event);
    this.cuts.push(...of.cuts);
    this.drawn = of.drawn.copy();
    this.stoodIn = of.stoodIn;
  }

  /** The same game, to be played on while this one stays as it is. */
  copy(): LiveTable {
    return new LiveTable(this.table, this.setup, this.header, this.ports, this);
  }

  private keep(told: readonly LoggedEvent[], timed?: Seat): void {
    const ply = this.entries.length;
    const { stoodIn } = this;
    const how = { ...(timed !== undefined && { timed }), ...(stoodIn !== undefined && { stoodIn }) };
    for (const event of told) this.events.push({ ply, event, ...how });
  }

  /** Trusts its caller; `by` says who chose, if it was not whoever sits there. */
  private put(seat: Seat, move: Move, by?: string): void {
    const { game } = this.table;
    const line = makeAction(game, seat, move);
    const told: LoggedEvent[] = [];
    if (seat === CHANCE) this.drawn.add(outcomeKind(game, this.state));
    else this.stoodIn = by?.startsWith(STOOD_IN) ? seat : undefined;
    apply(game, this.state, seat, move.packed, collect(told), move.more);
    this.entries.push(by === undefined ? line : `${line} ; ${by}`);
    this.keep(told, by === CLOCK ? seat : undefined);
  }

  /** Plays one line of a saved game; returns what is wrong with it. */
  replay(line: string): string | null {
    const { game } = this.table;
    const [text = '', by] = line.split(' ; ');
    const read = parseAction(game, text);
    if (!read.ok) return read.error;
    const { seat, ...move } = read.value;
    const why = refuse(game, this.state, seat, move);
    if (why !== null) return `${why.code} [${why.rule}]`;
    this.put(seat, move, by === TIMER ? CLOCK : by);
    return null;
  }

  /** The same game rebuilt from its first lines; undefined if they cannot be played. */
  again(plies = this.entries.length): LiveTable | undefined {
    try {
      const again = new LiveTable(this.table, this.setup, this.header, this.ports);
      const played = this.entries.slice(0, plies).every((line) => again.replay(line) === null);
      again.cuts.push(...this.cuts.filter((ply) => ply <= plies));
      return played ? again : undefined;
    } catch {
      return undefined;
    }
  }

  get ply(): number {
    return this.entries.length;
  }

  isBot(seat: number): boolean {
    return Object.hasOwn(BOTS, this.setup.players[seat]?.bot ?? '');
  }

  /** Nature's outcomes are counted so that a reload draws the same dice. */
  playNature(): boolean {
    let moved = false;
    while (!isOver(this.state) && this.next() === CHANCE) {
      const below = this.ports.chance.outcome(this.drawn.next(outcomeKind(this.table.game, this.state)));
      const packed = drawOutcome(this.table.game, this.state, below, this.legal);
      this.put(CHANCE, { packed });
      moved = true;
    }
    return moved;
  }

  async playBot(seat: Seat, guard?: TimeGuard): Promise<void> {
    await this.playMind(this.setup.players[seat]?.bot ?? '', seat, undefined, guard);
  }

  /** A bot that fails here would fail again: this once, chance chooses. */
  async playByChance(seat: Seat): Promise<void> {
    await this.playMind(FALLBACK, seat, `bot ${FALLBACK}`);
  }

  /** Dropped if somebody else moved meanwhile: the thought is about a position that is gone. */
  private async playMind(bot: string, seat: Seat, by?: By, guard?: TimeGuard): Promise<void> {
    if (this.minds === undefined) throw new Error('no bot plays here');
    const { ply } = this;
    const { move, cut } = await this.minds.choose(this, seat, bot, guard);
    const why = this.ply === ply ? this.take(seat, move, by, cut) : null;
    if (why !== null) throw new Error(`a bot's move was refused: ${why.code} [${why.rule}]`);
  }

  /** A move that was thought out elsewhere; `by` as for `act`, `cut` if the bot would have thought longer. */
  take(seat: Seat, move: Move, by?: By, cut = false): Refusal | null {
    const why = refuse(this.table.game, this.state, seat, move);
    if (why !== null) return why;
    this.put(seat, move, by);
    if (cut) this.cuts.push(this.ply);
    return null;
  }

  /** [B-24] Answers for a person with what gives nothing away. */
  letPass(seat: number, by?: typeof CLOCK): void {
    const packed = idleAction(this.table.game, this.legalOf(seat));
    if (packed !== undefined) this.put(seat as Seat, { packed }, by);
  }

  seenBy(seat: number): State {
    return isOver(this.state) ? this.state : this.viewOf(seat);
  }

  toldTo(seat: number, from: number): ToldEvent[] {
    return this.events.slice(from).map((told) => ({ ...told, event: redact(told.event, seat) }));
  }

  viewOf(seat: number): State {
    view(this.table.game, this.state, seat, this.seen);
    return this.seen;
  }

  /** All or none: a refusal halfway restores the state. `by` is given where the header names somebody else for the seat. */
  act(seat: number, actions: readonly Action[], by?: By): Refusal | null {
    const before = this.state.bytes.slice();
    const [entries, events, stoodIn] = [this.entries.length, this.events.length, this.stoodIn];
    for (const action of actions) {
      const move = fromJson(this.table.game, action);
      const why = move.ok ? refuse(this.table.game, this.state, seat as Seat, move.value) : null;
      if (move.ok && why === null) {
        this.put(seat as Seat, move.value, by);
        continue;
      }
      this.state.bytes.set(before);
      this.entries.length = entries;
      this.events.length = events;
      this.stoodIn = stoodIn;
      return why ?? { code: 'notOffered', rule: 'B-20' };
    }
    return null;
  }

  hash(): string {
    return hashState(this.state);
  }

  /** Bit set of seats held by people. */
  people(): number {
    return this.setup.players.reduce((bits, _, seat) => (this.isBot(seat) ? bits : bits | bit(seat)), 0);
  }
}
