/**
 * A position on one short line, in characters that are safe in a URL and a shell: the JSON form, field by field.
 * Catalogue entries are cut to the shortest prefix that no other entry shares; ambiguous ones are refused when reading.
 */
import type { FieldText, Place } from '../state/fields.js';
import type { Game } from '../game/game.js';
import { isObject, shown } from '../text/outside.js';
import type { Report } from '../text/shape.js';
import { columnNames, hasNames } from './fields.js';
import { writtenPlaces } from './position.js';
import { letterOf, namesOf, NATURE, NOTHING, type Word } from './values.js';

type Json = Readonly<Record<string, unknown>>;

/** Between fields, between groups within one, inside a group. */
const FIELD = '/';
const GROUP = ',';
const PART = '.';
/** A star would be a pattern for a shell. */
const NATURE_LETTER = 'n';

const beginsAlone = (names: readonly string[], name: string, length: number): boolean =>
  names.every((other) => other === name || !other.startsWith(name.slice(0, length)));

const shorten = (names: readonly string[], name: string): string => {
  if (!names.includes(name)) return name;
  let length = 1;
  while (length < name.length && !beginsAlone(names, name, length)) length++;
  return name.slice(0, length);
};

const lengthen = (names: readonly string[], word: string): string => {
  const found = names.includes(word) ? [word] : names.filter((name) => name.startsWith(word));
  return found.length === 1 ? found[0] : word;
};

const wordsOf = (g: Game, { of = 'number', also }: FieldText): readonly string[] => [
  ...(typeof of === 'string' && letterOf(of) !== undefined ? [] : namesOf(g, of)),
  ...Object.keys(also ?? {}),
];

const isNumber = ({ of }: FieldText): boolean => of === undefined || of === 'number' || of === 'wide';

const makeToken = (g: Game, text: FieldText, word: unknown): string =>
  isNumber(text)
    ? String(word)
    : shorten(wordsOf(g, text), String(word)).replace(NATURE, NATURE_LETTER).replaceAll('+', '_');

const readToken = (g: Game, text: FieldText, token: string): Word => {
  if (/^\d+$/.test(token)) return Number(token);
  if (text.of === 'actor' && token === NATURE_LETTER) return NATURE;
  return lengthen(wordsOf(g, text), token.replaceAll('_', '+'));
};

