/** Whether this browser has played over the network: otherwise the start page asks no server. */
const MARK = 'landnam-guest';
/** What a server calls a guest who has chosen no name. */
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
/** Number of the last chat line that this tab has shown: after a reload nothing notifies again. */
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
    // it notifies once more
  }
};
