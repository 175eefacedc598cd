/** Single bytes of a position as words, and back. */
import type { OperandType } from '../play/actions.js';
import type { FieldText } from '../state/fields.js';
import type { Game } from '../game/game.js';
import { CHANCE, NONE, seatsOf } from '../ids.js';
import { limitOf } from '../play/operands.js';
import { fail, ok, type Result } from '../result.js';
import { shown } from '../text/outside.js';

/** A place or seat, a number, a name; several seats are joined by `+`. */
export type Word = string | number;
export const NOTHING = '-';
export const NATURE = '*';

/** An actor is a seat or nature. */
const LETTERS: Readonly<Record<string, string>> = { hex: 'h', vertex: 'v', edge: 'e', seat: 'p', actor: 'p' };
export const letterOf = (type: string): string | undefined => LETTERS[type];

/** Entries of a type that are written by name. */
export const namesOf = (g: Game, type: string | readonly string[]): readonly string[] =>
  typeof type === 'string' ? (g.catalogues[type] ?? []) : type;

const isPlain = (type: FieldText['of']): boolean =>
  type === undefined || type === 'number' || type === 'wide';

const makeSeats = (bits: number): string =>
  bits === 0
    ? NOTHING
    : seatsOf(bits)
        .map((seat) => `p${seat}`)
        .join('+');

const specialName = (also: FieldText['also'], byte: number): string | undefined =>
  Object.entries(also ?? {}).find(([, value]) => value === byte)?.[0];

/** Bytes without a name stay numbers: a position must say what is there. */
export const makeWord = (g: Game, { of, also }: FieldText, byte: number): Word => {
  const special = specialName(also, byte);
  if (special !== undefined) return special;
  if (of === 'seats') return makeSeats(byte);
  if (isPlain(of)) return byte;
  if (byte === NONE) return NOTHING;
  if (of === 'actor' && byte === CHANCE) return NATURE;
  const letter = typeof of === 'string' ? LETTERS[of] : undefined;
  return letter === undefined ? (namesOf(g, of ?? '')[byte] ?? byte) : `${letter}${byte}`;
};

const readSeats = (g: Game, word: string): Result<number, string> => {
  let bits = 0;
  for (const part of word === NOTHING ? [] : word.split('+')) {
    const seat = /^p\d$/.test(part) ? Number(part.slice(1)) : NONE;
    if (seat >= g.seats) return fail(`"${part}" is not p0 to p${g.seats - 1}`);
    bits |= 1 << seat;
  }
  return ok(bits);
};

const readNumber = (word: unknown): Result<number, string> =>
  Number.isInteger(word) && Number(word) >= 0 && Number(word) <= NONE
    ? ok(Number(word))
    : fail(`a whole number from 0 to ${NONE} is needed, not ${shown(word)}`);

const readPlace = (g: Game, type: string, letter: string, word: string): Result<number, string> => {
  const digits = word.startsWith(letter) ? word.slice(1) : '';
  const place = /^\d{1,3}$/.test(digits) ? Number(digits) : NONE;
  const last = limitOf(g, type === 'actor' ? 'seat' : type) - 1;
  return place <= last ? ok(place) : fail(`${shown(word)} is not ${letter}0 to ${letter}${last}`);
};

const readName = (g: Game, type: string | readonly string[], word: string): Result<number, string> => {
  const names = namesOf(g, type);
  const index = names.indexOf(word);
  return index < 0 ? fail(`${shown(word)} is not one of ${names.join(', ')}`) : ok(index);
};

export const readWord = (g: Game, { of, also }: FieldText, word: unknown): Result<number, string> => {
  if (typeof word === 'string' && also !== undefined && Object.hasOwn(also, word)) return ok(also[word]);
  if (isPlain(of)) return readNumber(word);
  if (typeof word !== 'string') return fail(`a text is needed, not ${shown(word)}`);
  if (of === 'seats') return readSeats(g, word);
  if (word === NOTHING) return ok(NONE);
  if (of === 'actor' && word === NATURE) return ok(CHANCE);
  const letter = typeof of === 'string' ? LETTERS[of] : undefined;
  return letter === undefined ? readName(g, of ?? '', word) : readPlace(g, of as OperandType, letter, word);
};

/** A row of a field: the seat or place it belongs to. */
export const makeRow = (per: string, row: number): string => `${LETTERS[per]}${row}`;
export const readRow = (g: Game, per: string, word: string): Result<number, string> =>
  readPlace(g, per, LETTERS[per], word);
