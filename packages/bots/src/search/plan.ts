/** A sequence of actions that was found good, and the positions it should pass through: as long as they occur, nothing is searched again. */
import {
  type ActionList,
  apply,
  type Game,
  makeState,
  pack,
  type Packed,
  type Seat,
  type State,
  view,
} from '@landnam/engine';
import { turnsOf } from '../turns.js';
import { PositionKey } from './transposition.js';
import { AT_MAIN, type Playout } from './playout.js';

/** Hashes of what a seat will see along a plan: the world may differ in what it does not see. */
export class Scout {
  readonly g: Game;
  readonly end: Packed;
  private readonly playout: Playout;
  private readonly print: PositionKey;
  private readonly state: State;
  private readonly seen: State;

  constructor(g: Game, playout: Playout) {
    this.g = g;
    this.playout = playout;
    this.end = pack(g.ruleIds['endTurn']);
    this.print = new PositionKey(g);
    this.state = makeState(g);
    this.seen = makeState(g);
  }

  printOf(seen: State): number {
    return this.print.of(seen).key;
  }

  /** After each action, as long as nobody else has a say. */
  printsOf(seat: Seat, world: State, actions: Int32Array): readonly number[] {
    const { g, state, seen } = this;
    const prints: number[] = [];
    state.copyFrom(world);
    for (const packed of actions) {
      apply(g, state, seat, packed);
      if (this.playout.on(state, seat) !== AT_MAIN) break;
      view(g, state, seat, seen);
      prints.push(this.printOf(seen));
    }
    return prints;
  }
}

export class Plan {
  private readonly seat: Seat;
  private actions: readonly Packed[] = [];
  /** By action: the hash of what the seat sees when that action is due. */
  private prints: readonly number[] = [];
  private at = 0;
  private turn = 0;
  private isWaiting = false;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  forget(): void {
    this.prints = [];
    this.isWaiting = false;
  }

  keep(scout: Scout, world: State, actions: Int32Array): void {
    this.forget();
    this.actions = [...actions, scout.end];
    this.prints = [NaN, ...scout.printsOf(this.seat, world, actions)];
    this.at = 0;
    this.turn = turnsOf(scout.g, world);
  }

  first(): Packed {
    return this.actions[this.at++];
  }

  /** An offer is out: if nobody accepts it, everything is as it was. */
  wait(): void {
    this.isWaiting = true;
  }

  /** Nobody accepted the offer that the plan follows. */
  isLeft(scout: Scout, seen: State): boolean {
    return this.isWaiting && turnsOf(scout.g, seen) === this.turn;
  }

  /** What comes next, if what happened is what was expected. */
  next(scout: Scout, seen: State, legal: ActionList): Packed | undefined {
    const isExpected = this.isWaiting || this.prints[this.at] === scout.printOf(seen);
    const isSameTurn = turnsOf(scout.g, seen) === this.turn;
    this.isWaiting = false;
    if (isExpected && isSameTurn && legal.has(this.actions[this.at])) return this.first();
    this.forget();
    return undefined;
  }
}
