/** The columns of a position before and after an action. */
import type { Game, Seat, State } from '@landnam/engine';
import { Extractor } from '../columns.js';

const CLEARLY = 1e-9;

/** One seat's row twice, by the names of its columns. */
export interface SeatChange {
  /** Nothing where the game does not count it. */
  readonly before: (column: string) => number;
  readonly after: (column: string) => number;
  /** What it gained; below 0 what it lost. */
  readonly gain: (column: string) => number;
}

/** Reads two positions and tells what differs. Of others it tells only what everybody sees. */
export class Comparison {
  /** Columns of a seat. */
  readonly names: readonly string[];
  private readonly table: readonly string[];
  private readonly hidden: ReadonlySet<string>;
  private readonly seat: Seat;
  private readonly extractor: Extractor;
  private readonly first: Float64Array;
  private readonly second: Float64Array;

  constructor(g: Game, seat: Seat) {
    this.seat = seat;
    this.extractor = new Extractor(g);
    this.names = this.extractor.seatNames;
    this.table = this.extractor.tableNames;
    this.hidden = new Set(this.extractor.hiddenNames);
    this.first = this.extractor.values.slice();
    this.second = this.extractor.values.slice();
  }

  read(before: State, after: State): void {
    this.first.set(this.extractor.read(before).values);
    this.second.set(this.extractor.read(after).values);
  }

  of(seat: number): SeatChange {
    const place = (column: string): number => {
      if (seat !== this.seat && this.hidden.has(column)) return -1;
      const at = this.names.indexOf(column);
      return at < 0 ? -1 : seat * this.names.length + at;
    };
    return this.changeBy(place);
  }

  get ofTable(): SeatChange {
    const from = this.first.length - this.table.length;
    return this.changeBy((column) => {
      const at = this.table.indexOf(column);
      return at < 0 ? -1 : from + at;
    });
  }

  private changeBy(place: (column: string) => number): SeatChange {
    const read =
      (values: Float64Array) =>
      (column: string): number =>
        values[place(column)] ?? 0;
    const [before, after] = [read(this.first), read(this.second)];
    const gain = (column: string): number => {
      const difference = after(column) - before(column);
      return Math.abs(difference) < CLEARLY ? 0 : difference;
    };
    return { before, after, gain };
  }
}
