/** What a bot of a level does in a puzzle, from the position alone. */
import {
  ActionList,
  actionsOf,
  apply,
  type Game,
  hasBit,
  isLegal,
  isOver,
  makeState,
  type Packed,
  type Seat,
  type State,
  topKind,
  topSeat,
  view,
} from '@landnam/engine';
import { BotAtSeat } from '../botAtSeat.js';
import type { Question } from '../bot.js';
import { Chance } from '../chance.js';
import { Playout } from '../search/playout.js';
import type { RightAnswer } from './contest.js';

/** No turn has more actions that matter. */
const MOST_ACTIONS = 24;

class Position implements Question {
  readonly legal = new ActionList();
  readonly seat: Seat;
  private readonly g: Game;
  private readonly s: State;
  private readonly seen: State;

  constructor(g: Game, s: State, seat: Seat) {
    this.g = g;
    this.s = s;
    this.seat = seat;
    this.seen = makeState(g);
    actionsOf(g, s, seat, this.legal);
  }

  view(): State {
    view(this.g, this.s, this.seat, this.seen);
    return this.seen;
  }
}

export class Solver {
  private readonly g: Game;
  private readonly playout: Playout;
  private readonly state: State;
  private readonly chance = new Chance('');

  constructor(g: Game) {
    this.g = g;
    this.playout = new Playout(g);
    this.state = makeState(g);
  }

  /** Whether a level finds the answer with this stream. */
  solves(level: string, s: State, seat: Seat, answer: RightAnswer, seed: string): boolean {
    const { state, chance } = this;
    const bot = new BotAtSeat(level, this.g, seat, seed);
    const isTurn = this.isFree(s, seat);
    const left = new Set(answer.needed);
    state.copyFrom(s);
    chance.restart(`solve ${seed}`);
    for (let i = 0; i < MOST_ACTIONS; i++) {
      const packed = this.act(bot, seat, `${seed} ${i}`);
      left.delete(packed);
      if (!answer.isWin && left.size === 0) return true;
      if (!isTurn || !this.goesOn(seat)) break;
    }
    return answer.isWin && isOver(state) && hasBit(state.core.winners[0], seat);
  }

  private isFree(s: State, seat: Seat): boolean {
    return topSeat(s) === seat && topKind(s) === this.g.kind.main;
  }

  private act(bot: BotAtSeat, seat: Seat, seed: string): Packed {
    const { g, state } = this;
    const { choice } = bot.choose(new Position(g, state, seat), seed);
    const move = typeof choice === 'number' ? { packed: choice } : choice;
    if (!isLegal(g, state, seat, move).ok) throw new Error('a bot chose what is not legal');
    apply(g, state, seat, move.packed, null, move.more);
    return move.packed;
  }

  /** Others answer, nature is asked, until the seat may choose again in the same turn. */
  private goesOn(seat: Seat): boolean {
    return this.playout.through(this.state, seat, this.chance.below);
  }
}
