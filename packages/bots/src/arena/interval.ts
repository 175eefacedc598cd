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

interface Level {
  readonly z: number;
  /** Student's t by degrees of freedom, where the series below is too coarse. */
  readonly few: readonly number[];
}
const USUAL: Level = {
  z: Z,
  few: [Infinity, 12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.306, 2.26216],
};
/** Two-sided 99 %. */
const SURE: Level = {
  z: 2.5758293035489,
  few: [Infinity, 63.6567, 9.92484, 5.84091, 4.60409, 4.03214, 3.70743, 3.49948, 3.35539, 3.24984],
};

/** By the series of Fisher and Cornish. */
const studentAt = ({ z, few }: Level, degrees: number): number => {
  if (degrees < few.length) return few[degrees];
  const [first, second] = [(z ** 3 + z) / 4, (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96];
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
};

/** Two-sided 95 % of Student's t. */
export const student = (degrees: number): number => studentAt(USUAL, degrees);

/** How much wider an interval of 95 % is at 99. */
export const widening = (degrees: number): number => studentAt(SURE, degrees) / student(degrees);

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
