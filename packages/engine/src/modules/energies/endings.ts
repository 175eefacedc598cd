import { at } from '../../core/state/fields.js';
import type { End, Game, RuleModule } from '../../core/game/game.js';
import { bit, type Seat } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { allPoints } from '../base/victory.js';
import { FOSSIL, RENEWABLE } from './catalogue.js';

/** [E-81] Renewable plants on the board minus fossil ones. */
export const plantBalance = (s: State, seat: number): number =>
  s.base.onBoard[at(seat, RENEWABLE)] - s.base.onBoard[at(seat, FOSSIL)];

/** First by balance, then by points, hidden ones included. */
const rank = (g: Game, s: State, seat: number): number =>
  plantBalance(s, seat) * 256 + allPoints(g, s, seat as Seat);

/** [E-81] Only players with more renewable than fossil plants; ties that points do not break share. */
export const cleanWinners = (g: Game, s: State): number => {
  let [best, winners] = [0, 0];
  for (let seat = 0; seat < g.seats; seat++) {
    if (plantBalance(s, seat) <= 0) continue;
    const value = rank(g, s, seat);
    if (value > best) winners = 0;
    if (value >= best) winners |= bit(seat);
    best = Math.max(best, value);
  }
  return winners;
};

export const EMPTY_BAG = 'emptyBag';

const emptyBag: End = {
  reason: EMPTY_BAG,
  rule: 'E-81',
  over: (_g, s) => s.eventDiscs.ranOut[0] !== 0,
  winners: cleanWinners,
};

/** Ten points, or an empty bag with or without a winner. */
export const endings: RuleModule = {
  name: 'endings',
  rules: ['E-21', 'E-80', 'E-81'],
  needs: ['victory', 'eventDiscs'],
  contribute: () => ({ ends: [emptyBag] }),
};
