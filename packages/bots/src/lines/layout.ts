/** What an external bot must know to read a view: how places connect, what names there are, what each field holds. */
import { type Game, NONE, type Place } from '@landnam/engine';

interface HexLayout {
  /** Clockwise from the north. */
  readonly vertices: readonly number[];
}
interface VertexLayout {
  readonly hexes: readonly number[];
  readonly edges: readonly number[];
  /** Across each of these edges, in the same order. */
  readonly vertices: readonly number[];
}
interface EdgeLayout {
  readonly vertices: readonly number[];
  readonly hexes: readonly number[];
}

export interface FieldLayout {
  /** A value for the table, or for each seat, hex, vertex or edge. */
  readonly per: Place['per'];
  /** What a value names: a seat, a place, an entry of `names`; a plain number if missing. */
  readonly of?: string | readonly string[];
  /** The entries of `names` that a row counts. */
  readonly counts?: string;
  /** Of others' rows a seat sees at most the sum, unless it is `all`. */
  readonly seen: Place['seen'];
}

export interface HandLayout {
  readonly hexes: readonly HexLayout[];
  readonly vertices: readonly VertexLayout[];
  readonly edges: readonly EdgeLayout[];
  /** Catalogue → its entries. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Group → field → its content. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, FieldLayout>>>>;
  /** Action → operand → what it is; `bundle of goods` is an object of counts. */
  readonly actions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Ids = Readonly<Record<number, number>>;

const row = (ids: Ids, index: number, width: number): number[] =>
  Array.from({ length: width }, (_, i) => ids[index * width + i] ?? NONE).filter((id) => id !== NONE);

const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const boardOf = ({ board }: Game) => ({
  hexes: each(board.hexes, (hex) => ({ vertices: row(board.hexVertices as Ids, hex, 6) })),
  vertices: each(board.vertices, (vertex) => ({
    hexes: row(board.vertexHexes as Ids, vertex, 3),
    edges: row(board.vertexEdges as Ids, vertex, 3),
    vertices: row(board.vertexVertices as Ids, vertex, 3),
  })),
  edges: each(board.edges, (edge) => ({
    vertices: row(board.edgeVertices as Ids, edge, 2),
    hexes: row(board.edgeHexes as Ids, edge, 2),
  })),
});

const fieldOf = ({ per, text, kinds, seen }: Place): FieldLayout => ({
  per,
  ...(text.of === undefined ? {} : { of: text.of }),
  ...(kinds === '' ? {} : { counts: kinds }),
  seen,
});

const fieldsOf = ({ layout }: Game): HandLayout['fields'] => {
  const groups = [...new Set(layout.places.map(({ group }) => group))];
  return Object.fromEntries(
    groups.map((group) => [
      group,
      Object.fromEntries(
        layout.places.filter((place) => place.group === group).map((place) => [place.name, fieldOf(place)]),
      ),
    ]),
  );
};

const actionsOf = ({ rules }: Game): HandLayout['actions'] =>
  Object.fromEntries(
    rules.map(({ type, operands, wide = {} }) => [
      type,
      {
        ...operands,
        ...Object.fromEntries(Object.entries(wide).map(([name, of]) => [name, `bundle of ${of}`])),
      },
    ]),
  );

export const layoutFor = (game: Game): HandLayout => ({
  ...boardOf(game),
  names: game.catalogues,
  fields: fieldsOf(game),
  actions: actionsOf(game),
});
