/** Hidden cards as they may lie: hands from the ledger, everything else dealt anew. */
import { at, type Below, type Game, resample, type Seat, type State } from '@landnam/engine';
import type { Ledger } from './ledger.js';
import type { Hidden } from './mind.js';

const PARTS = 1 << 20;

export class Guess implements Hidden {
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly ledger: Ledger;
  private readonly below: Below;

  constructor(g: Game, seat: Seat, ledger: Ledger, below: Below) {
    this.g = g;
    this.seat = seat;
    this.ledger = ledger;
    this.below = below;
  }

  deal(s: State): void {
    const knows = this.ledger.check(s, this.seat);
    resample(this.g, s, this.seat, this.below);
    if (knows) this.ledger.lay(s, this.below(PARTS) / PARTS);
  }

  expected(seen: State, seat: number, good: number): number {
    return this.ledger.check(seen, this.seat)
      ? this.ledger.expected(seat, good)
      : this.average(seen, seat, good);
  }

  /** Unseen cards of a good, as a share of all unseen cards. */
  private average({ base }: State, seat: number, good: number): number {
    let hidden = 0;
    for (let other = 0; other < this.g.seats; other++)
      if (other !== this.seat) hidden += base.handTotal[other];
    const { supply } = this.g.scenario.goods[good];
    const unseen = supply - base.bank[good] - base.hand[at(this.seat, good)];
    return hidden === 0 ? 0 : (unseen * base.handTotal[seat]) / hidden;
  }
}
