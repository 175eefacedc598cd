/** Chances and losses in words; nothing is said below the noise. */
import type { ReviewedChoice } from '../../session/lookback/types.js';
import { lossMark } from '../replay/reviewed.js';
import { t } from './words/index.js';

/** Below this a change is about even. */
const NOISE = 0.01;

export const percent = (chance: number): string => t.percent({ count: Math.round(chance * 100) });

/** In points of chance to win. */
export const points = (change: number): string => {
  if (Math.abs(change) < NOISE) return t.even();
  const count = Math.abs(Math.round(change * 100));
  return change > 0 ? t.more({ count }) : t.less({ count });
};

export const markName = (mark: number): string => ['', t.mark_1(), t.mark_2(), t.mark_3()][mark] ?? '';

const COSTLIEST = 5;

export const costliest = (choices: readonly ReviewedChoice[], seat: number): readonly ReviewedChoice[] =>
  choices
    .filter((choice) => choice.seat === seat && lossMark(choice) > 0)
    .toSorted((a, b) => (b.loss ?? 0) - (a.loss ?? 0))
    .slice(0, COSTLIEST);
