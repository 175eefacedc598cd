import type { SeatIndex } from '../ids.js';
import type { EdgeTable, HexTable, RowTable, SeatTable, VertexTable } from './tables.js';

/** Named byte views over one buffer: copying, hashing, sending and saving a state is copying bytes. */
export interface FieldSpec {
  readonly per: 'game' | 'seat' | 'hex' | 'vertex' | 'edge';
  /** What its bytes mean when a position is written down; plain numbers by default. */
  readonly text?: FieldText;
  readonly width?: number;
  /** The catalogue whose entries have one byte each in a row, in order: a game with more entries than bytes is refused. */
  readonly kinds?: string;
  readonly fill?: number;
  /** `ownerAndTotal`: the owner's row, and sums of the others'. `total`: only the sum. There is no default. */
  readonly seen: 'all' | 'ownerAndTotal' | 'total';
  /** Cards that are conserved together. */
  readonly pool?: string;
  /** Follows from the other fields: stored for speed, and not part of the hash. */
  readonly derived?: true;
}

/** How a field is written down. */
export interface FieldText {
  /**
   * What a byte names: `seat`, `hex`, `vertex`, `edge`, a catalogue, or one of a list of words by its index.
   * `seats` is a bit set; `wide` is a single number, high byte first.
   */
  readonly of?: string | readonly string[];
  /** The columns of a row are numbers from 0, not kinds. */
  readonly numbered?: true;
  /** Additional names for single values. */
  readonly also?: Readonly<Record<string, number>>;
  /** Nothing in it is left out. */
  readonly whole?: true;
  /**
   * Need not be written, since some module's `derive` finds it: `always`, or `atRest`, when no piece is just taking effect.
   * `rest` is the remainder of its pool.
   */
  readonly follows?: 'always' | 'atRest' | 'rest';
}
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

interface TableOf {
  readonly game: RowTable;
  readonly seat: SeatTable;
  readonly hex: HexTable;
  readonly vertex: VertexTable;
  readonly edge: EdgeTable;
}
type ViewOf<F extends FieldSpec> = F extends { readonly width: number } ? RowTable : TableOf[F['per']];

/** Each field, and for those not visible to all its public companion `handTotal`, one byte per row. */
export type Views<F extends FieldSpecs> = { readonly [K in keyof F]: ViewOf<F[K]> } & {
  readonly [K in keyof F as F[K]['seen'] extends 'all' ? never : `${K & string}Total`]: TableOf[F[K]['per']];
};

/** Two-dimensional fields have rows of this many kinds; `at` is the only way to index them. */
export const KINDS = 8;
export const at = (seat: SeatIndex, kind: number): number => seat * KINDS + kind;

export interface Sizes {
  readonly seat: number;
  readonly hex: number;
  readonly vertex: number;
  readonly edge: number;
}

/** One field as it is stored in the buffer. */
export interface Place {
  readonly group: string;
  readonly name: string;
  readonly per: FieldSpec['per'];
  readonly text: FieldText;
  /** The catalogue of its columns; empty if they have no names. */
  readonly kinds: string;
  readonly start: number;
  readonly rows: number;
  readonly width: number;
  readonly fill: number;
  readonly seen: FieldSpec['seen'];
  readonly pool: string;
  /** Where the row sums are; -1 for what everyone sees. */
  readonly totals: number;
  readonly derived: boolean;
}
export interface Layout {
  readonly places: readonly Place[];
  /** By seat, and last for a spectator: the bytes of rows that are hidden, as ranges. */
  readonly hidden: readonly Int32Array[];
  readonly bytes: number;
  /** Derived fields come after these bytes. */
  readonly hashed: number;
}

const rowsOf = (spec: FieldSpec, sizes: Sizes): number => (spec.per === 'game' ? 1 : sizes[spec.per]);

const placeOf = (group: string, name: string, spec: FieldSpec, sizes: Sizes, start: number): Place => {
  const rows = rowsOf(spec, sizes);
  const width = spec.width ?? 1;
  return {
    group,
    name,
    per: spec.per,
    text: spec.text ?? {},
    kinds: spec.kinds ?? '',
    start,
    rows,
    width,
    fill: spec.fill ?? 0,
    seen: spec.seen,
    pool: spec.pool ?? '',
    totals: spec.seen === 'all' ? -1 : start + rows * width,
    derived: spec.derived ?? false,
  };
};

