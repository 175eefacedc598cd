/** The review that this tab computed last, and what of it is worth a mark; the replay of the same game shows it. */
import type { Review, ReviewedChoice } from '../../session/lookback/types.js';

let kept: { readonly address: string; readonly review: Review } | null = null;

export const keepReview = (address: string, review: Review): void => {
  kept = { address, review };
};

export const forgetReview = (): void => {
  kept = null;
};

export const reviewAt = (address: string): Review | null => (kept?.address === address ? kept.review : null);

const FULL_WORLDS = 64;
const LOSSES = [0.05, 0.1, 0.15] as const;
const LUCKS = [0.05, 0.1] as const;

/** Which of the marks a choice reaches: 0 for none. */
export const lossMark = ({ loss, worlds, again }: ReviewedChoice): number =>
  loss === null || worlds < FULL_WORLDS || again !== null ? 0 : LOSSES.filter((mark) => loss >= mark).length;

export const luckMark = (change: number): number => LUCKS.filter((mark) => Math.abs(change) >= mark).length;
