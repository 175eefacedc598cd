/** What is left undone turn after turn is one omission. */
import { type Game, type Packed, ruleOf } from '@landnam/engine';
import type { ChoiceLoss } from './losses.js';

export interface CostlyChoice {
  readonly ply: number;
  readonly seat: number;
  readonly turn: number;
  readonly found: Pick<ChoiceLoss, 'loss' | 'best' | 'chosen'>;
}

/** Somebody's action, costly or not. */
export interface DoneAction {
  readonly seat: number;
  readonly packed: Packed;
}

/** Below this it is no omission that anybody would remember. */
const LEAST = 0.01;

interface Undone {
  readonly actions: readonly Packed[];
  /** Rules that use what is kept in hand, whatever for, it is the same that was kept. */
  readonly kept: readonly number[];
}

interface Omission extends Undone {
  readonly ply: number;
  turn: number;
  kept: readonly number[];
}

const undoneIn = ({ rules }: Game, { best, chosen }: CostlyChoice['found']): Undone => {
  const isKept = (packed: Packed): boolean => rules[ruleOf(packed)].when !== undefined;
  const done = new Set([...chosen.actions].filter(isKept).map(ruleOf));
  const missing = [...best.actions].filter((packed) => !chosen.actions.includes(packed));
  return {
    actions: missing.filter((packed) => !isKept(packed)),
    kept: missing
      .filter(isKept)
      .map(ruleOf)
      .filter((rule) => !done.has(rule)),
  };
};

class Omissions {
  private readonly g: Game;
  private readonly open: readonly Omission[][];

  constructor(g: Game) {
    this.g = g;
    this.open = Array.from({ length: g.seats }, () => []);
  }

  /** What was used is kept no longer. */
  done({ seat, packed }: DoneAction): void {
    for (const each of this.open[seat] ?? []) each.kept = each.kept.filter((rule) => rule !== ruleOf(packed));
  }

  /** Undefined for a new one. */
  before({ ply, seat, turn, found }: CostlyChoice): number | undefined {
    const undone = undoneIn(this.g, found);
    const before = this.open[seat].find((each) => this.isSame(each, undone, turn));
    if (before === undefined) this.open[seat].push({ ply, turn, ...undone });
    else before.turn = turn;
    return before?.ply;
  }

  private isSame(before: Omission, { actions, kept }: Undone, turn: number): boolean {
    if (turn > before.turn && before.kept.some((rule) => kept.includes(rule))) return true;
    // a seat's last turn is as many turns ago as there are seats
    return turn - before.turn === this.g.seats && before.actions.some((packed) => actions.includes(packed));
  }
}

/** By the ply of a choice, the ply at which the same was left undone first; choices in the order of the game. */
export const repeatsOf = (
  g: Game,
  choices: readonly CostlyChoice[],
  done: readonly DoneAction[],
): ReadonlyMap<number, number> => {
  const repeats = new Map<number, number>();
  const omissions = new Omissions(g);
  let ply = 0;
  for (const choice of choices) {
    for (; ply < choice.ply; ply++) omissions.done(done[ply]);
    if (choice.found.loss < LEAST || !choice.found.best.isTurn) continue;
    const before = omissions.before(choice);
    if (before !== undefined) repeats.set(choice.ply, before);
  }
  return repeats;
};
