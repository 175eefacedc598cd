/** Plays on to the first turn: everybody takes one of the places that look best, since a single line of play says too little. */
import {
  ActionList,
  actionsOf,
  actors,
  apply,
  type Below,
  CHANCE,
  type Game,
  isOver,
  NONE,
  type Packed,
  type Seat,
  type State,
} from '@landnam/engine';
import { nextToAct } from '../turns.js';
import type { Playout } from './playout.js';

const ALSO_GOOD = 3;

export class OpeningDraft {
  private readonly g: Game;
  private readonly playout: Playout;
  private readonly list = new ActionList();

  constructor(g: Game, playout: Playout) {
    this.g = g;
    this.playout = playout;
  }

  /** Nothing happens to a game whose first turn has begun. */
  finish(s: State, below: Below): void {
    while (this.step(s, below));
  }

  /** Whoever is due acts; false once the first turn has begun. */
  step(s: State, below: Below): boolean {
    if (isOver(s) || s.core.active[0] !== NONE) return false;
    const next = nextToAct(s, actors(this.g, s));
    if (next === CHANCE) this.playout.play(s, below);
    else apply(this.g, s, next, this.oneOfTheBest(s, next, below));
    return true;
  }

  private oneOfTheBest(s: State, seat: Seat, below: Below): Packed {
    const { list } = this;
    actionsOf(this.g, s, seat, list);
    if (list.length === 1) return list.items[0];
    const mind = this.playout.policy.mind(seat);
    const entered = mind.enter(s);
    const ranked = mind
      .shortList(entered, list)
      .toArray()
      .map((packed) => ({ packed, score: mind.score(entered, packed) }))
      .sort((one, other) => other.score - one.score);
    return ranked[below(Math.min(ALSO_GOOD, ranked.length))].packed;
  }
}
