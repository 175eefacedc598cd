/** The tower as in docs/training.md, forwards and backwards, with no regard for speed. */
import { STEPS, type Weights } from '@landnam/bots/value';

/** Features of all seats and of the table, by the names of the weights, in steps of 1/64. */
export interface Position {
  readonly features: readonly Int16Array[];
  readonly table: Int16Array;
}

/** What the softmax is compared with in training. */
export interface Example extends Position {
  readonly outcome: readonly number[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const inputsOf = ({ seat, best }: Weights, { features, table }: Position, own: number): number[] => {
  const others = features.filter((_, other) => other !== own);
  const theirs = (i: number): number[] => others.map((each) => each[i] / STEPS);
  return [
    ...Array.from(features[own], (value) => value / STEPS),
    ...seat.map((_, i) => mean(theirs(i))),
    ...best.map((name) => Math.max(...theirs(seat.indexOf(name)))),
    ...Array.from(table, (value) => value / STEPS),
  ];
};

const layer = (values: readonly number[], matrix: Float64Array, bias: Float64Array): number[] =>
  Array.from(bias, (start, i) =>
    Math.max(
      0,
      values.reduce((sum, value, from) => sum + value * matrix[from * bias.length + i], start),
    ),
  );

const towerOf = (weights: Weights, position: Position, seat: number) => {
  const inputs = inputsOf(weights, position, seat);
  const wide = layer(inputs, weights.first, weights.firstBias);
  const deep = layer(wide, weights.second, weights.secondBias);
  return { inputs, wide, deep, logit: deep.reduce((sum, value, i) => sum + value * weights.out[i], 0) };
};

const softmax = (logits: readonly number[]): number[] => {
  const powers = logits.map((logit) => Math.exp(logit - Math.max(...logits)));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

export const straightWin = (weights: Weights, position: Position): number[] =>
  softmax(position.features.map((_, seat) => towerOf(weights, position, seat).logit));

export const lossOf = (weights: Weights, examples: readonly Example[]): number =>
  mean(
    examples.map((example) => {
      const win = straightWin(weights, example);
      return -example.outcome.reduce((sum, share, seat) => sum + share * Math.log(win[seat]), 0);
    }),
  );

const PARTS = ['first', 'firstBias', 'second', 'secondBias', 'out'] as const;
export type Gradient = Record<(typeof PARTS)[number], Float64Array>;

/** Adds one layer's part to a gradient, and returns what goes on to the layer before. */
const back = (
  values: readonly number[],
  matrix: Float64Array,
  slopes: readonly number[],
  into: readonly [matrix: Float64Array, bias: Float64Array],
): number[] => {
  slopes.forEach((slope, i) => {
    into[1][i] += slope;
    values.forEach((value, from) => {
      into[0][from * slopes.length + i] += value * slope;
    });
  });
  return values.map((value, from) =>
    value > 0 ? slopes.reduce((sum, slope, i) => sum + slope * matrix[from * slopes.length + i], 0) : 0,
  );
};

/** Of the mean loss, by every weight. */
export const gradientOf = (weights: Weights, examples: readonly Example[]): Gradient => {
  const gradient = Object.fromEntries(
    PARTS.map((part) => [part, new Float64Array(weights[part].length)]),
  ) as Gradient;
  for (const example of examples) {
    const win = straightWin(weights, example);
    example.outcome.forEach((share, seat) => {
      const { inputs, wide, deep } = towerOf(weights, example, seat);
      const slope = (win[seat] - share) / examples.length;
      deep.forEach((value, i) => {
        gradient.out[i] += value * slope;
      });
      const slopes = deep.map((value, i) => (value > 0 ? slope * weights.out[i] : 0));
      const before = back(wide, weights.second, slopes, [gradient.second, gradient.secondBias]);
      back(inputs, weights.first, before, [gradient.first, gradient.firstBias]);
    });
  }
  return gradient;
};

/** One step of training, downhill. */
export const stepDown = (weights: Weights, gradient: Gradient, rate: number): Weights => ({
  ...weights,
  ...Object.fromEntries(
    PARTS.map((part) => [part, weights[part].map((weight, i) => weight - rate * gradient[part][i])]),
  ),
});
