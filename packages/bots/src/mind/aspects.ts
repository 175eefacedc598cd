/** Parts of a position that change independently: what was computed from one holds until it changes. */
import { type Game, KINDS, type Layout, type Place, type State } from '@landnam/engine';
import type { Fields } from './insight.js';

export const HAND = 1;
export const ROUTES = 2;
export const BUILDINGS = 4;
export const FIGURES = 8;
export const CARDS = 16;
export const LAND = 32;
export const STOCK = 64;
/** What a game adds of its own, and whose turn it is. */
export const REST = 128;
/** What a module keeps apart from that (`OfModule.parts`). */
export const APART = 256;
export const EVERYTHING = 511;
/** Not bytes: how near a player is to winning (`Scene.late`), which cached values may depend on. */
export const LATE = 512;
/** Parts with versions: those before and this one. */
const COUNT = 10;
/** For features only: how far turn and game are, the supply, and who may use what a game lends. */
export const PROGRESS = 1024;
export const SUPPLY = 2048;
export const ACCESS = 4096;
/** What no feature reads. */
export const NOTHING = 0;
const WORD = 4;

/** Of every game; modules add theirs. */
const PARTS: Fields = {
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
  'base.first': REST,
};
const GROUPS: Fields = { core: NOTHING, base: NOTHING };

/** The part a field belongs to, as its module says; the rest by default. */
export const partOf = ({ group, name }: Place, brought: Fields): number => {
  const field = `${group}.${name}`;
  return PARTS[field] ?? brought[field] ?? GROUPS[group] ?? REST;
};

type Span = readonly [from: number, end: number];

/** Bytes of what the seat can see of a field. */
const spansOf = (place: Place, seat: number): readonly Span[] => {
  const span = (from: number, bytes: number): Span => [from, from + bytes];
  if (place.seen === 'all') return [span(place.start, place.rows * place.width)];
  const totals = span(place.totals, place.rows);
  return place.rows === 1 ? [totals] : [span(place.start + seat * KINDS, KINDS), totals];
};

/** By byte: the part it belongs to; none if the seat cannot see it or it is derived. */
const partsSeenBy = ({ places, bytes }: Layout, seat: number, brought: Fields): Uint16Array => {
  const parts = new Uint16Array(bytes + WORD);
  for (const place of places)
    if (!place.derived)
      for (const [from, end] of spansOf(place, seat)) parts.fill(partOf(place, brought), from, end);
  return parts;
};

/** Words that hold any part, as ranges: the rest need not be compared. */
const runsOf = (parts: Uint16Array, words: number): Int32Array => {
  const isRead = (word: number): boolean =>
    word < words && parts.subarray(word * WORD, (word + 1) * WORD).some((part) => part !== NOTHING);
  const runs: number[] = [];
  for (let word = 0; word <= words; word++)
    if (isRead(word) !== (word > 0 && isRead(word - 1))) runs.push(word);
  return Int32Array.from(runs);
};

/** Compares states word by word. */
export class Aspects {
  private readonly parts: Uint16Array;
  private readonly runs: Int32Array;

  constructor(g: Game, seat: number, brought: Fields) {
    this.parts = partsSeenBy(g.layout, seat, brought);
    this.runs = runsOf(this.parts, g.layout.bytes >> 2);
  }

  /** Bit set of what differs; the bytes themselves are reported. */
  changed(one: Uint32Array, other: Uint32Array, told: Versions): number {
    const { runs } = this;
    let mask = 0;
    told.count = 0;
    for (let run = 0; run < runs.length; run += 2) {
      let word = runs[run];
      const end = runs[run + 1];
      // four at once: nearly all are the same
      for (; word + 3 < end; word += 4)
        if (
          ((one[word] ^ other[word]) |
            (one[word + 1] ^ other[word + 1]) |
            (one[word + 2] ^ other[word + 2]) |
            (one[word + 3] ^ other[word + 3])) !==
          0
        )
          mask |= this.tellWords(one, other, word, word + 4, told);
      mask |= this.tellWords(one, other, word, end, told);
    }
    return mask;
  }

  private tellWords(one: Uint32Array, other: Uint32Array, from: number, end: number, told: Versions): number {
    let mask = 0;
    for (let word = from; word < end; word++) {
      const differing = one[word] ^ other[word];
      if (differing !== 0) mask |= this.tell(word * WORD, differing, told);
    }
    return mask;
  }

  /** Little-endian on every machine that runs this. */
  private tell(from: number, differing: number, told: Versions): number {
    let mask = 0;
    for (let byte = from, left = differing; left !== 0; byte++, left >>>= 8) {
      if ((left & 255) === 0 || this.parts[byte] === NOTHING) continue;
      mask |= this.parts[byte];
      told.bytes[told.count++] = byte;
    }
    return mask;
  }
}

/** The state's bytes in words of four. The last few bytes belong to derived fields, which follow from the others. */
export const wordsOfState = (s: State): Uint32Array =>
  new Uint32Array(s.bytes.buffer, 0, s.bytes.length >> 2);

const NOT_TOLD = -1;

/** Which version of each part a position has, and how it differs from the one it was compared with. */
export class Versions {
  readonly of = new Int32Array(COUNT);
  readonly before = new Int32Array(COUNT).fill(NOT_TOLD);
  /** Bytes that differ, `count` of them. */
  readonly bytes: Int32Array;
  count = NOT_TOLD;

  constructor(bytes = 0) {
    this.bytes = new Int32Array(bytes);
  }

  /** Like the other one, except for what has changed. */
  follow(other: Versions, mask: number, version: number): void {
    for (let aspect = 0; aspect < COUNT; aspect++) {
      const before = other.of[aspect];
      this.before[aspect] = before;
      this.of[aspect] = mask & (1 << aspect) ? version : before;
    }
  }

  /** Not compared with anything. */
  keepSilent(): void {
    this.count = NOT_TOLD;
  }
}

/** Remembers the versions of some parts that something was computed from. */
export class KnownVersions {
  private readonly parts: Int32Array;
  private readonly seen: Int32Array;

  constructor(reads: number) {
    this.parts = Int32Array.from(
      Array.from({ length: COUNT }, (_, aspect) => aspect).filter((aspect) => reads & (1 << aspect)),
    );
    this.seen = new Int32Array(this.parts.length).fill(NOT_TOLD);
  }

  /** True if nothing has changed since the last call. */
  holds({ of }: Versions): boolean {
    const { parts, seen } = this;
    let same = true;
    for (let i = 0; i < parts.length; i++) {
      const version = of[parts[i]];
      if (seen[i] === version) continue;
      seen[i] = version;
      same = false;
    }
    return same;
  }

  note(versions: Int32Array): void {
    const { parts, seen } = this;
    for (let i = 0; i < parts.length; i++) seen[i] = versions[parts[i]];
  }

  /** The same question, and nothing is remembered. */
  is({ of }: Versions): boolean {
    return this.areSeen(of);
  }

  /** It was computed from the position that this one is compared with. */
  precedes({ before, count }: Versions): boolean {
    return count !== NOT_TOLD && this.areSeen(before);
  }

  private areSeen(versions: Int32Array): boolean {
    const { parts, seen } = this;
    for (let i = 0; i < parts.length; i++) if (seen[i] !== versions[parts[i]]) return false;
    return true;
  }
}
