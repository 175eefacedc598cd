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
export const SHIPS = 256;
export const EVERYTHING = 511;
/** For columns alone: how far turn and game are, the supply, and who may use what a game lends. */
export const PROGRESS = 512;
export const SUPPLY = 1024;
export const ACCESS = 2048;
const COUNT = 9;
/** No bytes: how near somebody is to winning (`Scene.late`), which what is remembered may depend on. */
export const LATE = 512;
const VERSIONS = COUNT + 1;
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
  'powerPlants.plant': STOCK,
  'core.active': REST,
  'base.first': REST,
};
const GROUPS: Readonly<Record<string, number>> = {
  core: NOTHING,
  base: NOTHING,
  ships: SHIPS,
  pirate: FIGURES,
};

export const partOf = ({ group, name }: Place): number => PARTS[`${group}.${name}`] ?? GROUPS[group] ?? REST;

type Span = readonly [from: number, end: number];

/** Bytes of what the seat can see of a field. */
const spansOf = (place: Place, seat: number): readonly Span[] => {
  const span = (from: number, bytes: number): Span => [from, from + bytes];
  if (place.seen === 'all') return [span(place.start, place.rows * place.width)];
  const totals = span(place.totals, place.rows);
  return place.rows === 1 ? [totals] : [span(place.start + seat * KINDS, KINDS), totals];
};

/** Which bytes of the word count, as a mask; the lowest byte comes first on every machine that runs this. */
const maskOf = (word: number, [from, end]: Span): number => {
  let mask = 0;
  for (let byte = 0; byte < 4; byte++)
    if (word * 4 + byte >= from && word * 4 + byte < end) mask |= 255 << (byte * 8);
  return mask;
};

const rowsOf = ({ places, bytes }: Layout, seat: number, aspect: number): Int32Array => {
  const found = places.filter((place) => partOf(place) === 1 << aspect);
  const masks = new Map<number, number>();
  for (const span of found.flatMap((place) => spansOf(place, seat)))
    for (let word = span[0] >> 2; word < Math.min((span[1] + 3) >> 2, bytes >> 2); word++)
      masks.set(word, (masks.get(word) ?? 0) | maskOf(word, span));
  return Int32Array.from([...masks].sort(([one], [other]) => one - other).flat());
};

/** Compares states word by word. */
export class Aspects {
  /** By part: words and masks in turn. */
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
  for (let i = 0; i < rows.length; i += 2)
    if (((one[rows[i]] ^ other[rows[i]]) & rows[i + 1]) !== 0) return true;
  return false;
};

/** The state's bytes in words of four. The last few bytes are of derived fields, which follow from the others. */
export const wordsOfState = (s: State): Uint32Array =>
  new Uint32Array(s.bytes.buffer, 0, s.bytes.length >> 2);

/** Which version of each part a position has. */
export class Versions {
  readonly of = new Int32Array(VERSIONS);

  /** As the other one, but for what has changed. */
  follow(other: Versions, mask: number, version: number): void {
    for (let aspect = 0; aspect < VERSIONS; aspect++)
      this.of[aspect] = mask & (1 << aspect) ? version : other.of[aspect];
  }
}

/** Remembers from which versions of some parts something was worked out. */
export class Known {
  private readonly parts: readonly number[];
  private readonly seen: Int32Array;

  constructor(reads: number) {
    this.parts = Array.from({ length: VERSIONS }, (_, aspect) => aspect).filter(
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
