/** Whether this browser has played over the network: the start page asks no server otherwise. */
const MARK = 'landnam-guest';
/** What a server calls whoever has chosen no name. */
export const NOBODY = 'Guest';

export const isGuest = (): boolean => {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
};

export const markGuest = (is: boolean): void => {
  try {
    if (is) localStorage.setItem(MARK, '1');
    else localStorage.removeItem(MARK);
  } catch {
    // it is only a shortcut
  }
};

const READ = 'landnam-read-';
/** Number of the last line of a table's chat that this tab has shown: after a reload nothing calls anew. */
export const readUpTo = (table: string): number => {
  try {
    return Number(sessionStorage.getItem(READ + table) ?? 0);
  } catch {
    return 0;
  }
};

export const keepRead = (table: string, number: number): void => {
  try {
    sessionStorage.setItem(READ + table, String(number));
  } catch {
    // it calls once more
  }
};
