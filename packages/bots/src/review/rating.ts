/** How well somebody chose: what was lost, measured by what was at stake. */
import type { ReviewedChoice } from './review.js';

export interface Rating {
  readonly loss: number;
  readonly stakes: number;
  readonly rating: number | null;
  readonly ratingError: number | null;
  readonly choices: number;
}

interface Measured {
  readonly loss: number;
  readonly stake: number;
}

const measuredOf = ({ loss, chance, again }: ReviewedChoice): readonly Measured[] =>
  loss === null || chance === null || again !== null ? [] : [{ loss, stake: chance * (1 - chance) }];

/** Of a ratio of two sums: the spread of what each choice lost beyond its share. */
const errorOf = (measured: readonly Measured[], rating: number, stakes: number): number => {
  const squares = measured.reduce((sum, { loss, stake }) => sum + (loss - rating * stake) ** 2, 0);
  const count = measured.length;
  return Math.sqrt((squares * count) / (count - 1)) / stakes;
};

/** Whoever is losing anyway has little left to lose: a plain average would call that careful. */
export const ratingOf = (choices: readonly ReviewedChoice[]): Rating => {
  const measured = choices.flatMap(measuredOf);
  const loss = measured.reduce((sum, each) => sum + each.loss, 0);
  const stakes = measured.reduce((sum, { stake }) => sum + stake, 0);
  const rating = stakes > 0 ? loss / stakes : null;
  const ratingError = rating === null || measured.length < 2 ? null : errorOf(measured, rating, stakes);
  return { loss, stakes, rating, ratingError, choices: measured.length };
};

/** What our levels have in the same measure: base, one against three `normal` (docs/decisions/0067-review.md). */
export const BOT_RATINGS: Readonly<Record<string, number>> = {
  easy: 0.109,
  normal: 0.057,
  hard: 0.013,
  expert: 0.009,
};
