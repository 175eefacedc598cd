/** What luck explains of many games: how much of the result, how steeply, and whether it is 0 on average. */

/** One game: by seat, the result (1 for a win) and the luck. */
export interface LuckOfGame {
  readonly result: readonly number[];
  readonly luck: readonly number[];
}

export interface ExplainedByLuck {
  readonly games: number;
  /** `1 − Var(result − luck) / Var(result)`; null where results do not vary. */
  readonly share: number | null;
  /** Of the result on luck; null where luck does not vary. */
  readonly slope: number | null;
}

const sumOver = (games: readonly LuckOfGame[], of: (result: number, luck: number) => number): number =>
  games.reduce(
    (sum, { result, luck }) => sum + result.reduce((all, each, seat) => all + of(each, luck[seat]), 0),
    0,
  );

/** Of all seats together, each against what an even share would be. */
export const luckFigures = (games: readonly LuckOfGame[]): ExplainedByLuck => {
  const even = games.map(({ result, luck }) => ({
    result: result.map((each) => each - 1 / result.length),
    luck,
  }));
  const plain = sumOver(even, (result) => result ** 2);
  const corrected = sumOver(even, (result, luck) => (result - luck) ** 2);
  const spread = sumOver(even, (_result, luck) => luck ** 2);
  return {
    games: games.length,
    share: plain > 0 ? 1 - corrected / plain : null,
    slope: spread > 0 ? sumOver(even, (result, luck) => result * luck) / spread : null,
  };
};

export interface MeanTest {
  readonly statistic: number;
  readonly degrees: number;
}

/** Gauss, with the largest of each column ahead. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let i = column; i < size; i++)
      if (Math.abs(rows[i][column]) > Math.abs(rows[best][column])) best = i;
    [rows[column], rows[best]] = [rows[best], rows[column]];
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const part = rows[i][column] / rows[column][column];
      for (let j = column; j <= size; j++) rows[i][j] -= part * rows[column][j];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
};

/** Whether all seats' mean luck is 0: the last seat's is what the others leave. Follows a chi-square with so many degrees. */
export const meanTest = (games: readonly LuckOfGame[]): MeanTest => {
  const degrees = games[0].luck.length - 1;
  const seats = Array.from({ length: degrees }, (_, seat) => seat);
  const means = seats.map((seat) => games.reduce((sum, { luck }) => sum + luck[seat], 0) / games.length);
  const off = ({ luck }: LuckOfGame, seat: number): number => luck[seat] - means[seat];
  const spread = seats.map((one) =>
    seats.map(
      (other) => games.reduce((sum, game) => sum + off(game, one) * off(game, other), 0) / (games.length - 1),
    ),
  );
  const solved = solve(spread, means);
  const statistic = games.length * means.reduce((sum, mean, seat) => sum + mean * solved[seat], 0);
  return { statistic, degrees };
};

const MOST_TERMS = 10_000;

/** Lanczos. */
const logGamma = (x: number): number => {
  const terms = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 1.208650973866179e-3,
  ];
  const sum = terms.reduce((all, term, i) => all + term / (x + i + 1), 1.000000000190015);
  const base = x + 5.5;
  return (x + 0.5) * Math.log(base) - base + Math.log((Math.sqrt(2 * Math.PI) * sum) / x);
};

/** How often a chi-square with so many degrees is at least this large: the series of the incomplete gamma function. */
export const chiSquareTail = (statistic: number, degrees: number): number => {
  const [a, x] = [degrees / 2, statistic / 2];
  if (x <= 0) return 1;
  let [sum, term] = [1 / a, 1 / a];
  for (let n = 1; n < MOST_TERMS && term > sum * 1e-15; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return Math.max(0, 1 - sum * Math.exp(-x + a * Math.log(x) - logGamma(a)));
};
