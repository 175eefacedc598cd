/** Values from outside, before anything is known about them. */
const MOST_SHOWN = 40;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Never the whole value: it may be deep or long. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : JSON.stringify(value).slice(0, MOST_SHOWN);
};
