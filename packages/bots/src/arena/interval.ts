/** Two-sided 95 %. */
const Z = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const EVERYTHING: Interval = { low: 0, high: 1 };

/** Wilson's score interval: unlike the usual one it stays between 0 and 1, and holds for few games and for rates near the ends. */
export const wilson = (wins: number, games: number): Interval => {
  if (games === 0) return EVERYTHING;
  const rate = wins / games;
  const square = (Z * Z) / games;
  const centre = rate + square / 2;
  const reach = Z * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games));
  const within = (value: number): number => Math.min(1, Math.max(0, value / (1 + square)));
  return { low: within(centre - reach), high: within(centre + reach) };
};

/** Student's t by degrees of freedom, where the series below is too coarse. */
const FEW_DEGREES: readonly number[] = [
  Infinity,
  12.7062,
  4.30265,
  3.18245,
  2.77645,
  2.57058,
  2.44691,
  2.36462,
  2.306,
  2.26216,
];

/** Two-sided 95 % of Student's t, by the series of Fisher and Cornish. */
export const student = (degrees: number): number => {
  if (degrees < FEW_DEGREES.length) return FEW_DEGREES[degrees];
  const [first, second] = [(Z ** 3 + Z) / 4, (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96];
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
};

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of the values themselves, as a sample. */
export const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
};

/** From the means of blocks: games of one block share a deal, so only blocks are independent. */
export const clustered = (means: readonly number[]): Interval => {
  if (means.length < 2) return EVERYTHING;
  const mean = meanOf(means);
  const reach = student(means.length - 1) * Math.sqrt(varianceOf(means) / means.length);
  return { low: mean - reach, high: mean + reach };
};
