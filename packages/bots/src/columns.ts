/** One extractor for all games: what its modules count, for each seat and for the table, kept up to date by what changed. */
import { type Game, makeState, publicPoints, type Seat, type State } from '@landnam/engine';
import { columnsOf } from './features/index.js';
import { Aspects, EVERYTHING, Versions, wordsOfState } from './mind/aspects.js';
import type { Columns, Scene } from './mind/insight.js';

interface Part {
  readonly columns: Columns;
  readonly from: number;
}

const widthOf = (columns: readonly Columns[]): number =>
  columns.reduce((sum, { names }) => sum + names.length, 0);

const partsOf = (columns: readonly Columns[], start: number): readonly Part[] => {
  let from = start;
  return columns.map((each) => {
    const part = { columns: each, from };
    from += each.names.length;
    return part;
  });
};

/** A seat that is looked at. */
class Row implements Scene {
  readonly g: Game;
  readonly seat: Seat;
  late = 0;
  readonly points: Float64Array;
  readonly versions = new Versions();
  private readonly parts: readonly Part[];
  private readonly aspects: Aspects;

  constructor(g: Game, seat: Seat, points: Float64Array, parts: readonly Part[]) {
    this.g = g;
    this.seat = seat;
    this.points = points;
    this.parts = parts;
    this.aspects = new Aspects(g, seat);
  }

  read(s: State, now: Uint32Array, before: Uint32Array, into: Float64Array, version: number): void {
    const mask = version === 1 ? EVERYTHING : this.aspects.changed(now, before);
    this.versions.follow(this.versions, mask, version);
    for (let i = 0; i < this.parts.length; i++) {
      const { columns, from } = this.parts[i];
      if (columns.reads === EVERYTHING || (columns.reads & mask) !== 0) columns.fill(this, s, into, from);
    }
  }
}

export class Extractor {
  /** What stands in a seat's row, and in the table's. */
  readonly seatNames: readonly string[];
  readonly tableNames: readonly string[];
  /** Rows of all seats, one after the other. */
  readonly seats: Float64Array;
  readonly table: Float64Array;
  private readonly g: Game;
  private readonly rows: readonly Row[];
  private readonly ofTable: Row;
  private readonly points: Float64Array;
  private readonly now: State;
  private readonly before: State;
  private readonly words: readonly [Uint32Array, Uint32Array];
  private version = 0;

  constructor(g: Game) {
    const all = Array.from({ length: g.seats }, (_, seat) => columnsOf(g, seat as Seat));
    const ofSeats = all.map((columns) => columns.filter(({ ofTable }) => !ofTable));
    const ofTable = all[0].filter((columns) => columns.ofTable);
    const width = widthOf(ofSeats[0]);
    this.g = g;
    this.seatNames = ofSeats[0].flatMap(({ names }) => names);
    this.tableNames = ofTable.flatMap(({ names }) => names);
    this.points = new Float64Array(g.seats);
    this.seats = new Float64Array(g.seats * width);
    this.table = new Float64Array(widthOf(ofTable));
    this.rows = ofSeats.map(
      (columns, seat) => new Row(g, seat as Seat, this.points, partsOf(columns, seat * width)),
    );
    this.ofTable = new Row(g, 0 as Seat, this.points, partsOf(ofTable, 0));
    [this.now, this.before] = [makeState(g), makeState(g)];
    this.words = [wordsOfState(this.now), wordsOfState(this.before)];
  }

  /** Of a state or of a seat's view: what goes into columns is in both. */
  read(s: State): this {
    const { g, points, words, version } = this;
    this.before.copyFrom(this.now);
    this.now.copyFrom(s);
    this.version = version + 1;
    for (let seat = 0; seat < g.seats; seat++) points[seat] = publicPoints(g, s, seat as Seat);
    for (let seat = 0; seat < g.seats; seat++)
      this.rows[seat].read(s, words[0], words[1], this.seats, this.version);
    this.ofTable.read(s, words[0], words[1], this.table, this.version);
    return this;
  }
}
