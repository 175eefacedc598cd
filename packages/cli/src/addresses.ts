/** Reads what is behind an address: one that does not answer is wrong input. */
import { InputError } from './input.js';

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

const LONGEST_LOG = 4_000_000;

/** A table's page stands for its log: `/table/ID` → `/api/tables/ID/log`. */
export const logAddress = (source: string): string => {
  if (!URL.canParse(source)) throw new InputError(`${source}: not an address`);
  const address = new URL(source);
  const table = /^\/table\/([^/]+)\/?$/.exec(address.pathname)?.[1];
  return table === undefined ? address.href : new URL(`/api/tables/${table}/log`, address).href;
};

const fetched = async (address: string): Promise<Response> => {
  try {
    return await fetch(address);
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new InputError(`${address}: there is no answer (${cause})`);
  }
};

export const readAddress = async (source: string): Promise<string> => {
  const address = logAddress(source);
  const answer = await fetched(address);
  const text = await answer.text();
  if (!answer.ok) throw new InputError(`${address}: the answer is ${answer.status}, not a log`);
  if (text.length > LONGEST_LOG) throw new InputError(`${address}: the answer is too long for a log`);
  return text;
};
