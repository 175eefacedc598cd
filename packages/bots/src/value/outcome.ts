/** What a game that is over was worth to each seat, in training, in a search and for people alike. */
import type { State } from '@landnam/engine';

/** Winners share one; where nobody won, nobody was nearer to it. */
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
