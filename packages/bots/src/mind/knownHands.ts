/** What everybody who counts can know of hands, as one seat was told it: the same ledger that bots keep. */
import { type Game, type GameEvent, type Seat, type State } from '@landnam/engine';
import { knowledgeOf } from '../modules/index.js';
import { Ledger } from './ledger.js';

export interface KnownHand {
  /** How many cards of each good it holds at least. */
  readonly sure: readonly number[];
  /** Cards beyond those. */
  readonly unsure: number;
  /** The goods that they may be. */
  readonly maybe: readonly number[];
  /** Too much was stolen unseen to think of everything: the sure cards are very likely, not certain. */
  readonly isLikely: boolean;
}

export class KnownHands {
  private readonly g: Game;
  private readonly seat: number;
  private readonly ledger: Ledger;

  /** A seat beyond the last watches: it knows what everybody saw. */
  constructor(g: Game, seat: number) {
    this.g = g;
    this.seat = seat;
    this.ledger = new Ledger(g, knowledgeOf(g, Math.min(seat, g.seats - 1) as Seat).hands);
  }

  /** `seen`: what the seat sees. `events`: all that it was told. Nothing is kept: a move may be taken back. */
  read(seen: State, events: readonly GameEvent[]): readonly KnownHand[] {
    this.ledger.begin();
    for (const event of events) this.ledger.note(event);
    const knows = this.ledger.check(seen, this.seat);
    return Array.from({ length: this.g.seats }, (_, seat) => this.handOf(seen, seat, knows));
  }

  private handOf({ base }: State, seat: number, knows: boolean): KnownHand {
    const sure = this.g.scenario.goods.map((_, good) => (knows ? this.ledger.least(seat, good) : 0));
    const unsure = base.handTotal[seat] - sure.reduce((sum, count) => sum + count, 0);
    const maybe = sure.flatMap((count, good) =>
      this.mayHold(base, seat, good, knows) > count ? [good] : [],
    );
    return { sure, unsure, maybe: unsure > 0 ? maybe : [], isLikely: knows && this.ledger.isThinned };
  }

  private mayHold(base: State['base'], seat: number, good: number, knows: boolean): number {
    if (knows) return this.ledger.most(seat, good);
    const { card, supply } = this.g.scenario.goods[good];
    return card ? Math.min(base.handTotal[seat], supply - base.bank[good]) : 0;
  }
}
