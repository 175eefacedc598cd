/** Names that people choose. */
import { NAME_LIMIT } from '@landnam/protocol';
import { looksLike, UNSEEN } from './skeleton.js';

/** The name of a guest who has not chosen one. */
export const NOBODY = 'Guest';

/** Control and format characters, including those that change text direction, and unassigned characters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** With more of them on one letter they run into the next line. */
const MARKS = /(\p{M}{2})\p{M}+/gu;

/** By whole characters, so that none is cut in two. */
const shortened = (text: string, limit: number): string => Array.from(text).slice(0, limit).join('').trim();

const tidy = (text: string): string =>
  text.replaceAll(/\s+/gu, ' ').replaceAll(HIDDEN, '').replaceAll(MARKS, '$1').trim();

/** Variation selectors: dropped, while the sign before them stays. */
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** Null if nothing readable is left, or if something invisible is. */
export const cleanName = (text: string): string | null => {
  const name = shortened(tidy(text.normalize('NFKC')).replaceAll(SELECTORS, ''), NAME_LIMIT);
  return LETTER.test(name) && name.search(UNSEEN) < 0 ? name : null;
};

export const cleanLine = (text: string, limit: number): string =>
  shortened(tidy(text.normalize('NFC')), limit);

/** Unique at a table, to whoever looks at it: guests without a name are numbered, a chosen name that is taken is refused. */
export const freeName = (taken: readonly string[], name: string): string | null => {
  const isTaken = (each: string): boolean => taken.some((other) => looksLike(other, each));
  if (!isTaken(name)) return name;
  if (name !== NOBODY) return null;
  for (let number = 2; ; number++) if (!isTaken(`${NOBODY} ${number}`)) return `${NOBODY} ${number}`;
};
