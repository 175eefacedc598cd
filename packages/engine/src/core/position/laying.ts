/** A position laid by hand, field by field: anything can be laid, and what is wrong is said with its place. */
import type { Game } from '../game/game.js';
import { makeState } from '../play/play.js';
import type { Place } from '../state/fields.js';
import type { State } from '../state/state.js';
import type { SaidData } from '../text/said.js';
import type { Report } from '../text/shape.js';
import { WHOLE } from './derive.js';
import { columnNames, hasNames, makeField } from './fields.js';
import { makeStack, type StackJson } from './frames.js';
import { type PositionBody, readParts, readPositionBody, writtenPlaces } from './position.js';
import { makeRow, makeWord, namesOf, NOTHING, readWord, type Word } from './values.js';

export interface PositionField {
  readonly group: string;
  readonly name: string;
  readonly per: Place['per'];
  readonly rows: number;
  /** Names of its columns; a field with one has none. */
  readonly columns: readonly string[];
  /** `seats` are several, joined by `+`; a `place` is a hex, a vertex or an edge. */
  readonly kind: 'number' | 'word' | 'seats' | 'place';
  /** What may stand there; empty for numbers. */
  readonly words: readonly string[];
  /** The largest number. */
  readonly most: number;
  /** What stands there where nothing was laid. */
  readonly empty: Word;
  /** The catalogue of its columns or of its words. */
  readonly of: string;
  /** Cards that are conserved together with others. */
  readonly pool: string;
}

export interface LayingFault {
  /** As positions name places: `v12`, `base hand p1 ore`, `goods`, `turn`. */
  readonly where: string;
  /** In English. */
  readonly what: string;
  /** The sentence's name and what fills it in, for other languages. */
  readonly code?: string;
  readonly data?: SaidData;
}

const WIDE = 'wide';
const [BYTE, TWO_BYTES] = [255, 65_535];
const PLACES = ['hex', 'vertex', 'edge'];

const isWide = ({ text, width }: Place): boolean => text.of === WIDE && width === 2;

const placesOf = (g: Game, type: string): readonly string[] => {
  const { hexes, vertices, edges } = g.board;
  const count = { hex: hexes, vertex: vertices, edge: edges, seat: g.seats, actor: g.seats }[type] ?? 0;
  return Array.from({ length: count }, (_, row) => makeRow(type, row));
};

const wordsOf = (g: Game, { text: { of = '', also = {} } }: Place): readonly string[] => {
  if (of === '' || of === 'number' || of === WIDE || of === 'seats') return Object.keys(also);
  const names = typeof of === 'string' && placesOf(g, of).length > 0 ? placesOf(g, of) : namesOf(g, of);
  const nothing = typeof of === 'string' ? [NOTHING] : [];
  return [...nothing, ...Object.keys(also), ...names];
};

const kindOf = (place: Place, words: readonly string[]): PositionField['kind'] => {
  const { of } = place.text;
  if (of === 'seats') return 'seats';
  if (typeof of === 'string' && PLACES.includes(of)) return 'place';
  return words.length > 0 && of !== undefined && of !== 'number' ? 'word' : 'number';
};

const columnsOf = (g: Game, place: Place): readonly string[] => {
  if (place.width === 1 || isWide(place)) return [];
  return hasNames(place)
    ? columnNames(g, place)
    : Array.from({ length: place.width }, (_, column) => String(column + 1));
};

const fieldOf = (g: Game, place: Place): PositionField => {
  const words = wordsOf(g, place);
  const { of } = place.text;
  return {
    group: place.group,
    name: place.name,
    per: place.per,
    rows: place.rows,
    columns: columnsOf(g, place),
    kind: kindOf(place, words),
    words,
    most: isWide(place) ? TWO_BYTES : BYTE,
    empty: isWide(place) ? 0 : makeWord(g, place.text, place.fill),
    of: place.kinds === '' && typeof of === 'string' ? of : place.kinds,
    pool: place.pool,
  };
};

