import type { EventSink } from '../../core/play/events.js';
import { endGame } from '../../core/state/frames.js';
import type { Game, RuleModule } from '../../core/game/game.js';
import { bit, NONE, type Seat } from '../../core/ids.js';
import { passes, total } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';

declare module '../../core/registry.js' {
  interface EventMap {
    gameEnded: { reason: string; winners: number; points: readonly number[] };
  }
  interface FaultCodes {
    wonAlready: never;
  }
}

const WON_BY_POINTS = 'points';

/** What everyone can count. */
export const publicPoints = (g: Game, s: State, seat: Seat): number => total(g.sum.points, g, s, seat);

export const allPoints = (g: Game, s: State, seat: Seat): number =>
  publicPoints(g, s, seat) + total(g.sum.hiddenPoints, g, s, seat);

const hasWon = (g: Game, s: State, seat: Seat): boolean => {
  for (let i = 0; i < g.any.winsOutright.length; i++) if (g.any.winsOutright[i](g, s, seat)) return true;
  return allPoints(g, s, seat) >= g.scenario.pointsToWin && passes(g.all.mayWin, g, s, seat, 0);
};

/** Reasons why a game of this recipe can end, in the order of `core.ended`. */
export const endReasons = (g: Game): readonly string[] => [
  WON_BY_POINTS,
  ...g.ends.map(({ reason }) => reason),
];

const finish = (g: Game, s: State, reason: number, winners: number, log: EventSink | null): void => {
  endGame(s, reason, winners);
  if (log === null) return;
  const points = Array.from({ length: g.seats }, (_, seat) => allPoints(g, s, seat as Seat));
  log('gameEnded', { reason: endReasons(g)[reason - 1], winners, points });
};

const judge = (g: Game, s: State, log: EventSink | null): void => {
  const active = s.core.active[0] as Seat;
  if (active === NONE) return;
  if (hasWon(g, s, active)) return finish(g, s, 1, bit(active), log);
  for (let i = 0; i < g.ends.length; i++)
    if (g.ends[i].over(g, s)) return finish(g, s, i + 2, g.ends[i].winners(g, s), log);
};

/** [B-54] Most points, hidden ones included; ties share. */
export const mostPoints = (g: Game, s: State): number => {
  const points = Array.from({ length: g.seats }, (_, seat) => allPoints(g, s, seat as Seat));
  const most = Math.max(...points);
  return points.reduce((bits, count, seat) => (count === most ? bits | bit(seat) : bits), 0);
};

/** The active player wins immediately with enough points; then the other endings are checked. */
export const victory: RuleModule = {
  name: 'victory',
  rules: ['B-53'],
  needs: ['turn'],
  contribute: () => ({
    faults(g, s, tell) {
      const active = s.core.active[0] as Seat;
      if (s.core.ended[0] !== 0 || s.core.hold[0] !== 0 || active === NONE) return;
      if (hasWon(g, s, active)) tell(`p${active}`, 'the game is won, and goes on [B-53]', 'wonAlready');
    },
    one: { judge },
    over: 'B-53',
  }),
};
