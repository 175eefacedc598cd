/** How the dice fell, and how often dice fall as unevenly as that. */
import { Chance } from '@landnam/bots';

const FACES = 6;
const LOWEST = 2;
/** Sums of two dice, from 2 to 12. */
export const DICE_SUMS: readonly number[] = Array.from({ length: 2 * FACES - 1 }, (_, i) => LOWEST + i);
/** Of the 36 rolls, how many show each sum. */
export const DICE_WAYS: readonly number[] = DICE_SUMS.map((sum) => FACES - Math.abs(sum - FACES - 1));
const ROLLS = FACES * FACES;

export interface DiceFigures {
  readonly rolls: number;
  /** By sum, from 2 to 12. */
  readonly counts: readonly number[];
  /** By seat, then by sum. */
  readonly bySeat: readonly (readonly number[])[];
  /** How often as many fair rolls are at least as uneven; null if the rolls depend on each other, or none were made. */
  readonly chance: number | null;
}

export class DiceTally {
  private readonly bySeat: number[][];
  private readonly isFair: boolean;

  constructor(seats: number, isFair: boolean) {
    this.bySeat = Array.from({ length: seats }, () => DICE_SUMS.map(() => 0));
    this.isFair = isFair;
  }

  add(seat: number, sum: number): void {
    const counts = this.bySeat[seat];
    if (counts !== undefined) counts[sum - LOWEST] = (counts[sum - LOWEST] ?? 0) + 1;
  }

  figures(): DiceFigures {
    const counts = DICE_SUMS.map((_, i) => this.bySeat.reduce((sum, row) => sum + (row[i] ?? 0), 0));
    const rolls = counts.reduce((sum, count) => sum + count, 0);
    const chance = this.isFair && rolls > 0 ? chanceOf(counts) : null;
    return { rolls, counts, bySeat: this.bySeat, chance };
  }
}

/** Pearson's sum of squares over expectations, less what is the same for every row of as many rolls. */
const unevenness = (counts: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < DICE_WAYS.length; i++) sum += (counts[i] ?? 0) ** 2 / (DICE_WAYS[i] ?? 1);
  return sum;
};

/** Rare sums are expected less than five times in a game, too few for the textbook's curve: it is rolled instead. */
const TRIALS = 4000;
const ROUNDING = 1e-9;

const SUM_OF: readonly number[] = DICE_WAYS.flatMap((ways, i) => Array.from({ length: ways }, () => i));

const chanceOf = (counts: readonly number[]): number => {
  const rolls = counts.reduce((sum, count) => sum + count, 0);
  const { below } = new Chance(`dice ${rolls}`);
  const seen = unevenness(counts) - ROUNDING;
  const trial = new Float64Array(DICE_WAYS.length);
  let asUneven = 0;
  for (let i = 0; i < TRIALS; i++) {
    trial.fill(0);
    for (let roll = 0; roll < rolls; roll++) {
      const sum = SUM_OF[below(ROLLS)] ?? 0;
      trial[sum] = (trial[sum] ?? 0) + 1;
    }
    if (unevenness(trial) >= seen) asUneven++;
  }
  return asUneven / TRIALS;
};
