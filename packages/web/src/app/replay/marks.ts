/** Moments of a game that are worth a mark on its timeline. */
import type { GameStatistics, LuckMoment, Outline, Review } from '../../session/lookback/types.js';
import type { GameInfo } from '../../session/types.js';
import { seatName } from '../../ui/words.js';
import { lossMark, luckMark } from './reviewed.js';
import { t } from './words/index.js';

export interface TimelineMark {
  readonly ply: number;
  readonly kind: 'points' | 'loss' | 'luck';
  /** From 1, the smallest, to 3. */
  readonly size: number;
  readonly text: string;
}

/** Turns in which somebody's points changed. */
export const pointMarks = (info: GameInfo, { moments }: GameStatistics): readonly TimelineMark[] =>
  moments.flatMap(({ ply, round, points }, i) =>
    points.flatMap((now, seat) => {
      const before = moments[i - 1]?.points[seat] ?? now;
      if (now === before) return [];
      const text = t.mark_points({ round, who: seatName(info, seat), before, now });
      return [{ ply, kind: 'points' as const, size: 3, text }];
    }),
  );

/** 0 while the first pieces are placed. */
export const roundAt = ({ turns }: Outline, ply: number): number =>
  turns.findLast((turn) => turn.ply <= ply)?.round ?? 0;

const aboutMark = (outline: Outline, ply: number, seat: number, change: number) => {
  const round = roundAt(outline, ply);
  return {
    where: round === 0 ? t.in_founding() : t.in_round({ round }),
    who: seatName(outline.info, seat),
    count: Math.round(Math.abs(change) * 100),
  };
};

/** Decisions that lost much: one seat's, or everybody's. */
const lossMarks = (outline: Outline, { choices }: Review, seat: number): readonly TimelineMark[] =>
  choices
    .filter((choice) => lossMark(choice) > 0 && (choice.seat === seat || seat >= outline.info.seats))
    .map((choice) => ({
      ply: choice.ply,
      kind: 'loss',
      size: lossMark(choice),
      text: t.mark_loss(aboutMark(outline, choice.ply, choice.seat, choice.loss ?? 0)),
    }));

/** Whom it moved most. */
const mostMoved = ({ change }: LuckMoment): number =>
  change.reduce((most, each, seat) => (Math.abs(each) > Math.abs(change[most] ?? 0) ? seat : most), 0);

const luckMarks = (outline: Outline, { strokes }: Review, seat: number): readonly TimelineMark[] =>
  strokes.flatMap((stroke) => {
    const whose = seat < outline.info.seats ? seat : mostMoved(stroke);
    const change = stroke.change[whose] ?? 0;
    if (luckMark(change) === 0) return [];
    const about = aboutMark(outline, stroke.ply, whose, change);
    const text = change > 0 ? t.mark_luck(about) : t.mark_bad_luck(about);
    return [{ ply: stroke.ply + 1, kind: 'luck' as const, size: 1 + luckMark(change), text }];
  });

export const reviewMarks = (outline: Outline, review: Review, seat: number): readonly TimelineMark[] => [
  ...lossMarks(outline, review, seat),
  ...luckMarks(outline, review, seat),
];
