/** A driver with verbs: sets up a table and positions, plays in text, says why not. */
import {
  ActionList,
  actors,
  allPoints,
  apply,
  begin,
  collect,
  type Deal,
  endReasons,
  type EventMap,
  type Game,
  isLegal,
  legalActions,
  type LoggedEvent,
  makeState,
  NONE,
  publicPoints,
  refuse,
  type Refusal,
  ruleOf,
  type Seat,
  seatsOf,
  type State,
  topKind,
  topSeat,
  weightOf,
} from '@landnam/engine';
import { makeAction, parseAction, type SeatMove } from '@landnam/engine/notation';
import { positionFaults, WHOLE } from '@landnam/engine/position';
import { dealTable, describeFaults, findTable, readPosition, type Table } from '@landnam/maps';
import { push, settle } from '../../packages/engine/src/core/state/frames.js';
import { clearStack, layPhase } from '../../packages/engine/src/core/position/frames.js';
import { constant } from './chance.js';
import { placeId, ringOf, withIds } from './places.js';
import { Position } from './position.js';

export type Chosen = Readonly<Record<string, unknown>>;

const list = new ActionList();

export class TestTable {
  readonly game: Game;
  readonly state: State;
  readonly deal: Deal;
  readonly entries: string[] = [];
  private logged: LoggedEvent[] = [];
  private isLoose = false;

  /** `laid` is a position that was read; without one the game is at its beginning. */
  constructor(game: Game, deal: Deal, laid?: State) {
    this.game = game;
    this.deal = deal;
    this.state = makeState(game);
    begin(game, this.state, deal, collect(this.logged));
    if (laid !== undefined) this.state.copyFrom(laid);
  }

  // --- laying a position

  /** Changes the board by hand; nobody wins meanwhile. */
  at(lay: (position: Position) => void): this {
    const active = this.state.core.active[0];
    this.state.core.active[0] = NONE;
    lay(new Position(this.game, this.state));
    this.state.core.active[0] = active;
    this.state.core.scored[0] = 0;
    return this;
  }

  /** `put('p0 settlement 0,0.N', 'p0 road 0,0/NE 0,0/E')`: pieces from the stock, with all their effects. */
  put(...pieces: readonly string[]): this {
    return this.at((position) => pieces.forEach((text) => position.put(text)));
  }

  /** `give(1, 'lumber 3ore')`: from the supply. */
  give(seat: number, goods: string): this {
    return this.at((position) => position.give(seat, goods));
  }

  /** `hold(1, 'knight 2plenty')`: development cards bought in an earlier turn. */
  hold(seat: number, cards: string): this {
    return this.at((position) => position.hold(seat, cards));
  }

  /** Leaves this many of a good in the supply; the others go to a seat. */
  leave(good: string, count: number, to: number): this {
    return this.at((position) => position.leave(good, count, to));
  }

  private clearFrames(): void {
    clearStack(this.state);
    this.state.core.scored[0] = this.state.core.hold[0] = 0;
  }

  /** Jumps to a seat's actions, after the roll. */
  turn(seat: number): this {
    this.clearFrames();
    layPhase(this.game, this.state, seat as Seat, this.game.phases['main']);
    this.state.base.cardPlayed[0] = 0;
    return this.sound();
  }

  /** Only for one rule: a position that no game leads to, for instance with adjacent buildings. */
  loose(): this {
    this.isLoose = true;
    return this;
  }

  /** A position set up by hand must be one that could come from outside. */
  private sound(): this {
    if (this.isLoose) return this;
    const faults: string[] = [];
    positionFaults(this.game, this.state, WHOLE, (where, what) => void faults.push(`${where}: ${what}`));
    if (faults.length > 0) throw new Error(`no such position: ${faults.join('; ')}`);
    return this;
  }

  /** Jumps to the start of a seat's turn, before the roll; the judge checks. */
  start(seat: number): this {
    this.clearFrames();
    push(this.state, this.game.kind.turn, seat);
    settle(this.game, this.state, collect(this.logged));
    return this;
  }

  // --- playing

  parse(text: string): SeatMove {
    const move = parseAction(this.game, withIds(this.game.board, text));
    if (!move.ok) throw new Error(`${text}: ${move.error}`);
    return move.value;
  }

  why(text: string): Refusal | null {
    const { seat, ...move } = this.parse(text);
    return refuse(this.game, this.state, seat, move);
  }

  /** What is offered must be what is not refused; wide and unasked actions are never offered. */
  private checkOffer(text: string, { seat, packed }: SeatMove, legal: boolean): void {
    const rule = this.game.rules[ruleOf(packed)];
    if (rule.wide !== undefined || rule.unasked) return;
    legalActions(this.game, this.state, seat, list);
    if (list.toArray().includes(packed) !== legal)
      throw new Error(`${text} is ${legal ? 'legal, but not offered' : 'refused, but offered'}`);
  }

