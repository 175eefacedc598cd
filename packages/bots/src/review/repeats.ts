/** What is left undone turn after turn is one omission. */
import type { Packed } from '@landnam/engine';
import type { ChoiceLoss } from './losses.js';

export interface CostlyChoice {
  readonly ply: number;
  readonly seat: number;
  readonly turn: number;
  readonly found: ChoiceLoss;
}

/** Below this it is no omission that anybody would remember. */
const LEAST = 0.01;

const missingIn = ({ best, chosen }: ChoiceLoss): readonly Packed[] =>
  [...best.actions].filter((packed) => !chosen.actions.includes(packed));

interface Omission {
  readonly ply: number;
  readonly missing: readonly Packed[];
  turn: number;
}

/** By the ply of a choice, the ply at which the same was left undone first; in the order of the game. */
export const repeatsOf = (choices: readonly CostlyChoice[], seats: number): ReadonlyMap<number, number> => {
  const repeats = new Map<number, number>();
  const open: Omission[][] = Array.from({ length: seats }, () => []);
  for (const { ply, seat, turn, found } of choices) {
    if (found.loss < LEAST || !found.best.isTurn) continue;
    const missing = missingIn(found);
    // a seat's last turn is as many turns ago as there are seats
    const before = open[seat].find(
      (each) => turn - each.turn === seats && each.missing.some((packed) => missing.includes(packed)),
    );
    if (before === undefined) open[seat].push({ ply, missing, turn });
    else {
      before.turn = turn;
      repeats.set(ply, before.ply);
    }
  }
  return repeats;
};
