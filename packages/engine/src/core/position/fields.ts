/** Fields of a state as JSON, and back: what differs from the fill, grouped so that people can read it. */
import type { Place } from '../state/fields.js';
import type { Game } from '../game/game.js';
import { isObject, shown } from '../text/outside.js';
import type { Report } from '../text/shape.js';
import { makeRow, makeWord, namesOf, readRow, readWord, type Word } from './values.js';

export type FieldJson = unknown;
type Columns = Readonly<Record<string, Word>> | readonly Word[];

/** The bytes a field is read from or written to. */
export interface Cells {
  readonly bytes: Uint8Array;
  readonly place: Place;
}

const byteAt = ({ bytes, place }: Cells, row: number, column = 0): number =>
  bytes[place.start + row * place.width + column];

const isBlank = (cells: Cells, row: number): boolean => {
  for (let column = 0; column < cells.place.width; column++)
    if (byteAt(cells, row, column) !== cells.place.fill) return false;
  return true;
};

const rowsOf = ({ rows }: Place): number[] => Array.from({ length: rows }, (_, row) => row);
const isPlaces = ({ per }: Place): boolean => per === 'hex' || per === 'vertex' || per === 'edge';
const isWide = ({ text, width }: Place): boolean => text.of === 'wide' && width === 2;

export const hasNames = ({ kinds, text }: Place): boolean => kinds !== '' || text.numbered === true;

export const columnNames = (g: Game, { kinds, text, width }: Place): readonly string[] =>
  text.numbered
    ? Array.from({ length: width }, (_, column) => String(column))
    : namesOf(g, kinds).slice(0, width);

const makeColumns = (g: Game, cells: Cells, row: number): Columns => {
  const { text, width, fill } = cells.place;
  const words = Array.from({ length: width }, (_, column) => makeWord(g, text, byteAt(cells, row, column)));
  if (!hasNames(cells.place)) return words;
  const names = columnNames(g, cells.place);
  return Object.fromEntries(
    names.flatMap((name, column) => (byteAt(cells, row, column) === fill ? [] : [[name, words[column]]])),
  );
};

/** What a viewer sees of others is a count. */
const makeRowJson = (g: Game, cells: Cells, row: number, hidden: boolean): Columns | Word => {
  const { place, bytes } = cells;
  if (hidden) return bytes[place.totals + row];
  return place.width === 1 ? makeWord(g, place.text, byteAt(cells, row)) : makeColumns(g, cells, row);
};

const makeGroups = (g: Game, cells: Cells): FieldJson => {
  const groups: Record<string, string[]> = {};
  for (const row of rowsOf(cells.place)) {
    if (isBlank(cells, row) && !cells.place.text.whole) continue;
    const word = String(makeWord(g, cells.place.text, byteAt(cells, row)));
    (groups[word] ??= []).push(makeRow(cells.place.per, row));
  }
  return groups;
};

const isNothing = (json: FieldJson): boolean =>
  json === undefined || (isObject(json) && Object.keys(json).length === 0);

const makeGame = (g: Game, cells: Cells, hidden: boolean, said: boolean): FieldJson =>
  !said && !hidden && isBlank(cells, 0) ? undefined : makeRowJson(g, cells, 0, hidden);

const makeRows = (g: Game, cells: Cells, isHidden: (row: number) => boolean): FieldJson => {
  const { place, bytes } = cells;
  const rows = rowsOf(place).filter((row) =>
    isHidden(row) ? bytes[place.totals + row] > 0 : !isBlank(cells, row),
  );
  return Object.fromEntries(
    rows.map((row) => [makeRow(place.per, row), makeRowJson(g, cells, row, isHidden(row))]),
  );
};

/**
 * Undefined where everything equals the fill, unless it must be `said` because something else would be derived.
 * `isHidden` marks rows of which only the sum is known.
 */
export const makeField = (
  g: Game,
  cells: Cells,
  isHidden: (row: number) => boolean,
  said = false,
): FieldJson => {
  const { place } = cells;
  if (isWide(place))
    return !said && isBlank(cells, 0) ? undefined : byteAt(cells, 0) * 256 + byteAt(cells, 0, 1);
  if (place.per === 'game') return makeGame(g, cells, isHidden(0), said);
  const json = isPlaces(place) && place.width === 1 ? makeGroups(g, cells) : makeRows(g, cells, isHidden);
  return !said && isNothing(json) ? undefined : json;
};

/** The caller knows where a fault is. */
export interface FieldReader {
  readonly g: Game;
  readonly where: string;
  readonly report: Report;
}

