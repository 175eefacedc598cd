/** One extractor for all games: what its modules count, for each seat and for the table, updated incrementally. */
import { type Game, publicPoints, type Seat, type State } from '@landnam/engine';
import { belongingOf, featuresOf } from './modules/features.js';
import { EVERYTHING, HAND, Versions } from './mind/aspects.js';
import { Changes } from './mind/changes.js';
import type { FeatureGroup, Scene } from './mind/insight.js';

interface Part {
  readonly features: FeatureGroup;
  readonly reads: number;
  readonly own: boolean;
  readonly from: number;
  readonly end: number;
}

const partsOf = (features: readonly FeatureGroup[], start: number): readonly Part[] => {
  let end = start;
  return features.map((each) => {
    const from = end;
    end += each.names.length;
    return { features: each, reads: each.reads, own: each.own === true, from, end };
  });
};

const namesOf = (features: readonly FeatureGroup[]): readonly string[] =>
  features.flatMap(({ names }) => names);

/** Numbers, and which of them differ from the last read. */
class Sheet {
  readonly values: Float64Array;
  readonly changed: Int32Array;
  changes = 0;
  private readonly before: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.before = new Float64Array(size);
    this.changed = new Int32Array(size);
  }

  compare(from: number, end: number): void {
    const { values, before, changed } = this;
    for (let i = from; i < end; i++) {
      if (values[i] === before[i]) continue;
      before[i] = values[i];
      changed[this.changes++] = i;
    }
  }
}

const ALL = -1;

/** A seat that is read, or the table. */
class Row implements Scene {
  readonly g: Game;
  readonly seat: Seat;
  readonly late = 0;
  readonly points: Float64Array;
  readonly versions: Versions;
  private readonly parts: readonly Part[];

  constructor(g: Game, seat: Seat, points: Float64Array, versions: Versions, parts: readonly Part[]) {
    this.g = g;
    this.seat = seat;
    this.points = points;
    this.versions = versions;
    this.parts = parts;
  }

  read(s: State, all: number, own: number, sheet: Sheet): void {
    const { parts } = this;
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i];
      if ((part.reads & (part.own ? own : all)) === 0) continue;
      part.features.fill(this, s, sheet.values, part.from);
      sheet.compare(part.from, part.end);
    }
  }
}

export interface ExtractorOptions {
  /** False leaves out what only the holder of cards sees. */
  readonly hidden?: boolean;
}

export class Extractor {
  /** What is in a seat's row, and in the table's. */
  readonly seatNames: readonly string[];
  readonly tableNames: readonly string[];
  /** Those of them that a view has only for its own seat. */
  readonly hiddenNames: readonly string[];
  /** Rows of all seats, one after another, then the table's. */
  readonly values: Float64Array;
  readonly seats: Float64Array;
  readonly table: Float64Array;
  private readonly g: Game;
  private readonly sheet: Sheet;
  private readonly rows: readonly Row[];
  private readonly tableRow: Row;
  private readonly points: Float64Array;
  private readonly versions = new Versions();
  private readonly state: Changes;
  private version = 0;

  constructor(g: Game, { hidden = true }: ExtractorOptions = {}) {
    const all = featuresOf(g).map((features) => features.filter((each) => hidden || !each.hidden));
    const ofSeats = all.map((features) => features.filter(({ ofTable }) => !ofTable));
    const ofTable = all[0].filter((features) => features.ofTable);
    this.g = g;
    this.seatNames = namesOf(ofSeats[0]);
    this.tableNames = namesOf(ofTable);
    this.hiddenNames = namesOf(all[0].filter((features) => features.hidden));
    const width = this.seatNames.length;
    this.sheet = new Sheet(g.seats * width + this.tableNames.length);
    this.values = this.sheet.values;
    this.seats = this.values.subarray(0, g.seats * width);
    this.table = this.values.subarray(g.seats * width);
    this.points = new Float64Array(g.seats);
    this.rows = ofSeats.map((features, seat) => this.row(seat, features, seat * width));
    this.tableRow = this.row(0, ofTable, g.seats * width);
    this.state = new Changes(g, belongingOf(g));
  }

  private row(seat: number, features: readonly FeatureGroup[], from: number): Row {
    return new Row(this.g, seat as Seat, this.points, this.versions, partsOf(features, from));
  }

  /** Where `values` differs from the read before: the first `changes` of them. */
  get changed(): Int32Array {
    return this.sheet.changed;
  }
  get changes(): number {
    return this.sheet.changes;
  }

  /** Of a state, or of a seat's view, which lacks what the others hide. Any state may follow any other. */
  read(s: State): this {
    const { g, state, rows, sheet } = this;
    state.read(s);
    const first = this.version++ === 0;
    const all = first ? ALL : state.all;
    const common = first ? ALL : state.common;
    sheet.changes = 0;
    if ((all & EVERYTHING) !== 0) this.versions.follow(this.versions, all, this.version);
    if ((all & EVERYTHING & ~HAND) !== 0) this.count(s);
    for (let seat = 0; seat < g.seats; seat++) rows[seat].read(s, all, common | state.own[seat], sheet);
    this.tableRow.read(s, all, all, sheet);
    return this;
  }

  private count(s: State): void {
    for (let seat = 0; seat < this.g.seats; seat++) this.points[seat] = publicPoints(this.g, s, seat as Seat);
  }
}
