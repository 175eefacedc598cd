/** Whether this browser has played over the network: the start page asks no server otherwise. */
const MARK = 'landnam-guest';

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
