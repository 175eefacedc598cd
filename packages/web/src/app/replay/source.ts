/** Which game an address means: one of this browser, a table that is over, or a file that was chosen on this page. */
import type { LookbackSource } from '../../session/lookback/types.js';
import { forgetReview } from './reviewed.js';

export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

/** Until the page is closed: an address cannot hold a file. */
let chosen: ChosenFile | null = null;
export const chooseFile = (file: ChosenFile): void => {
  chosen = file;
  forgetReview();
};

const TABLE = 'table/';
export const FILE = 'file';

/** The table that an address is about, if it is one. */
export const tableAt = (address: string): string | null =>
  address.startsWith(TABLE) ? address.slice(TABLE.length) : null;

/** Null where a file has to be chosen first. */
export const sourceAt = (address: string): LookbackSource | null => {
  const table = tableAt(address);
  if (table !== null) return { kind: 'table', id: table };
  if (address !== FILE) return { kind: 'saved', id: address };
  return chosen && { kind: 'file', ...chosen };
};

const numberIn = (search: string, name: string): number | undefined => {
  const text = new URLSearchParams(search).get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
};

export interface AddressedMoment {
  readonly at?: number;
  readonly seat?: number;
}

export const momentIn = (search: string): AddressedMoment => {
  const [at, seat] = [numberIn(search, 'at'), numberIn(search, 'seat')];
  return { ...(at !== undefined && { at }), ...(seat !== undefined && { seat }) };
};
