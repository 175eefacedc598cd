/** Parts of a position that change apart from each other: what was worked out from one holds until it changes. */
import { type Game, KINDS, type Layout, type Place, type State } from '@landnam/engine';

export const HAND = 1;
export const ROUTES = 2;
export const BUILDINGS = 4;
export const FIGURES = 8;
export const CARDS = 16;
export const LAND = 32;
export const STOCK = 64;
/** What a game adds of its own, and whose turn it is. */
export const REST = 128;
export const EVERYTHING = 255;
const COUNT = 8;
const NOTHING = 0;

const PARTS: Readonly<Record<string, number>> = {
  'base.hand': HAND,
  'base.open': HAND,
  'base.road': ROUTES,
  'base.routeLength': ROUTES,
  'base.routeHolder': ROUTES,
  'base.owner': BUILDINGS,
  'base.piece': BUILDINGS,
  'base.rate': BUILDINGS,
  'base.robber': FIGURES,
  'base.held': CARDS,
  'base.fresh': CARDS,
  'base.played': CARDS,
  'base.deck': CARDS,
  'base.armyHolder': CARDS,
  'base.terrain': LAND,
  'base.number': LAND,
  'base.harbour': LAND,
  'base.stock': STOCK,
  'base.onBoard': STOCK,
  'core.active': REST,
};
const GROUPS: Readonly<Record<string, number>> = {
  core: NOTHING,
  base: NOTHING,
  ships: ROUTES,
  pirate: FIGURES,
  infiltrator: FIGURES,
};

const partOf = ({ group, name }: Place): number => PARTS[`${group}.${name}`] ?? GROUPS[group] ?? REST;

/** First and last word of what the seat can see of a field. */
const wordsOf = (place: Place, seat: number): readonly (readonly [number, number])[] => {
  const words = (from: number, bytes: number): readonly [number, number] => [
    from >> 2,
    (from + bytes - 1) >> 2,
  ];
  if (place.seen === 'all') return [words(place.start, place.rows * place.width)];
  const totals = words(place.totals, place.rows);
  return place.rows === 1 ? [totals] : [words(place.start + seat * KINDS, KINDS), totals];
};

const rowsOf = ({ places, bytes }: Layout, seat: number, aspect: number): Int32Array => {
  const last = (bytes >> 2) - 1;
  const found = places.filter((place) => partOf(place) === 1 << aspect);
  const pairs = found.flatMap((place) => wordsOf(place, seat));
  return Int32Array.from(pairs.flatMap(([from, to]) => [from, Math.min(to, last)]));
};

/** Compares states word by word; a word that two parts share counts for both. */
export class Aspects {
  private readonly rows: readonly Int32Array[];

  constructor(g: Game, seat: number) {
    this.rows = Array.from({ length: COUNT }, (_, aspect) => rowsOf(g.layout, seat, aspect));
  }

  /** Bit set of what differs. */
  changed(one: Uint32Array, other: Uint32Array): number {
    let mask = 0;
    for (let aspect = 0; aspect < COUNT; aspect++)
      if (differ(this.rows[aspect], one, other)) mask |= 1 << aspect;
    return mask;
  }
}

const differ = (rows: Int32Array, one: Uint32Array, other: Uint32Array): boolean => {
  for (let row = 0; row < rows.length; row += 2)
    for (let i = rows[row], end = rows[row + 1]; i <= end; i++) if (one[i] !== other[i]) return true;
  return false;
};

/** The state's bytes in words of four. The last few bytes are of derived fields, which follow from the others. */
export const wordsOfState = (s: State): Uint32Array =>
  new Uint32Array(s.bytes.buffer, 0, s.bytes.length >> 2);

/** Which version of each part a position has. */
export class Versions {
  readonly of = new Int32Array(COUNT);

  /** As the other one, but for what has changed. */
  follow(other: Versions, mask: number, version: number): void {
    for (let aspect = 0; aspect < COUNT; aspect++)
      this.of[aspect] = mask & (1 << aspect) ? version : other.of[aspect];
  }
}

/** Remembers from which versions of some parts something was worked out. */
export class Known {
  private readonly parts: readonly number[];
  private readonly seen: Int32Array;

  constructor(reads: number) {
    this.parts = Array.from({ length: COUNT }, (_, aspect) => aspect).filter(
      (aspect) => reads & (1 << aspect),
    );
    this.seen = new Int32Array(this.parts.length).fill(-1);
  }

  /** True if nothing has changed since the last call. */
  holds({ of }: Versions): boolean {
    let same = true;
    for (let i = 0; i < this.parts.length; i++) {
      const version = of[this.parts[i]];
      if (this.seen[i] === version) continue;
      this.seen[i] = version;
      same = false;
    }
    return same;
  }
}
