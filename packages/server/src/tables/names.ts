/** Names that people give themselves. */
import { NAME_LIMIT } from '@landnam/protocol';
import type { SeatData } from './data.js';

/** Whoever has not chosen one. */
export const NOBODY = 'Guest';

/** Control and format characters, those that turn the direction of text among them, and what stands for nothing. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** More of them on one letter and they run into the next line. */
const MARKS = /(\p{M}{2})\p{M}+/gu;

/** Whole characters, so that none is cut in two. */
const shortened = (text: string, limit: number): string => Array.from(text).slice(0, limit).join('').trim();

const tidy = (text: string): string =>
  text.replaceAll(/\s+/gu, ' ').replaceAll(HIDDEN, '').replaceAll(MARKS, '$1').trim();

/** Null where nothing readable is left. */
export const cleanName = (text: string): string | null => {
  const name = shortened(tidy(text.normalize('NFKC')), NAME_LIMIT);
  return LETTER.test(name) ? name : null;
};

export const cleanLine = (text: string, limit: number): string =>
  shortened(tidy(text.normalize('NFC')), limit);

const alike = (a: string, b: string): boolean => a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

/** Unique at a table: guests without a name are numbered, a chosen name that is taken is refused. */
export const freeName = (seats: readonly SeatData[], name: string): string | null => {
  const isTaken = (each: string): boolean => seats.some((seat) => alike(seat.name, each));
  if (!isTaken(name)) return name;
  if (name !== NOBODY) return null;
  for (let number = 2; ; number++) if (!isTaken(`${NOBODY} ${number}`)) return `${NOBODY} ${number}`;
};