/** `3.5-9.12`: places without their letter, runs of three or more as their ends. */
const makeSpans = (places: readonly string[]): string => {
  const numbers = places.map((place) => Number(place.slice(1)));
  const spans: [number, number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(PART);
};

const MOST_PLACES = 256;

const readSpan = (letter: string, span: string): string[] => {
  const [from = '', to = from] = span.split('-');
  const count = Number(to) - Number(from) + 1;
  if (!(count > 0 && count <= MOST_PLACES)) return [`${letter}${span}`];
  return Array.from({ length: count }, (_, i) => `${letter}${Number(from) + i}`);
};

const makeBundle = (g: Game, place: Place, columns: Json): string =>
  Object.entries(columns)
    .map(([name, count]) =>
      place.text.numbered
        ? `${name}x${String(count)}`
        : `${String(count)}${shorten(columnNames(g, place), name)}`,
    )
    .join(PART);

const readBundle = (g: Game, place: Place, token: string): unknown => {
  const pattern = place.text.numbered ? /^(?<name>\d+)x(?<count>\d+)$/ : /^(?<count>\d+)(?<name>[A-Za-z]+)$/;
  const parts = token.split(PART).map((part) => pattern.exec(part)?.groups ?? {});
  return Object.fromEntries(
    parts.map(({ name = token, count = NaN }) => [lengthen(columnNames(g, place), name), Number(count)]),
  );
};

/** A row of columns: counts before their names, a plain list, or a name with its value. */
const makeRow = (g: Game, place: Place, row: unknown): string => {
  const { text } = place;
  if (Array.isArray(row)) return row.map((word) => makeToken(g, text, word)).join(PART);
  if (!isObject(row)) return makeToken(g, isNumber(text) || typeof row !== 'number' ? text : {}, row);
  if (isNumber(text)) return makeBundle(g, place, row);
  return Object.entries(row)
    .map(([name, word]) => `${shorten(columnNames(g, place), name)}:${makeToken(g, text, word)}`)
    .join(GROUP);
};

const readNamed = (g: Game, place: Place, token: string): unknown =>
  Object.fromEntries(
    token.split(GROUP).map((part) => {
      const [name = '', word = ''] = part.split(':');
      return [lengthen(columnNames(g, place), name), readToken(g, place.text, word)];
    }),
  );

const readRow = (g: Game, place: Place, token: string): unknown => {
  const { text, width } = place;
  // only a count: hidden cards
  if (width === 1 || (hasNames(place) && /^\d+$/.test(token))) return readToken(g, text, token);
  if (text.of === 'wide') return Number(token);
  if (!hasNames(place)) return token.split(PART).map((word) => readToken(g, text, word));
  return isNumber(text) ? readBundle(g, place, token) : readNamed(g, place, token);
};

const isGrouped = ({ per, width }: Place): boolean => width === 1 && per !== 'game' && per !== 'seat';

const isEmpty = (json: unknown): boolean => isObject(json) && Object.keys(json).length === 0;

const makeFieldLine = (g: Game, place: Place, json: unknown): string => {
  if (isEmpty(json)) return NOTHING;
  if (place.per === 'game' || !isObject(json)) return makeRow(g, place, json);
  return Object.entries(json)
    .map(([key, value]) =>
      isGrouped(place)
        ? `${makeToken(g, place.text, key)}:${makeSpans(value as string[])}`
        : `${key}:${makeRow(g, place, value)}`,
    )
    .join(GROUP);
};

const readFieldLine = (g: Game, place: Place, token: string): unknown => {
  if (token === NOTHING && (place.per !== 'game' || hasNames(place))) return {};
  if (place.per === 'game') return readRow(g, place, token);
  return Object.fromEntries(
    token.split(GROUP).map((group) => {
      const [key = '', value = ''] = group.split(':');
      if (!isGrouped(place)) return [key, readRow(g, place, value)];
      const letter = letterOf(place.per) ?? '';
      return [
        String(readToken(g, place.text, key)),
        value.split(PART).flatMap((span) => readSpan(letter, span)),
      ];
    }),
  );
};

const ACTOR: FieldText = { of: 'actor' };
const WORDS_OF_FRAME = ['frame', 'seat', 'step'];

/** `main:p0`, `turn:p0.4`, `steal:n.0.p2.p0`: seat, step and operands. */
const makeFrameLine = (g: Game, frame: Json): string => {
  const { frame: name, seat, step = 0 } = frame;
  const kind = g.frameNames.indexOf(String(name));
  const operands = Object.entries(g.frameOperands[kind] ?? {}).map(([key, of]) =>
    makeToken(g, { of }, frame[key]),
  );
  const parts = [makeToken(g, ACTOR, seat), String(step), ...operands];
  while (parts.length > 1 && parts.at(-1) === '0') parts.pop();
  return `${String(name)}:${parts.join(PART)}`;
};

const readFrameLine = (g: Game, token: string): Json => {
  const [name = '', rest = ''] = token.split(':');
  const [seat = '', step = '0', ...words] = rest.split(PART);
  const operands = Object.entries(g.frameOperands[g.frameNames.indexOf(name)] ?? {});
  return {
    [WORDS_OF_FRAME[0]]: name,
    [WORDS_OF_FRAME[1]]: readToken(g, ACTOR, seat),
    [WORDS_OF_FRAME[2]]: Number(step),
    ...Object.fromEntries(operands.map(([key, of], i) => [key, readToken(g, { of }, words[i] ?? '0')])),
  };
};

const makeStackLines = (g: Game, { turn, phase, frames }: Json): string[] =>
  Array.isArray(frames)
    ? [`frames=${frames.map((frame: Json) => makeFrameLine(g, frame)).join(GROUP)}`]
    : [`turn=${String(turn)}`, `phase=${String(phase)}`];

const fullKey = ({ group, name }: Place): string => `${group}.${name}`;

/** A field whose name is unique among the groups is written without its group. */
const lineKey = (g: Game, place: Place): string =>
  writtenPlaces(g).filter(({ name }) => name === place.name).length === 1 ? place.name : fullKey(place);

const placeOf = (g: Game, key: string): Place | undefined =>
  writtenPlaces(g).find((place) => fullKey(place) === key || lineKey(g, place) === key);

export const makeBodyLine = (g: Game, body: Json): string => {
  const fields = writtenPlaces(g).flatMap((place) => {
    const group = body[place.group];
    const json = isObject(group) ? group[place.name] : undefined;
    return json === undefined ? [] : [`${lineKey(g, place)}=${makeFieldLine(g, place, json)}`];
  });
  return [...makeStackLines(g, body), ...fields].join(FIELD);
};

const addEntry = (g: Game, body: Record<string, unknown>, key: string, token: string): boolean => {
  if (key === 'frames') body['frames'] = token.split(GROUP).map((frame) => readFrameLine(g, frame));
  else if (key === 'turn' || key === 'phase') body[key] = token;
  else {
    const place = placeOf(g, key);
    if (place === undefined) return false;
    const group = (body[place.group] ??= {}) as Record<string, unknown>;
    group[place.name] = readFieldLine(g, place, token);
  }
  return true;
};

/** The JSON form of a line; its content is judged by the reader of that form. */
export const readBodyLine = (g: Game, line: string, report: Report): Json => {
  const body: Record<string, unknown> = {};
  for (const entry of line.split(FIELD).filter((part) => part !== '')) {
    const cut = entry.indexOf('=');
    const key = entry.slice(0, Math.max(0, cut));
    if (cut < 0) report('line', `${shown(entry)} is not a name, = and what it is`);
    else if (!addEntry(g, body, key, entry.slice(cut + 1))) report(key, 'no part of this game has this name');
  }
  return body;
};
