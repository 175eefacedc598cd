/** Games with a second figure that steals. */
import { NONE, type Seat } from '../../core/ids.js';
import type { Attempt } from '../../core/play/reasons.js';
import { isVictim } from './thief.js';

const findsVictim = ({ g, s, seat }: Attempt, figure: number, site: number): boolean => {
  for (let victim = 0; victim < g.seats; victim++)
    if (isVictim(g, s, seat, victim as Seat, figure, site)) return true;
  return false;
};

/**
 * This figure was moved instead of the robber, as far as the board shows: the robber is off it, or this one found no victim.
 * Which of two idle figures moved this turn is not stored anywhere.
 */
export const movedInstead = (attempt: Attempt, figure: number, site: number): boolean =>
  site !== NONE && (attempt.s.base.robber[0] === NONE || !findsVictim(attempt, figure, site));
