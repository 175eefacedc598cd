/** What a rule module counts of its own: rows with a figure for each seat, and what stands at the beginning of every turn. */
import type { EventMap, Game, State } from '@landnam/engine';
import type { CardWay } from './cards.js';

/** Where a module puts what it finds in events. */
export interface Tally {
  /** `row` is a name of the module's own, or one with an entry of a catalogue: `card.knight`. */
  add(row: string, seat: number, count?: number): void;
  trade(seat: number, partner: number, give: readonly number[], get: readonly number[]): void;
}

export type EventCounts = {
  readonly [K in keyof EventMap]?: (event: EventMap[K], tally: Tally) => void;
};

/** A figure of each seat, read at the beginning of every turn and at the end. */
export interface Gauge {
  readonly row: string;
  readonly read: (g: Game, s: State, seat: number) => number;
}

export interface ModuleCounts {
  readonly module: string;
  /** What an event does to hands, where paying and gaining do not say it. */
  readonly ways?: { readonly [K in keyof EventMap]?: CardWay };
  /** In the order they are shown. */
  readonly rows?: (g: Game) => readonly string[];
  readonly events?: (g: Game) => EventCounts;
  readonly gauges?: readonly Gauge[];
}

export interface CountedRow {
  readonly name: string;
  /** By seat. */
  readonly counts: readonly number[];
}

export interface CountedSeries {
  readonly name: string;
  /** By moment, then by seat. */
  readonly values: readonly (readonly number[])[];
}

/** What one module found in a game. */
export interface ModuleFigures {
  readonly module: string;
  readonly rows: readonly CountedRow[];
  readonly series: readonly CountedSeries[];
}

export class ModuleTally {
  private readonly g: Game;
  private readonly counted: ModuleCounts;
  private readonly handlers: Readonly<Record<string, ((event: never, tally: Tally) => void) | undefined>>;
  private readonly rows: ReadonlyMap<string, number[]>;
  private readonly series: Map<string, number[][]>;
  private readonly tally: Tally;

  constructor(g: Game, counted: ModuleCounts, trade: Tally['trade']) {
    this.g = g;
    this.counted = counted;
    this.handlers = counted.events?.(g) ?? {};
    const none = (): number[] => Array.from({ length: g.seats }, () => 0);
    this.rows = new Map((counted.rows?.(g) ?? []).map((row) => [row, none()]));
    this.series = new Map((counted.gauges ?? []).map(({ row }) => [row, []]));
    this.tally = { add: (row, seat, count = 1) => this.add(row, seat, count), trade };
  }

  private add(row: string, seat: number, count: number): void {
    const counts = this.rows.get(row);
    if (counts === undefined) throw new Error(`${this.counted.module} has no row ${row}`);
    if (seat < this.g.seats) counts[seat] = (counts[seat] ?? 0) + count;
  }

  note(type: string, event: object): void {
    this.handlers[type]?.(event as never, this.tally);
  }

  look(s: State): void {
    for (const { row, read } of this.counted.gauges ?? [])
      this.series.get(row)?.push(Array.from({ length: this.g.seats }, (_, seat) => read(this.g, s, seat)));
  }

  figures(): ModuleFigures {
    return {
      module: this.counted.module,
      rows: [...this.rows].map(([name, counts]) => ({ name, counts })),
      series: [...this.series].map(([name, values]) => ({ name, values })),
    };
  }
}
