/** Tables at which this tab looks back together with others; without the line to them, which only those need who do. */
import { newId } from '../asks.js';

const joined = new Set<string>();

export const isJoined = (table: string): boolean => joined.has(table);

export const keepJoined = (table: string): void => void joined.add(table);

export const forgetJoined = (table: string): void => void joined.delete(table);

const WINDOW = 'landnam-window-';

/** What this window is called at a table: the same after a reload, which keeps its lead. */
export const windowAt = (table: string): string => {
  const made = newId();
  try {
    const kept = sessionStorage.getItem(WINDOW + table);
    if (kept === null) sessionStorage.setItem(WINDOW + table, made);
    return kept ?? made;
  } catch {
    return made;
  }
};
