/** Two-sided 95 %. */
const Z = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's score interval: unlike the usual one it stays between 0 and 1, and holds for few games and for rates near the ends. */
export const wilson = (wins: number, games: number): Interval => {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const square = (Z * Z) / games;
  const centre = rate + square / 2;
  const reach = Z * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games));
  const within = (value: number): number => Math.min(1, Math.max(0, value / (1 + square)));
  return { low: within(centre - reach), high: within(centre + reach) };
};