  /** `do('p1 buildRoad e12', '* rollDice 3 5')`; throws when an action is refused. */
  do(...texts: readonly string[]): this {
    for (const text of texts) this.doOne(text);
    return this;
  }

  private doOne(text: string): void {
    const parsed = this.parse(text);
    const { seat, ...move } = parsed;
    const legal = isLegal(this.game, this.state, seat, move);
    if (!legal.ok) throw new Error(`${text} is refused: ${legal.error.code} [${legal.error.rule}]`);
    this.checkOffer(text, parsed, true);
    this.entries.push(makeAction(this.game, seat, move));
    apply(this.game, this.state, seat, move.packed, collect(this.logged), move.more);
  }

  /** Asks for the dice if that is still to come, then throws these two. */
  roll(one: number, other: number): this {
    if (this.asks() === 'beforeRoll') this.do(`p${topSeat(this.state)} callDice`);
    return this.do(`* rollDice ${Math.min(one, other)} ${Math.max(one, other)}`);
  }

  chance(text: string): this {
    return this.do(`* ${text}`);
  }

  /** The action must be refused for this rule and, if given, with this code. */
  refuses(text: string, rule: string, code?: Refusal['code']): this {
    const why = this.why(text);
    const wrong = why === null || why.rule !== rule || (code !== undefined && why.code !== code);
    if (wrong)
      throw new Error(
        `${text}: expected ${code ?? 'a refusal'} [${rule}], got ${why ? `${why.code} [${why.rule}]` : 'a legal action'}`,
      );
    this.checkOffer(text, this.parse(text), false);
    return this;
  }

  // --- looking

  /** The decision the game waits at; empty when it is over. */
  asks(): string {
    return this.state.core.ended[0] === 0 ? this.game.frameNames[topKind(this.state)] : '';
  }

  actors(): number[] {
    return seatsOf(actors(this.game, this.state));
  }

  /** Legal actions of a seat in text, without the seat; all or of one type. */
  legal(seat: number, type = ''): string[] {
    legalActions(this.game, this.state, seat as Seat, list);
    return list
      .toArray()
      .map((packed) =>
        makeAction(this.game, seat as Seat, { packed })
          .split(' ')
          .slice(1)
          .join(' '),
      )
      .filter((text) => type === '' || text.split(' ')[0] === type);
  }

  /** Nature's outcomes with their weights. */
  weights(): Record<string, number> {
    legalActions(this.game, this.state, 7 as Seat, list);
    return Object.fromEntries(
      list
        .toArray()
        .map((packed) => [
          makeAction(this.game, 7 as Seat, { packed }).slice(2),
          weightOf(this.game, this.state, packed),
        ]),
    );
  }

  points(seat: number): number {
    return allPoints(this.game, this.state, seat as Seat);
  }

  visiblePoints(seat: number): number {
    return publicPoints(this.game, this.state, seat as Seat);
  }

  /** What a seat holds of each good, zeros left out. */
  cards(seat: number): Record<string, number> {
    return new Position(this.game, this.state).goodsOf(seat);
  }

  cardCount(seat: number): number {
    return this.state.base.handTotal[seat];
  }

  ended(): string {
    const reason = this.state.core.ended[0];
    return reason === 0 ? '' : endReasons(this.game)[reason - 1];
  }

  winners(): number[] {
    return seatsOf(this.state.core.winners[0]);
  }

  /** Everything that happened since the last call of `forget`, or only one type, both halves joined. */
  events<K extends keyof EventMap>(type: K): EventMap[K][];
  events(): LoggedEvent[];
  events(type?: keyof EventMap): unknown[] {
    if (type === undefined) return this.logged;
    return this.logged
      .filter((event) => event.type === type)
      .map((event) => ({ ...event.open, ...event.secret }));
  }

  forget(): this {
    this.logged = [];
    return this;
  }

  id(place: string | number): number {
    return placeId(this.game.board, place);
  }

  copy(): TestTable {
    const other = new TestTable(this.game, this.deal);
    other.state.copyFrom(this.state);
    return other.forget();
  }
}

const usualSetUp = (id: string, seats: number): Chosen => {
  const found = findTable(id, seats);
  if (!found.ok) throw new Error(found.error);
  return 'setUp' in found.value.options ? { setUp: 'fixed' } : {};
};

/** The printed board if there is one; seat 0 begins. */
const printed = (set: Table): Deal => ({ ...dealTable(set, constant(0)), first: 0 });

/** A position as text or JSON; a `seed` of any name lays the printed board. */
export const tableAt = (source: string | Readonly<Record<string, unknown>>): TestTable => {
  const read = readPosition(source, { deal: printed });
  if (!read.ok) throw new Error(describeFaults(read.error));
  return new TestTable(read.value.game, printed(read.value), read.value.state);
};

/** A table as it ships. */
export const table = (id = 'base', seats = 4, chosen: Chosen = {}): TestTable =>
  tableAt({
    position: 1,
    game: id,
    seats,
    options: { ...usualSetUp(id, seats), ...chosen },
    seed: 'printed',
  });

export { ringOf };
