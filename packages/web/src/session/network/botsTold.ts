/** How much of what bots played the player of each game has read: on this device, so that it is shown once. */
const KEY = 'landnam-bots-told';
/** Tables; the oldest are dropped. */
const MOST = 50;

type Kept = readonly (readonly [table: string, events: number])[];

const isKept = (data: unknown): data is Kept =>
  Array.isArray(data) &&
  data.every(
    (row: unknown) => Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number',
  );

const readKept = (): Kept => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return isKept(data) ? data : [];
  } catch {
    return [];
  }
};

export const toldUpTo = (table: string): number => readKept().find(([id]) => id === table)?.[1] ?? 0;

export const keepTold = (table: string, events: number): void => {
  try {
    const others = readKept().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([...others, [table, events]].slice(-MOST)));
  } catch {
    // it is shown once more
  }
};

export const dropTold = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
};
