/** How one's costly decisions went when they were tried again: kept in this browser, by game. */
const KEY = 'landnam-tries';
/** Games; the oldest are dropped. */
const MOST = 40;

/** By ply: whether what was tried last passes. */
export type Tries = Readonly<Record<number, boolean>>;
type Kept = readonly (readonly [game: string, tries: Tries])[];

const isTries = (data: unknown): data is Tries =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries(data).every(([ply, passed]) => /^\d+$/.test(ply) && typeof passed === 'boolean');

const isKept = (data: unknown): data is Kept =>
  Array.isArray(data) &&
  data.every((row: unknown) => Array.isArray(row) && typeof row[0] === 'string' && isTries(row[1]));

const readKept = (): Kept => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return isKept(data) ? data : [];
  } catch {
    return [];
  }
};

export const triesOf = (game: string): Tries => readKept().find(([id]) => id === game)?.[1] ?? {};

export const keepTries = (game: string, tries: Tries): void => {
  try {
    const others = readKept().filter(([id]) => id !== game);
    localStorage.setItem(KEY, JSON.stringify([...others, [game, tries] as const].slice(-MOST)));
  } catch {
    // this browser forgets it with the page
  }
};
