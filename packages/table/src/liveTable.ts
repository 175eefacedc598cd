/** A game in progress: the engine, nature and the bots. */
import {
  ActionList,
  type Action,
  apply,
  begin,
  bit,
  CHANCE,
  collect,
  drawOutcome,
  hasBit,
  hashState,
  idleAction,
  isOver,
  legalActions,
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
import type { TimeGuard } from '@landnam/bots';
import type { Table } from '@landnam/maps';
import type { ChancePort, SeatMind, MindsPort } from './ports.js';
import { OutcomeCount } from './outcomeCount.js';
import { seededChance, seededMinds } from './seeded.js';
import { GameStanding } from './standing.js';
import type { GameSetup, ToldEvent } from './told.js';

/** Follows a line that was played on a timeout; games of the first version called it `timer`. */
export const CLOCK = 'clock';
const TIMER = 'timer';
/** Precedes the name of a bot that chose for a person. */
const STOOD_IN = 'bot ';
/** Plays for people who run out of time. */
const STAND_IN = 'greedy';
/** Plays for a bot that failed. */
const FALLBACK = 'random';

export interface TablePorts {
  readonly chance: ChancePort;
  readonly minds: MindsPort;
}

const seededPorts = ({ seed }: GameSetup): TablePorts => ({
  chance: seededChance(seed),
  minds: seededMinds(seed),
});

export class LiveTable extends GameStanding {
  readonly entries: string[] = [];
  readonly events: { ply: number; event: LoggedEvent; timed?: number; stoodIn?: number }[] = [];
  /** The seat a bot has just played for. */
  private stoodIn: Seat | undefined;
  private readonly seen: State;
  /** What a mind is asked about; it may still be thinking when the shared list is refilled. Created on first use. */
  private asked: ActionList | undefined;
  private readonly ports: TablePorts;
  private readonly bots: readonly (SeatMind | undefined)[];
  private readonly drawn = new OutcomeCount();
  /** How many events each mind has received. */
  private readonly heard = new WeakMap<SeatMind, number>();
  /** Numbers of the entries where a bot was cut short. */
  readonly cuts: number[] = [];
  readonly setup: GameSetup;
  readonly header: LogHeader;

  constructor(table: Table, setup: GameSetup, header: LogHeader, ports = seededPorts(setup)) {
    super(table);
    this.setup = setup;
    this.header = header;
    this.seen = makeState(table.game);
    this.ports = ports;
    this.bots = setup.players.map(({ bot }, seat) => ports.minds.call(bot, table.game, seat as Seat));
    const told: LoggedEvent[] = [];
    begin(table.game, this.state, header.deal as Parameters<typeof begin>[2], collect(told));
    this.keep(told);
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
      return this.entries.slice(0, plies).every((line) => again.replay(line) === null) ? again : undefined;
    } catch {
      return undefined;
    }
  }

  get ply(): number {
    return this.entries.length;
  }

  isBot(seat: number): boolean {
    return this.bots[seat] !== undefined;
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
    const bot = this.bots[seat];
    if (bot === undefined) throw new Error(`seat ${seat} has no bot`);
    await this.playMind(bot, seat, undefined, guard);
  }

  /** A bot that fails here would fail again: this once, chance chooses. */
  async playByChance(seat: Seat): Promise<void> {
    await this.playMind(this.callMind(FALLBACK, seat), seat, `bot ${FALLBACK}`);
  }

  private callMind(name: string, seat: Seat): SeatMind {
    const mind = this.ports.minds.call(name, this.table.game, seat);
    if (mind === undefined) throw new Error(`no bot is called ${name}`);
    return mind;
  }

  /** False if somebody else moved in the meantime: the thought is about a position that is gone. */
  private async playMind(mind: SeatMind, seat: Seat, by?: By, guard?: TimeGuard): Promise<boolean> {
    const ply = this.entries.length;
    const cuts = mind.cuts ?? 0;
    const move = await this.choiceOf(mind, seat, ply, guard);
    if (this.entries.length !== ply) return false;
    if ((mind.cuts ?? 0) > cuts) this.cuts.push(ply + 1);
    const why = this.take(seat, move, by);
    if (why !== null) throw new Error(`a bot's move was refused: ${why.code} [${why.rule}]`);
    return true;
  }

  /** A move that was chosen elsewhere; `by` as for `act`. */
  take(seat: Seat, move: Move, by?: By): Refusal | null {
    const why = refuse(this.table.game, this.state, seat, move);
    if (why === null) this.put(seat, move, by);
    return why;
  }

  /** A mind called in mid-game receives every event from the beginning, so that it knows what one that sat there all along knows. */
  private tell(mind: SeatMind, seat: Seat): void {
    for (let i = this.heard.get(mind) ?? 0; i < this.events.length; i++)
      mind.observe?.(redact(this.events[i]!.event, seat));
    this.heard.set(mind, this.events.length);
  }

  private async choiceOf(mind: SeatMind, seat: Seat, ply: number, guard?: TimeGuard): Promise<Move> {
    const legal = (this.asked ??= new ActionList());
    legalActions(this.table.game, this.state, seat, legal);
    this.tell(mind, seat);
    const choice = await mind.choose({ seat, legal, guard, view: () => this.viewOf(seat) }, ply);
    return typeof choice === 'number' ? { packed: choice } : choice;
  }

  /**
   * [B-60] Time is up: plays for a person until somebody else is waited for or the turn is over.
   * Actions that give nothing away come first; everything else (a discard, the robber, a starting place) is left to a bot.
   */
  async playOn(seat: Seat): Promise<void> {
    const turn = this.turn();
    while (!isOver(this.state) && hasBit(this.awaited(), seat) && this.turn() === turn) {
      if (!(await this.playIdly(seat))) return;
      this.playNature();
    }
  }

  /** [B-24] Answers for a person with an action that gives nothing away. */
  letPass(seat: Seat, by?: typeof CLOCK): void {
    const packed = idleAction(this.table.game, this.legalOf(seat));
    if (packed !== undefined) this.put(seat, { packed }, by);
  }

  private async playIdly(seat: Seat): Promise<boolean> {
    const packed = idleAction(this.table.game, this.legalOf(seat));
    if (packed === undefined) return this.playMind(this.callMind(STAND_IN, seat), seat, CLOCK);
    this.put(seat, { packed }, CLOCK);
    return true;
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
    const [entries, events] = [this.entries.length, this.events.length];
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
