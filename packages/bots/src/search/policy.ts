/** What `normal` would do in any seat of a world without hidden cards. */
import {
  ActionList,
  actionsOf,
  type Game,
  hasBit,
  type Packed,
  type Seat,
  type State,
} from '@landnam/engine';
import { knowledgeOf } from '../modules/index.js';
import { Mind, NOTHING_HIDDEN } from '../mind/mind.js';
import { CAREFUL, GENEROUS, type Temper } from '../mind/temper.js';

/** Sums of the same numbers in another order: of equals the first is taken, whatever was examined before. */
const ALIKE = 1e-9;

export class Policy {
  private readonly g: Game;
  private readonly minds: (Mind | undefined)[] = [];
  private readonly generousMinds: (Mind | undefined)[] = [];
  /** Seats, as bits. */
  private generous = 0;
  private readonly list = new ActionList();

  constructor(g: Game) {
    this.g = g;
  }

  /** From now on these seats, as bits, deal as somebody does who gives more than they get. */
  expectGenerous(seats: number): void {
    this.generous = seats;
  }

  mind(seat: Seat): Mind {
    if (hasBit(this.generous, seat)) return (this.generousMinds[seat] ??= this.makeMind(seat, GENEROUS));
    return (this.minds[seat] ??= this.makeMind(seat, CAREFUL));
  }

  private makeMind(seat: Seat, temper: Temper): Mind {
    return new Mind(this.g, seat, knowledgeOf(this.g, seat, temper), NOTHING_HIDDEN);
  }

  choose(s: State, seat: Seat): Packed {
    const { list } = this;
    actionsOf(this.g, s, seat, list);
    return list.length === 1 ? list.items[0] : this.best(s, seat);
  }

  private best(s: State, seat: Seat): Packed {
    const mind = this.mind(seat);
    const entered = mind.enter(s);
    const short = mind.shortList(entered, this.list);
    let best = short.items[0];
    let most = -Infinity;
    for (let i = 0; i < short.length; i++) {
      const score = mind.score(entered, short.items[i]);
      if (score <= most + ALIKE) continue;
      most = score;
      best = short.items[i];
    }
    return best;
  }
}
