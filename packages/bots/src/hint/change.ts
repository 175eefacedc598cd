/** The features of a position before and after an action. */
import type { Game, Seat, State } from '@landnam/engine';
import { Extractor } from '../features.js';

const CLEARLY = 1e-9;

/** One seat's row twice, by the names of its features. */
export interface SeatChange {
  /** Nothing where the game does not count it. */
  readonly before: (feature: string) => number;
  readonly after: (feature: string) => number;
  /** What it gained; below 0 what it lost. */
  readonly gain: (feature: string) => number;
}

/** Reads two positions and tells what differs. Of others it tells only what everybody sees. */
export class Comparison {
  /** Features of a seat. */
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
    const place = (feature: string): number => {
      if (seat !== this.seat && this.hidden.has(feature)) return -1;
      const at = this.names.indexOf(feature);
      return at < 0 ? -1 : seat * this.names.length + at;
    };
    return this.changeBy(place);
  }

  get ofTable(): SeatChange {
    const from = this.first.length - this.table.length;
    return this.changeBy((feature) => {
      const at = this.table.indexOf(feature);
      return at < 0 ? -1 : from + at;
    });
  }

  private changeBy(place: (feature: string) => number): SeatChange {
    const read =
      (values: Float64Array) =>
      (feature: string): number =>
        values[place(feature)] ?? 0;
    const [before, after] = [read(this.first), read(this.second)];
    const gain = (feature: string): number => {
      const difference = after(feature) - before(feature);
      return Math.abs(difference) < CLEARLY ? 0 : difference;
    };
    return { before, after, gain };
  }
}
