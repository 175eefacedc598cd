/** Looks at a few rows of actions past the next turn: every sum of its dice, and whoever's turn it is plays it by policy. */
import {
  ActionList,
  apply,
  argA,
  argB,
  CHANCE,
  type Game,
  isOver,
  listOutcomes,
  makeState,
  type Packed,
  type Seat,
  type State,
} from '@landnam/engine';
import type { Guard } from '../bot.js';
import type { Leader } from './beam.js';
import { type Judge, worthTo } from './judge.js';
import { AT_CHANCE, type Walk } from './walk.js';

const MOST_SUM = 13;

export class Foresight {
  isCut = false;
  private readonly g: Game;
  private readonly judge: Judge;
  private readonly walk: Walk;
  private readonly ended: State;
  private readonly rolled: State;
  private readonly rolls = new ActionList();
  private readonly weights = new Float64Array(MOST_SUM);
  private readonly pairs = new Int32Array(MOST_SUM);

  constructor(g: Game, judge: Judge, walk: Walk) {
    this.g = g;
    this.judge = judge;
    this.walk = walk;
    this.ended = makeState(g);
    this.rolled = makeState(g);
  }

  best(seat: Seat, worlds: readonly State[], rows: readonly Leader[], guard: Guard | undefined): Leader {
    let best = rows[0];
    let most = -Infinity;
    for (const row of rows) {
      if (guard?.isUp() === true) this.isCut = true;
      if (this.isCut) break;
      const value = row.value + this.correction(seat, worlds, row.actions);
      if (value <= most) continue;
      most = value;
      best = row;
    }
    return best;
  }

  /** By how much the value at the end of the turn is too low, on average. Only differences count, so a row that buys a card may be looked at with the likeliest one. */
  private correction(seat: Seat, worlds: readonly State[], actions: Int32Array): number {
    let sum = 0;
    for (const world of worlds) {
      this.play(seat, world, actions);
      if (isOver(this.ended)) continue;
      const before = worthTo(this.judge, this.ended, seat);
      sum += this.afterDice(seat) - before;
    }
    return sum / worlds.length;
  }

  private play(seat: Seat, world: State, actions: Int32Array): void {
    const { ended, walk, g } = this;
    ended.copyFrom(world);
    for (const packed of actions) {
      apply(g, ended, seat, packed);
      while (walk.on(ended, seat) === AT_CHANCE) apply(g, ended, CHANCE, walk.likeliest(ended));
    }
    walk.stop(ended, seat);
  }

  private afterDice(seat: Seat): number {
    const { ended, rolled, walk } = this;
    if (!walk.toDice(ended)) return worthTo(this.judge, ended, seat);
    this.sortRolls(ended);
    let [sum, weights] = [0, 0];
    for (let dots = 0; dots < MOST_SUM; dots++) {
      if (this.weights[dots] === 0) continue;
      rolled.copyFrom(ended);
      apply(this.g, rolled, CHANCE, this.pairs[dots]);
      walk.toNextTurn(rolled);
      sum += this.weights[dots] * worthTo(this.judge, rolled, seat);
      weights += this.weights[dots];
    }
    return sum / weights;
  }

  /** Pairs of dice with one sum set the same off, nearly always: one of them stands for all. */
  private sortRolls(s: State): void {
    const { rolls, weights, pairs } = this;
    listOutcomes(this.g, s, rolls);
    weights.fill(0);
    for (let i = 0; i < rolls.length; i++) {
      const roll: Packed = rolls.items[i];
      weights[argA(roll) + argB(roll)] += rolls.weights[i];
      pairs[argA(roll) + argB(roll)] = roll;
    }
  }
}
