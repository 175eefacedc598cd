/** Input from outside: numbers, names, options; every error is one line. */
import { InvalidArgumentError } from 'commander';
import type { Result } from '@landnam/engine';

/** Wrong input: reported in one line, exit code 2. */
export class InputError extends Error {}

/** The value, or its problem as wrong input. */
export const need = <T>(result: Result<T, string>): T => {
  if (!result.ok) throw new InputError(result.error);
  return result.value;
};

/** A parser of whole numbers for commander. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`A whole number ${range} is needed.`);
  };

export const names = (text: string): string[] => text.split(',').map((name) => name.trim());

const optionValue = (text: string): boolean | number | string => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
};

/** `friendlyRobber=true,pointsToWin=12`; the map decides which names and values are allowed. */
export const houseOptions = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const [name, value, ...more] = part.split('=').map((word) => word.trim());
      if (!name || !value || more.length > 0)
        throw new InvalidArgumentError('It must be name=value, several separated by commas.');
      return [name, optionValue(value)];
    }),
  );