/** The turn says who is active. */
const isTurn = ({ group, name }: Place): boolean => group === 'core' && name === 'active';

/** What follows from the rest is nobody's to lay. */
const laidPlaces = (g: Game): readonly Place[] =>
  writtenPlaces(g).filter((place) => place.text.follows === undefined && !isTurn(place));

export const positionFields = (g: Game): readonly PositionField[] =>
  laidPlaces(g).map((place) => fieldOf(g, place));

export class PositionDraft {
  readonly fields: readonly PositionField[];
  /** Whose turn it is and its phase; or the open questions of any other moment. */
  stack: StackJson;
  private readonly g: Game;
  private readonly state: State;
  private readonly places: readonly Place[];

  constructor(g: Game, state: State) {
    this.g = g;
    this.state = makeState(g);
    this.state.copyFrom(state);
    this.places = laidPlaces(g);
    this.fields = this.places.map((place) => fieldOf(g, place));
    this.stack = makeStack(g, state, makeState(g));
  }

  /** What was laid before, right or wrong; what can stand nowhere is reported. */
  static from(g: Game, json: Readonly<Record<string, unknown>>, report: Report): PositionDraft {
    const state = makeState(g);
    readParts(g, state, json, { viewer: WHOLE, dealt: false }, report);
    return new PositionDraft(g, state);
  }

  private placeOf({ group, name }: Pick<PositionField, 'group' | 'name'>): Place | undefined {
    return this.places.find((place) => place.group === group && place.name === name);
  }

  word(field: Pick<PositionField, 'group' | 'name'>, row: number, column = 0): Word {
    const place = this.placeOf(field);
    if (place === undefined) return NOTHING;
    const at = place.start + row * place.width + column;
    const { bytes } = this.state;
    return isWide(place) ? bytes[at] * 256 + bytes[at + 1] : makeWord(this.g, place.text, bytes[at]);
  }

  /** Says why it cannot stand there; nothing has changed then. */
  lay(
    field: Pick<PositionField, 'group' | 'name'>,
    row: number,
    column: number,
    word: unknown,
  ): string | null {
    const place = this.placeOf(field);
    const isInside = (value: number, count: number): boolean =>
      Number.isInteger(value) && value >= 0 && value < count;
    if (place === undefined || !isInside(row, place.rows) || !isInside(column, place.width))
      return 'there is no such place';
    if (isWide(place)) return this.layWide(place, word);
    const byte = readWord(this.g, place.text, word);
    if (!byte.ok) return byte.error;
    this.state.bytes[place.start + row * place.width + column] = byte.value;
    return null;
  }

  private layWide({ start }: Place, word: unknown): string | null {
    const isNumber = typeof word === 'number' && Number.isInteger(word) && word >= 0 && word <= TWO_BYTES;
    if (!isNumber) return `a whole number from 0 to ${TWO_BYTES} is needed`;
    this.state.bytes.set([word >> 8, word & BYTE], start);
    return null;
  }

  /** With the frames of another moment who is active must be said; a turn says it by itself. */
  body(): PositionBody {
    const groups: Record<string, Record<string, unknown>> = {};
    const told = this.stack.turn === undefined ? [...this.places, ...this.activePlace()] : this.places;
    for (const place of told) {
      const json = makeField(this.g, { bytes: this.state.bytes, place }, () => false);
      if (json !== undefined) (groups[place.group] ??= {})[place.name] = json;
    }
    return { ...this.stack, ...groups };
  }

  private activePlace(): readonly Place[] {
    return writtenPlaces(this.g).filter(isTurn);
  }

  /** The position as it would open, and all that is wrong with it; it can be drawn either way. */
  read(): { readonly state: State; readonly faults: readonly LayingFault[] } {
    const state = makeState(this.g);
    const faults: LayingFault[] = [];
    const report: Report = (where, what, why) =>
      void faults.push({ where, what, ...(why && { code: why.code, data: why.data }) });
    readPositionBody(this.g, state, this.body(), { viewer: WHOLE, dealt: false }, report);
    return { state, faults };
  }
}
