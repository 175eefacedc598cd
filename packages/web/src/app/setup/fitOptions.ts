import type { Options, OptionSpec, OptionValue } from '@landnam/engine';

/** What was chosen, as far as this many players can choose it. */
export const fitOptions = (
  options: Options,
  specs: readonly OptionSpec[],
  seats: number,
): Record<string, OptionValue> => {
  const late = specs.filter(({ leastSeats = 0 }) => leastSeats > seats).map(({ name }) => name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !late.includes(name)));
};