const inside = (desk: FieldReader, key: string | number): FieldReader => ({
  ...desk,
  where: `${desk.where} ${key}`,
});

const putByte = (
  desk: FieldReader,
  { bytes, place }: Cells,
  row: number,
  column: number,
  word: unknown,
): void => {
  const byte = readWord(desk.g, place.text, word);
  if (byte.ok) bytes[place.start + row * place.width + column] = byte.value;
  else desk.report(desk.where, byte.error);
};

const readList = (desk: FieldReader, cells: Cells, row: number, json: readonly unknown[]): void => {
  if (json.length !== cells.place.width)
    return desk.report(desk.where, `${json.length} given, ${cells.place.width} needed`);
  json.forEach((word, column) => putByte(inside(desk, column + 1), cells, row, column, word));
};

const readColumns = (desk: FieldReader, cells: Cells, row: number, json: unknown): void => {
  if (!hasNames(cells.place) && Array.isArray(json)) return readList(desk, cells, row, json);
  if (!isObject(json)) return desk.report(desk.where, `an object is needed, not ${shown(json)}`);
  const names = columnNames(desk.g, cells.place);
  for (const [name, word] of Object.entries(json)) {
    const column = names.indexOf(name);
    if (column < 0) desk.report(desk.where, `${shown(name)} is not one of ${names.join(', ')}`);
    else putByte(inside(desk, name), cells, row, column, word);
  }
};

const readRowJson = (desk: FieldReader, cells: Cells, row: number, hidden: boolean, json: unknown): void => {
  const { place, bytes } = cells;
  if (!hidden)
    return place.width === 1 ? putByte(desk, cells, row, 0, json) : readColumns(desk, cells, row, json);
  const sum = readWord(desk.g, {}, json);
  if (sum.ok) bytes[place.totals + row] = sum.value;
  else desk.report(desk.where, `of hidden cards ${sum.error}`);
};

const readWide = (desk: FieldReader, { bytes, place }: Cells, json: unknown): void => {
  if (!Number.isInteger(json) || Number(json) < 0 || Number(json) > 0xffff)
    return desk.report(desk.where, `a whole number from 0 to 65535 is needed, not ${shown(json)}`);
  bytes[place.start] = Number(json) >> 8;
  bytes[place.start + 1] = Number(json) & 255;
};

const wordOfKey = ({ text }: Place, key: string): unknown =>
  (text.of === undefined || text.of === 'number') && /^\d{1,3}$/.test(key) ? Number(key) : key;

const readGroup = (
  desk: FieldReader,
  cells: Cells,
  key: string,
  places: unknown,
  seen: Set<number>,
): void => {
  if (!Array.isArray(places))
    return desk.report(desk.where, `a list of places is needed, not ${shown(places)}`);
  for (const name of places) {
    const row = readRow(desk.g, cells.place.per, String(name));
    if (!row.ok) desk.report(desk.where, row.error);
    else if (seen.has(row.value)) desk.report(desk.where, `${String(name)} stands twice`);
    else {
      seen.add(row.value);
      putByte(desk, cells, row.value, 0, wordOfKey(cells.place, key));
    }
  }
};

const readGroups = (desk: FieldReader, cells: Cells, json: unknown): void => {
  if (!isObject(json)) return desk.report(desk.where, `an object is needed, not ${shown(json)}`);
  const seen = new Set<number>();
  for (const [key, places] of Object.entries(json)) readGroup(inside(desk, key), cells, key, places, seen);
  const missing = cells.place.text.whole ? rowsOf(cells.place).find((row) => !seen.has(row)) : undefined;
  if (missing !== undefined) desk.report(desk.where, `${makeRow(cells.place.per, missing)} is not given`);
};

/** Clears the field, then sets what is given. */
export const readField = (
  desk: FieldReader,
  cells: Cells,
  isHidden: (row: number) => boolean,
  json: FieldJson,
): void => {
  const { place, bytes } = cells;
  bytes.fill(place.fill, place.start, place.start + place.rows * place.width);
  if (isWide(place)) return readWide(desk, cells, json);
  if (isPlaces(place) && place.width === 1) return readGroups(desk, cells, json);
  if (place.per === 'game') return readRowJson(desk, cells, 0, isHidden(0), json);
  if (!isObject(json)) return desk.report(desk.where, `an object is needed, not ${shown(json)}`);
  for (const [name, value] of Object.entries(json)) {
    const row = readRow(desk.g, place.per, name);
    if (row.ok) readRowJson(inside(desk, name), cells, row.value, isHidden(row.value), value);
    else desk.report(desk.where, row.error);
  }
};
