/** Counts by good, as events give them. */
export type GoodCounts = readonly number[];

export const addRows = (a: GoodCounts, b: GoodCounts): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));

export const rowOf = (good: number, count = 1): number[] =>
  Array.from({ length: good + 1 }, (_, i) => (i === good ? count : 0));

export const rowOfAll = (goods: readonly number[]): number[] =>
  goods.map((good) => rowOf(good)).reduce<number[]>(addRows, []);
