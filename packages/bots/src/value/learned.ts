/** Which numbers of seats the weights that ship were learned from: a page asks before it fetches any. A test compares it with the files. */
export const LEARNED_SEATS: Readonly<Record<string, readonly number[]>> = {
  'base.2': [2],
  base: [3, 4],
  energies: [3, 4],
  'new-catan': [3, 4],
  'seafarers.cloth': [3, 4],
  'seafarers.fog-islands': [3, 4],
  'seafarers.forgotten-tribe': [3, 4],
  'seafarers.four-islands': [3, 4],
  'seafarers.new-shores': [3, 4],
  'seafarers.new-world': [3, 4],
  'seafarers.pirate-islands': [3, 4],
  'seafarers.through-the-desert': [3, 4],
  'seafarers.wonders': [3, 4],
};

/** A map's id and what it begins with: `sea/isles/mine`, `sea/isles`, `sea`. */
const linesOf = (id: string): readonly string[] => {
  const words = id.split('/');
  return words.map((_, i) => words.slice(0, words.length - i).join('.'));
};

/**
 * Files of weights in `weights/`, most specific first: those for a number of seats before those for all, and a map's own before
 * those of the map that its id begins with.
 */
export const namesOf = (id: string, seats: number): readonly string[] =>
  linesOf(id).flatMap((name) => [`${name}.${seats}`, name]);

/** The file that ships for a map, whatever it was learned from. */
const nearestOf = (id: string, seats: number): string | undefined =>
  namesOf(id, seats).find((name) => Object.hasOwn(LEARNED_SEATS, name));

/** Whether bots that search have learned this game with so many players; without weights `normal` plays in their place. */
export const isLearned = (id: string, seats: number): boolean => {
  const name = nearestOf(id, seats);
  return name !== undefined && LEARNED_SEATS[name].includes(seats);
};

interface Origin {
  readonly seats?: unknown;
}

/** The numbers of seats that a file says it was learned from; none if it does not say. */
export const seatsIn = ({
  made,
}: {
  readonly made: Readonly<Record<string, unknown>>;
}): readonly number[] => {
  const from: unknown = made['from'];
  const origins: readonly Origin[] = Array.isArray(from) ? (from as readonly Origin[]) : [];
  const seats = origins.map((origin) => Number(origin.seats)).filter(Number.isInteger);
  return [...new Set(seats)].toSorted((a, b) => a - b);
};
