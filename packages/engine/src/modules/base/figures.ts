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
 * This figure was moved in the robber's place, as far as the board tells: the robber is off it, or this one finds nobody.
 * Which of two idle figures came this turn is stored nowhere.
 */
export const movedInstead = (attempt: Attempt, figure: number, site: number): boolean =>
  site !== NONE && (attempt.s.base.robber[0] === NONE || !findsVictim(attempt, figure, site));
