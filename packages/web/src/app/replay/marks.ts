/** Moments of a game that are worth a mark on its timeline. */
import type { GameStatistics } from '../../session/lookback/types.js';
import type { GameInfo } from '../../session/types.js';
import { seatName } from '../../ui/words.js';
import { t } from './words/index.js';

export interface TimelineMark {
  readonly ply: number;
  readonly kind: 'points' | 'loss' | 'luck';
  readonly text: string;
}

/** Turns in which somebody's points changed. */
export const pointMarks = (info: GameInfo, { moments }: GameStatistics): readonly TimelineMark[] =>
  moments.flatMap(({ ply, round, points }, i) =>
    points.flatMap((now, seat) => {
      const before = moments[i - 1]?.points[seat] ?? now;
      if (now === before) return [];
      const text = t.mark_points({ round, who: seatName(info, seat), before, now });
      return [{ ply, kind: 'points' as const, text }];
    }),
  );
