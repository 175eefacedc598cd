/** Worlds as a seat may imagine them, one after the other: each follows from its number alone. */
import { type Game, type GameEvent, makeState, type Seat, type State, view } from '@landnam/engine';
import { Chance } from '../chance.js';
import { Guess } from '../mind/guess.js';
import { Ledger } from '../mind/ledger.js';
import { knowledgeOf } from '../modules/index.js';

export class SeatView {
  readonly seen: State;
  private readonly g: Game;
  private readonly guess: Guess;
  private readonly chance = new Chance('');
  private readonly worlds: State[] = [];

  /** `events` as the seat was told them. */
  constructor(g: Game, seat: Seat, state: State, events: readonly GameEvent[]) {
    this.g = g;
    this.seen = makeState(g);
    view(g, state, seat, this.seen);
    const ledger = new Ledger(g, knowledgeOf(g, seat).hands);
    ledger.begin();
    for (const event of events) ledger.note(event);
    this.guess = new Guess(g, seat, ledger, this.chance.below);
  }

  world(number: number): State {
    for (let next = this.worlds.length; next <= number; next++) {
      this.chance.restart(`analysis ${next}`);
      const world = makeState(this.g);
      world.copyFrom(this.seen);
      this.guess.deal(world);
      this.worlds.push(world);
    }
    return this.worlds[number];
  }

  first(count: number): readonly State[] {
    return Array.from({ length: count }, (_, i) => this.world(i));
  }
}
