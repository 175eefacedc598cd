/** What a tap lays: pieces of a seat, in turn, or the words of one field. */
import type { GameInfo } from '../../../session/types.js';
import {
  type DraftEdit,
  nameOfField,
  type PositionField,
  type ToldDraft,
  type Word,
} from '../../../session/analysis/draftTypes.js';
import type { BoardPlace, PlaceKind } from '../../../moves/places.js';

export type Brush =
  | { readonly kind: 'pieces'; readonly seat: number }
  /** Without a word the next one is laid. */
  | {
      readonly kind: 'field';
      readonly field: PositionField;
      readonly column: number;
      readonly word: Word | null;
    };

export interface LaidDraft {
  readonly info: GameInfo;
  readonly fields: readonly PositionField[];
  readonly told: ToldDraft;
}

const NOBODY = '-';
const MOST_COUNTED = 12;
const KINDS: readonly PlaceKind[] = ['hex', 'vertex', 'edge'];

const isPlaceKind = (per: string): per is PlaceKind => KINDS.some((kind) => kind === per);

/** Fields that lie on the board, or name a place of it. */
export const boardFields = (fields: readonly PositionField[]): readonly PositionField[] =>
  fields.filter(
    ({ per, kind, of }) => isPlaceKind(per) || (per === 'game' && kind === 'place' && isPlaceKind(of)),
  );

/** Where a brush can be used. */
export const kindsOf = (brush: Brush): readonly PlaceKind[] => {
  if (brush.kind === 'pieces') return ['vertex', 'edge'];
  const { per, of } = brush.field;
  return isPlaceKind(per) ? [per] : KINDS.filter((kind) => kind === of);
};

const fieldNamed = ({ fields }: LaidDraft, name: string, per: string): PositionField | undefined =>
  fields.find((field) => field.name === name && field.per === per);

export const wordIn = ({ told }: LaidDraft, field: PositionField, row: number, column = 0): Word =>
  told.words[nameOfField(field)]?.[row * Math.max(1, field.columns.length) + column] ?? NOBODY;

const editOf = ({ group, name }: PositionField, row: number, word: Word, column = 0): DraftEdit => ({
  group,
  name,
  row,
  column,
  word,
});

/** A step further, and from the last one back to the first. */
const after = <T>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length]!;

/** An edge belongs to the kind of route whose field has its name; one that stands there gives way to the next. */
const routeEdits = (laid: LaidDraft, seat: number, edge: number): readonly DraftEdit[] => {
  const routes = laid.info.scenario.pieces.flatMap(({ name, on }) => {
    const field = on === 'edge' ? fieldNamed(laid, name, 'edge') : undefined;
    return field === undefined ? [] : [field];
  });
  const own = routes.find((field) => wordIn(laid, field, edge) === `p${seat}`);
  const next = after([undefined, ...routes], own);
  return routes.map((field) => editOf(field, edge, field === next ? `p${seat}` : NOBODY));
};

const buildingEdits = (laid: LaidDraft, seat: number, vertex: number): readonly DraftEdit[] => {
  const [owner, piece] = [fieldNamed(laid, 'owner', 'vertex'), fieldNamed(laid, 'piece', 'vertex')];
  if (owner === undefined || piece === undefined) return [];
  const names = laid.info.scenario.pieces.filter(({ on }) => on === 'vertex').map(({ name }) => name);
  const isOwn = wordIn(laid, owner, vertex) === `p${seat}`;
  const next = after([NOBODY, ...names], isOwn ? String(wordIn(laid, piece, vertex)) : NOBODY);
  return [editOf(owner, vertex, next === NOBODY ? NOBODY : `p${seat}`), editOf(piece, vertex, next)];
};

/** Numbers are counted up to twelve. */
const nextWord = ({ kind, words }: PositionField, now: Word): Word =>
  kind === 'number' ? (Number(now) + 1) % (MOST_COUNTED + 1) || 0 : after(words, String(now));

const fieldEdits = (
  laid: LaidDraft,
  brush: Brush & { readonly kind: 'field' },
  place: BoardPlace,
): readonly DraftEdit[] => {
  const { field, column, word } = brush;
  if (field.per === 'game') return [editOf(field, 0, `${place.kind[0]}${place.at}`)];
  return [editOf(field, place.at, word ?? nextWord(field, wordIn(laid, field, place.at, column)), column)];
};

export const editsAt = (laid: LaidDraft, brush: Brush, place: BoardPlace): readonly DraftEdit[] => {
  if (brush.kind === 'field') return fieldEdits(laid, brush, place);
  return place.kind === 'edge'
    ? routeEdits(laid, brush.seat, place.at)
    : buildingEdits(laid, brush.seat, place.at);
};

export const placesIn = ({ board }: GameInfo, kind: PlaceKind): readonly BoardPlace[] => {
  const count = { hex: board.hexes, vertex: board.vertices, edge: board.edges }[kind];
  return Array.from({ length: count }, (_, at) => ({ kind, at }));
};

const LETTERS: Readonly<Record<string, PlaceKind>> = { h: 'hex', v: 'vertex', e: 'edge' };

/** `v12` is a place of the board. */
export const placeNamed = (where: string): BoardPlace | undefined => {
  const [, letter = '', digits] = /^([hve])(\d{1,3})$/.exec(where) ?? [];
  const kind = LETTERS[letter];
  return kind === undefined ? undefined : { kind, at: Number(digits) };
};
