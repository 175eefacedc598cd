/** ModuleFeatures the leaves of the tree of actions; each of nature's outcomes is one. */
import {
  ActionList,
  actors,
  apply,
  type Game,
  legalActions,
  makeState,
  ruleOf,
  type Seat,
  type State,
} from '@landnam/engine';

/** Leaves by the type of the action that leads to them. */
export type Division = Readonly<Record<string, number>>;

interface Level {
  readonly state: State;
  readonly list: ActionList;
}

const makeLevels = (g: Game, depth: number): Level[] =>
  Array.from({ length: depth }, () => ({ state: makeState(g), list: new ActionList() }));

class Counter {
  private readonly levels: readonly Level[];
  private readonly game: Game;
  readonly byRule: number[];

  constructor(game: Game, depth: number) {
    this.game = game;
    this.levels = makeLevels(game, depth);
    this.byRule = game.rules.map(() => 0);
  }

  count(s: State, depth: number): number {
    let leaves = 0;
    for (let due = actors(this.game, s); due !== 0; due &= due - 1)
      leaves += this.countSeat(s, (31 - Math.clz32(due & -due)) as Seat, depth);
    return leaves;
  }

  private countSeat(s: State, seat: Seat, depth: number): number {
    const { state, list } = this.levels[depth - 1];
    legalActions(this.game, s, seat, list);
    if (depth === 1) return this.countLeaves(list);
    let leaves = 0;
    for (let i = 0; i < list.length; i++) {
      state.copyFrom(s);
      apply(this.game, state, seat, list.items[i]);
      leaves += this.count(state, depth - 1);
    }
    return leaves;
  }

  private countLeaves(list: ActionList): number {
    for (let i = 0; i < list.length; i++) this.byRule[ruleOf(list.items[i])]++;
    return list.length;
  }
}

export const perft = (g: Game, s: State, depth: number): number => new Counter(g, depth).count(s, depth);

/** Splits the leaves by the type of the last action: the type that differs names the module. */
export const divide = (g: Game, s: State, depth: number): Division => {
  const counter = new Counter(g, depth);
  counter.count(s, depth);
  return Object.fromEntries(
    g.rules.flatMap(({ type }, id) => (counter.byRule[id] > 0 ? [[type, counter.byRule[id]]] : [])),
  );
};
