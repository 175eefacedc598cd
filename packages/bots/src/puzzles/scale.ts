/** What somebody's own answer to a puzzle is worth, by the measure of the answers that come with it. */
import { fail, type Game, isLegal, makeState, ok, type Result, type Seat, type State } from '@landnam/engine';
import { parseMove } from '@landnam/engine/notation';
import { findWeights } from '../value/store.js';
import { makeValue } from '../value/value.js';
import { Rivals } from './rivals.js';
import { PuzzleWorlds } from './worlds.js';

const STREAMS = 192;

/** Rows without offers; nothing for one with them, since what others answer is not part of it. */
const packedOf = (g: Game, actions: readonly string[]): Int32Array | undefined => {
  const moves = actions.map((text) => parseMove(g, text));
  const isPlain = moves.every((move) => move.ok && move.value.more === undefined);
  return isPlain ? Int32Array.from(moves, (move) => (move.ok ? move.value.packed : 0)) : undefined;
};

/** The seat's chance to win with these actions and the end of its turn; fails in one line where that cannot be said. */
export const chanceWith = (
  g: Game,
  s: State,
  seat: Seat,
  actions: readonly string[],
): Result<number, string> => {
  const weights = findWeights(g);
  if (!weights.ok) return fail(weights.error);
  const row = packedOf(g, actions);
  if (row === undefined) return fail('an offer is answered by others');
  const rivals = new Rivals(g, makeValue(g, weights.value));
  const first = makeState(g);
  first.copyFrom(s);
  if (row.length > 0 && !isLegal(g, first, seat, { packed: row[0] }).ok)
    return fail(`${actions[0]} is not legal there`);
  const worlds = new PuzzleWorlds(g, seat).deal(s, STREAMS, 'own answer');
  return ok(rivals.worthOf(seat, worlds, row, 'own answer'));
};
