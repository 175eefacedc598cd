/** A row of actions that was found good, and the positions it was expected to pass: as long as they come, nothing is searched again. */
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
import { turnsOf } from '../driver.js';
import { Print } from './seen.js';
import { AT_MAIN, type Walk } from './walk.js';

export class Plan {
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly walk: Walk;
  private readonly end: Packed;
  private readonly print: Print;
  private readonly state: State;
  private readonly seen: State;
  private actions: readonly Packed[] = [];
  /** By action: the print of what the seat sees when it is its turn to be played. */
  private prints: readonly number[] = [];
  private at = 0;
  private turn = 0;
  private isWaiting = false;

  constructor(g: Game, seat: Seat, walk: Walk) {
    this.g = g;
    this.seat = seat;
    this.walk = walk;
    this.end = pack(g.ruleIds['endTurn']);
    this.print = new Print(g);
    this.state = makeState(g);
    this.seen = makeState(g);
  }

  forget(): void {
    this.prints = [];
    this.isWaiting = false;
  }

  /** Prints are of what the seat sees: the world may differ in what it does not. */
  keep(world: State, actions: Int32Array): void {
    const { state, seat } = this;
    this.forget();
    this.actions = [...actions, this.end];
    const prints = [NaN];
    state.copyFrom(world);
    for (const packed of actions) {
      apply(this.g, state, seat, packed);
      if (this.walk.on(state, seat) !== AT_MAIN) break;
      view(this.g, state, seat, this.seen);
      prints.push(this.print.of(this.seen).key);
    }
    this.prints = prints;
    this.at = 0;
    this.turn = turnsOf(this.g, world);
  }

  first(): Packed {
    return this.actions[this.at++];
  }

  /** An offer is out: if nobody takes it, everything is as it was. */
  wait(): void {
    this.isWaiting = true;
  }

  /** What comes next, if what happened is what was expected. */
  next(seen: State, legal: ActionList): Packed | undefined {
    const goesOn = this.isWaiting || this.prints[this.at] === this.print.of(seen).key;
    const isSame = turnsOf(this.g, seen) === this.turn;
    this.isWaiting = false;
    if (goesOn && isSame && legal.has(this.actions[this.at])) return this.first();
    this.forget();
    return undefined;
  }
}
