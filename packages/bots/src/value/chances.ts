/** Chances in any position, not only at the beginning of a turn: it is played on to there by policy. */
import { type Game, isOver, makeState, resample, type Seat, type State, topKind } from '@landnam/engine';
import { Chance } from '../chance.js';
import { Playout } from '../search/playout.js';
import { outcomeOf } from './outcome.js';
import { makeValue, type Value } from './value.js';
import type { Weights } from './weights.js';

const TRIES = 4;
const WORLDS = 8;

export class Chances {
  private readonly g: Game;
  private readonly value: Value;
  private readonly playout: Playout;
  private readonly chance = new Chance('');
  private readonly world: State;
  private readonly scratch: State;

  constructor(g: Game, weights: Weights) {
    this.g = g;
    this.value = makeValue(g, weights);
    this.playout = new Playout(g);
    this.world = makeState(g);
    this.scratch = makeState(g);
  }

  /** Of a position without hidden cards. */
  ofWhole(s: State): Float64Array {
    this.chance.restart('chances');
    return this.worldOf(s);
  }

  /** Of what a seat sees: hidden cards are dealt in several ways. */
  ofView(seen: State, seat: Seat): Float64Array {
    this.chance.restart('chances');
    const sum = new Float64Array(this.g.seats);
    for (let i = 0; i < WORLDS; i++) {
      this.world.copyFrom(seen);
      resample(this.g, this.world, seat, this.chance.below);
      this.worldOf(this.world).forEach((chance, each) => {
        sum[each] += chance / WORLDS;
      });
    }
    return sum;
  }

  private worldOf(s: State): Float64Array {
    if (isOver(s)) return outcomeOf(s, this.g.seats);
    if (topKind(s) === this.g.kind.beforeRoll) return this.atTurn(s).slice();
    const sum = new Float64Array(this.g.seats);
    for (let i = 0; i < TRIES; i++) this.playedOn(s).forEach((chance, each) => (sum[each] += chance / TRIES));
    return sum;
  }

  private playedOn(s: State): Float64Array {
    this.scratch.copyFrom(s);
    this.playout.finish(this.scratch, this.chance.below);
    return this.valued();
  }

  private atTurn(s: State): Float64Array {
    this.scratch.copyFrom(s);
    this.playout.settle(this.scratch);
    return this.valued();
  }

  private valued(): Float64Array {
    const { scratch } = this;
    return isOver(scratch) ? outcomeOf(scratch, this.g.seats) : this.value.win(scratch);
  }
}
