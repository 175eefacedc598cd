/** Worlds as a seat could imagine them before an entry: from its view, and from what it was told so far. */
import { type Game, makeState, redact, type Seat, type State, view } from '@landnam/engine';
import { Chance } from '../chance.js';
import { Guess } from '../mind/guess.js';
import { Ledger } from '../mind/ledger.js';
import { knowledgeOf } from '../modules/index.js';
import type { GameRecord } from './record.js';

export class SeatWorlds {
  private readonly g: Game;
  private readonly record: GameRecord;
  private readonly seat: Seat;
  private readonly chance = new Chance('');
  private readonly ledger: Ledger;
  private readonly guess: Guess;
  private readonly whole: State;
  private readonly seen: State;
  private readonly worlds: State[] = [];
  private heard = 0;
  private ply = 0;

  constructor(record: GameRecord, seat: Seat) {
    this.g = record.game;
    this.record = record;
    this.seat = seat;
    this.ledger = new Ledger(this.g, knowledgeOf(this.g, seat).hands);
    this.ledger.begin();
    this.guess = new Guess(this.g, seat, this.ledger, this.chance.below);
    this.whole = makeState(this.g);
    this.seen = makeState(this.g);
  }

  /** The same states each time; another seed deals hidden cards otherwise. */
  deal(ply: number, count: number, seed: string): readonly State[] {
    this.listen(ply);
    this.chance.restart(`review ${ply} ${seed}`);
    view(this.g, this.record.lay(ply, this.whole), this.seat, this.seen);
    while (this.worlds.length < count) this.worlds.push(makeState(this.g));
    const dealt = this.worlds.slice(0, count);
    for (const world of dealt) {
      world.copyFrom(this.seen);
      this.guess.deal(world);
    }
    return dealt;
  }

  /** What the seat was told up to here; whoever asks for something earlier makes it forget. */
  private listen(ply: number): void {
    const { events, entries } = this.record;
    if (ply < this.ply) this.forget();
    this.ply = ply;
    for (; this.heard < entries[ply].heard; this.heard++)
      this.ledger.note(redact(events[this.heard], this.seat));
  }

  private forget(): void {
    this.heard = 0;
    this.ledger.begin();
  }
}
