/** What `normal` would do in any seat of a world without hidden cards. */
import { ActionList, actionsOf, type Game, type Packed, type Seat, type State } from '@landnam/engine';
import { knowledgeOf } from '../modules/index.js';
import { Mind, NOTHING_HIDDEN } from '../mind/mind.js';

/** Sums of the same numbers in another order: of equals the first is taken, whatever was examined before. */
const ALIKE = 1e-9;

export class Policy {
  private readonly g: Game;
  private readonly minds: (Mind | undefined)[] = [];
  private readonly list = new ActionList();

  constructor(g: Game) {
    this.g = g;
  }

  mind(seat: Seat): Mind {
    return (this.minds[seat] ??= new Mind(this.g, seat, knowledgeOf(this.g, seat), NOTHING_HIDDEN));
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
