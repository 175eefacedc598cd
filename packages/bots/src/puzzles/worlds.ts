/** Worlds as whoever looks at a position can imagine them: from one seat's view of it and nothing else. */
import { type Game, makeState, type Seat, type State, view } from '@landnam/engine';
import { Chance } from '../chance.js';
import { Guess } from '../mind/guess.js';
import { Ledger } from '../mind/ledger.js';
import { knowledgeOf } from '../modules/index.js';

export class PuzzleWorlds {
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly chance = new Chance('');
  private readonly guess: Guess;
  private readonly seen: State;
  private readonly worlds: State[] = [];

  constructor(g: Game, seat: Seat) {
    this.g = g;
    this.seat = seat;
    this.guess = new Guess(g, seat, new Ledger(g, knowledgeOf(g, seat).hands), this.chance.below);
    this.seen = makeState(g);
  }

  /** The same states each time; another seed deals hidden cards otherwise. */
  deal(s: State, count: number, seed: string): readonly State[] {
    this.chance.restart(`puzzle ${seed}`);
    view(this.g, s, this.seat, this.seen);
    while (this.worlds.length < count) this.worlds.push(makeState(this.g));
    const dealt = this.worlds.slice(0, count);
    for (const world of dealt) {
      world.copyFrom(this.seen);
      this.guess.deal(world);
    }
    return dealt;
  }
}
