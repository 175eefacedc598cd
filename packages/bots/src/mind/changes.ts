/** What differs between two positions read one after another, part by part and seat by seat. */
import { type Game, makeState, type Place, type State } from '@landnam/engine';
import { NOTHING, PROGRESS, partOf, SUPPLY, wordsOfState } from './aspects.js';
import type { Fields } from './insight.js';

/** Of every game: modules add more. */
const MORE: Fields = {
  'base.cardPlayed': PROGRESS,
  'base.round': PROGRESS,
  'core.frames': PROGRESS,
  'core.depth': PROGRESS,
  'base.bank': SUPPLY,
};

/** What modules say of their fields: the parts they belong to, and those that only features read. */
export interface Belonging {
  readonly parts: Fields;
  readonly more: Fields;
}

/** A byte that belongs to no seat. */
const COMMON = 255;

/** By byte: the part it belongs to, and whose row it is in. */
class Ownership {
  readonly parts: Uint16Array;
  readonly seats: Uint8Array;
  private readonly brought: Fields;
  private readonly more: Fields;

  constructor({ layout }: Game, { parts, more }: Belonging) {
    this.brought = parts;
    this.more = { ...MORE, ...more };
    this.parts = new Uint16Array(layout.bytes);
    this.seats = new Uint8Array(layout.bytes).fill(COMMON);
    for (const place of layout.places) if (!place.derived) this.lay(place);
  }

  private lay(place: Place): void {
    const bySeat = place.per === 'seat';
    for (let row = 0; row < place.rows; row++) {
      const start = place.start + row * place.width;
      this.mark(place, start, start + place.width, bySeat ? row : COMMON);
      if (place.totals >= 0)
        this.mark(place, place.totals + row, place.totals + row + 1, bySeat ? row : COMMON);
    }
  }

  private mark(place: Place, from: number, end: number, seat: number): void {
    const more = this.more[`${place.group}.${place.name}`] ?? NOTHING;
    this.parts.fill(partOf(place, this.brought) | more, from, end);
    this.seats.fill(seat, from, end);
  }
}

export class Changes {
  /** Bit sets of parts: what differs anywhere, outside seats' rows, and in each seat's. */
  all = 0;
  common = 0;
  readonly own: Int32Array;
  private readonly map: Ownership;
  private now: State;
  private before: State;
  private nowWords: Uint32Array;
  private beforeWords: Uint32Array;
  private readonly words: number;

  constructor(g: Game, belonging: Belonging) {
    this.map = new Ownership(g, belonging);
    this.own = new Int32Array(g.seats);
    [this.now, this.before] = [makeState(g), makeState(g)];
    [this.nowWords, this.beforeWords] = [wordsOfState(this.now), wordsOfState(this.before)];
    this.words = Math.min((g.layout.hashed + 3) >> 2, this.nowWords.length);
  }

  /** Compares with the position of the last call. */
  read(s: State): void {
    [this.now, this.before] = [this.before, this.now];
    [this.nowWords, this.beforeWords] = [this.beforeWords, this.nowWords];
    this.now.copyFrom(s);
    this.all = this.common = 0;
    this.own.fill(0);
    this.compare(this.nowWords, this.beforeWords);
    for (let seat = 0; seat < this.own.length; seat++) this.all |= this.own[seat];
    this.all |= this.common;
  }

  private compare(now: Uint32Array, before: Uint32Array): void {
    for (let word = 0; word < this.words; word++) {
      const differing = now[word] ^ before[word];
      if (differing !== 0) this.note(word * 4, differing);
    }
  }

  /** Little-endian on every machine that runs this. */
  private note(from: number, differing: number): void {
    const { parts, seats } = this.map;
    for (let byte = from, left = differing; left !== 0; byte++, left >>>= 8) {
      if ((left & 255) === 0) continue;
      if (seats[byte] === COMMON) this.common |= parts[byte];
      else this.own[seats[byte]] |= parts[byte];
    }
  }
}
