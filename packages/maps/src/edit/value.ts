/** Parts of a map by their path; what is set is copied, all else is shared. */
export type Path = readonly (string | number)[];

type Parts = Readonly<Record<string, unknown>>;

export const valueAt = (value: unknown, [name, ...rest]: Path): unknown => {
  if (name === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return valueAt((value as Parts)[name], rest);
};

const inList = (list: readonly unknown[], index: number, value: unknown): readonly unknown[] => {
  if (value === undefined) return list.toSpliced(index, 1);
  return index >= list.length ? [...list, value] : list.with(index, value);
};

const inObject = (parts: Parts, name: string, value: unknown): Parts => {
  const { [name]: _gone, ...others } = parts;
  if (value === undefined) return others;
  return Object.hasOwn(parts, name) ? { ...parts, [name]: value } : { ...others, [name]: value };
};

// a file of somebody else may have anything where parts belong
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `undefined` removes; what is missing on the way is made. */
export const withValue = <T>(whole: T, [name, ...rest]: Path, value: unknown): T => {
  if (name === undefined) return value as T;
  const part = rest.length === 0 ? value : withValue(valueAt(whole, [name]), rest, value);
  if (typeof name === 'number') return inList(Array.isArray(whole) ? whole : [], name, part) as T;
  return inObject(isParts(whole) ? whole : {}, name, part) as T;
};
