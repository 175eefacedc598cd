/** Lists of what lies ready, made as long as the board needs them. */
import type { MapData } from '../format.js';
import type { MapProblem } from '../check/problem.js';
import type { MapEdit } from './edits.js';
import { paramsAt, paramsPath } from './marking.js';
import { valueAt } from './value.js';

const fittedList = (list: readonly unknown[], needed: number): readonly unknown[] =>
  Array.from({ length: needed }, (_, i) => list[Math.floor((i * list.length) / needed)]);

type Counts = Readonly<Record<string, number>>;

const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** One at a time, from or to whatever there is most or least of. */
const fittedCounts = (counts: Counts, needed: number): Counts => {
  const missing = needed - sumOf(counts);
  const sorted = Object.entries(counts).sort(([, a], [, b]) => a - b);
  const [name, count = 0] = (missing > 0 ? sorted[0] : sorted.at(-1)) ?? [];
  if (missing === 0 || name === undefined) return counts;
  return fittedCounts({ ...counts, [name]: count + Math.sign(missing) }, needed);
};

const isCounts = (value: unknown): value is Counts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => Number.isInteger(count) && count >= 0);

const fitted = (value: unknown, needed: number): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : fittedList(value, needed);
  return isCounts(value) ? fittedCounts(value, needed) : undefined;
};

/** A problem that is called like the field of a module and says how much of it is needed; null where it does not. */
export const fitEdit = (
  map: MapData,
  board: string,
  { code = '', data = {} }: MapProblem,
): MapEdit | null => {
  const [module = '', field = ''] = code.split('.');
  const needed = data['needed'];
  if (typeof needed !== 'number') return null;
  const value = fitted(valueAt(paramsAt(map, board, module), [field]), needed);
  return value === undefined ? null : { do: 'set', path: [...paramsPath(map, board, module), field], value };
};
