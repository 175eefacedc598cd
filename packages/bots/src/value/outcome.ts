/** What a finished game was worth to each seat, in training, in a search and for people alike. */
import type { State } from '@landnam/engine';

/** Winners share one; without a winner, every seat gets the same. */
export const outcomeOf = (
  s: State,
  seats: number,
  into: Float64Array = new Float64Array(seats),
): Float64Array => {
  const winners = s.core.winners[0];
  let count = 0;
  for (let seat = 0; seat < seats; seat++) count += (winners >> seat) & 1;
  for (let seat = 0; seat < seats; seat++)
    into[seat] = count === 0 ? 1 / seats : ((winners >> seat) & 1) / count;
  return into;
};
