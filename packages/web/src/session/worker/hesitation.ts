/** How long a person thinks over a small question. */
const MEDIAN = 2_200;
const SPREAD = 0.45;
const [LEAST, MOST] = [900, 6_000];

/** Milliseconds, distributed like people's answers: mostly short, now and then long. `random` is below 1. */
export const hesitation = (random: () => number): number => {
  // [B-24] the sum of several uniform draws is nearly normal
  const normal = Array.from({ length: 6 }, random).reduce((sum, each) => sum + each, -3) * Math.SQRT2;
  return Math.min(MOST, Math.max(LEAST, MEDIAN * Math.exp(SPREAD * normal)));
};
