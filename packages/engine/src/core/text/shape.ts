/** What data from outside must look like. A shape reports every place that differs, and nothing reads the data before it matches. */
import { CORNERS, SIDES } from '../board/lattice.js';

export type Report = (where: string, what: string) => void;
export type Shape = (value: unknown, where: string, report: Report) => void;
type Shapes = Readonly<Record<string, Shape>>;
type Fields = Readonly<Record<string, unknown>>;

const MOST_ENTRIES = 250;
const MOST_SHOWN = 40;
/** Counts are bytes of the state, 255 means none. */
export const MOST_COUNT = 250;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Never the whole value: it may be deep or long. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : JSON.stringify(value).slice(0, MOST_SHOWN);
};

const needs =
  (what: string, test: (value: unknown) => boolean): Shape =>
  (value, where, report) => {
    if (!test(value)) report(where, `${what} is needed, not ${shown(value)}`);
  };

export const anything: Shape = () => undefined;
export const text = needs('a text', (value) => typeof value === 'string' && value !== '');
export const flag = needs('true or false', (value) => typeof value === 'boolean');
export const whole = (least: number, most: number): Shape =>
  needs(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  );
export const count = whole(0, MOST_COUNT);
export const word = (...words: readonly string[]): Shape =>
  needs(`one of ${words.join(', ')}`, (value) => typeof value === 'string' && words.includes(value));

const inside = (where: string, key: string | number): string => (where === '' ? `${key}` : `${where} ${key}`);

export const listOf =
  (each: Shape, least = 0, most = MOST_ENTRIES): Shape =>
  (value, where, report) => {
    if (!Array.isArray(value)) return report(where, `a list is needed, not ${shown(value)}`);
    if (value.length < least || value.length > most)
      return report(where, `a list of ${least} to ${most} is needed, not of ${value.length}`);
    for (let i = 0; i < value.length; i++) each(value[i], inside(where, i + 1), report);
  };

/** Arbitrary names, each with a value of the same shape. */
export const mapOf =
  (each: Shape): Shape =>
  (value, where, report) => {
    if (!isObject(value)) return report(where, `an object is needed, not ${shown(value)}`);
    for (const [name, entry] of Object.entries(value)) each(entry, inside(where, name), report);
  };

/** Given names: all of the first, some of the second if wanted, no others. */
export const fields =
  (needed: Shapes, optional: Shapes = {}): Shape =>
  (value, where, report) => {
    if (!isObject(value)) return report(where, `an object is needed, not ${shown(value)}`);
    for (const [name, shape] of Object.entries(needed)) shape(value[name], inside(where, name), report);
    for (const [name, entry] of Object.entries(value)) {
      if (Object.hasOwn(needed, name)) continue;
      if (Object.hasOwn(optional, name)) optional[name](entry, inside(where, name), report);
      else report(where, `"${name.slice(0, MOST_SHOWN)}" is unknown`);
    }
  };

/** Whether a value has a shape; if not, every reason is reported. */
export const fits = (shape: Shape, value: unknown, where: string, report: Report): boolean => {
  let whole = true;
  shape(value, where, (at, what) => {
    whole = false;
    report(at, what);
  });
  return whole;
};

/** No board can reach farther out, and walks over the plane stay short. */
const FARTHEST = 99;
const AXIS = whole(-FARTHEST, FARTHEST);
const AT = { q: AXIS, r: AXIS };
export const hexShape = (needed: Shapes = {}, optional: Shapes = {}): Shape =>
  fields({ ...AT, ...needed }, optional);
export const edgeShape = (optional: Shapes = {}): Shape => hexShape({ side: word(...SIDES) }, optional);
export const vertexShape = (needed: Shapes = {}): Shape => hexShape({ corner: word(...CORNERS), ...needed });