export const rowIsHidden = (place: Place, row: number, seat: number): boolean =>
  place.seen === 'total' || (place.seen === 'ownerAndTotal' && row !== seat);

/** Ranges of bytes; those that touch are one. */
const hiddenFrom = (places: readonly Place[], seat: number): Int32Array => {
  const ranges: number[] = [];
  for (const place of places)
    for (let row = 0; row < place.rows; row++) {
      if (!rowIsHidden(place, row, seat)) continue;
      const start = place.start + row * place.width;
      if (ranges.at(-1) === start) ranges.pop();
      else ranges.push(start);
      ranges.push(start + place.width);
    }
  return Int32Array.from(ranges);
};

const endOf = (place: Place): number =>
  place.start + place.rows * place.width + (place.totals < 0 ? 0 : place.rows);

export const layoutOf = (groups: readonly (readonly [string, FieldSpecs])[], sizes: Sizes): Layout => {
  const named = groups.flatMap(([group, specs]) =>
    Object.entries(specs).map(([name, spec]) => ({ group, name, spec })),
  );
  const [plain, derived] = [
    named.filter(({ spec }) => !spec.derived),
    named.filter(({ spec }) => spec.derived),
  ];
  const places: Place[] = [];
  let bytes = 0;
  for (const { group, name, spec } of [...plain, ...derived]) {
    const place = placeOf(group, name, spec, sizes, bytes);
    places.push(place);
    bytes = endOf(place);
  }
  const hidden = Array.from({ length: sizes.seat + 1 }, (_, seat) => hiddenFrom(places, seat));
  return { places, hidden, bytes, hashed: places[plain.length]?.start ?? bytes };
};

/** Where a field called `group.name` is, including sums (`hand` + `Total`), and how wide its rows are. */
export const fieldNamed = (
  { places }: Layout,
  path: string,
): { place: Place; start: number; width: number } => {
  for (const place of places) {
    const { group, name, start, width, totals } = place;
    if (path === `${group}.${name}`) return { place, start, width };
    if (totals >= 0 && path === `${group}.${name}Total`) return { place, start: totals, width: 1 };
  }
  throw new Error(`no field is called ${path}`);
};

type Group = Readonly<Record<string, Uint8Array>>;

const viewsOf = (place: Place, bytes: Uint8Array): (readonly [string, Uint8Array])[] => {
  const rows = bytes.subarray(place.start, place.start + place.rows * place.width);
  if (place.totals < 0) return [[place.name, rows]];
  return [
    [place.name, rows],
    [`${place.name}Total`, bytes.subarray(place.totals, place.totals + place.rows)],
  ];
};

/** `fromEntries`, not a loop of `group[name] = …`: beyond twelve names V8 would turn it into a slow dictionary. */
const nameViews = (layout: Layout, bytes: Uint8Array): Record<string, Group> => {
  const groups = [...new Set(layout.places.map(({ group }) => group))];
  return Object.fromEntries(
    groups.map((group) => [
      group,
      Object.fromEntries(
        layout.places.filter((place) => place.group === group).flatMap((place) => viewsOf(place, bytes)),
      ),
    ]),
  );
};

export interface Bytes {
  readonly bytes: Uint8Array;
  /** The bytes that make a position what it is. */
  readonly hashed: Uint8Array;
  copyFrom(other: Bytes): void;
}

/** Slow by design (dozens of views): create states once and reuse them with `copyFrom`. */
export const makeViews = <G>(layout: Layout): G & Bytes => {
  const bytes = new Uint8Array(layout.bytes);
  for (const place of layout.places)
    if (place.fill !== 0) bytes.fill(place.fill, place.start, place.start + place.rows * place.width);
  const copyFrom = (other: Bytes): void => bytes.set(other.bytes);
  // built like the groups, so that all states of a game share one hidden class
  return Object.fromEntries([
    ...Object.entries(nameViews(layout, bytes)),
    ['bytes', bytes],
    ['hashed', bytes.subarray(0, layout.hashed)],
    ['copyFrom', copyFrom],
  ]) as G & Bytes;
};
