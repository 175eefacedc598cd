/** How well calibrated chances are: of all that were given 30 %, do 30 in 100 come true? */

export const BINS = 20;

/** Rounds up to which a phase lasts. */
const PHASES: readonly (readonly [string, number])[] = [
  ['opening', 3],
  ['middle', 12],
  ['end', Infinity],
];

export interface Bin {
  readonly count: number;
  /** Means of the prediction and of the result. */
  readonly chance: number;
  readonly share: number;
}

export interface Reliability {
  readonly rows: number;
  /** Mean of -log of the winner's chance. */
  readonly loss: number;
  /** Mean distance between prediction and result, over the bins. */
  readonly error: number;
  readonly bins: readonly Bin[];
}

export class ReliabilityTally {
  private rows = 0;
  private loss = 0;
  private readonly counts = new Float64Array(BINS);
  private readonly said = new Float64Array(BINS);
  private readonly came = new Float64Array(BINS);

  add(chances: Float64Array, outcome: Float64Array): void {
    this.rows++;
    for (let seat = 0; seat < chances.length; seat++) {
      const bin = Math.min(BINS - 1, Math.floor(chances[seat] * BINS));
      this.counts[bin]++;
      this.said[bin] += chances[seat];
      this.came[bin] += outcome[seat];
      if (outcome[seat] > 0) this.loss -= outcome[seat] * Math.log(Math.max(1e-12, chances[seat]));
    }
  }

  told(): Reliability {
    const { rows, counts, said, came } = this;
    const bins = Array.from(counts, (count, i) => ({
      count,
      chance: count === 0 ? 0 : said[i] / count,
      share: count === 0 ? 0 : came[i] / count,
    }));
    const all = counts.reduce((sum, count) => sum + count, 0);
    const apart = bins.reduce((sum, { count, chance, share }) => sum + count * Math.abs(chance - share), 0);
    return { rows, loss: this.loss / Math.max(1, rows), error: apart / Math.max(1, all), bins };
  }
}

/** The whole, and each phase of the game. */
export class PhaseTally {
  private readonly whole = new ReliabilityTally();
  private readonly phases = PHASES.map(() => new ReliabilityTally());
  private readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
  }

  add(turn: number, chances: Float64Array, outcome: Float64Array): void {
    const round = Math.floor((turn - 1) / this.seats) + 1;
    this.whole.add(chances, outcome);
    this.phases[PHASES.findIndex(([, until]) => round <= until)].add(chances, outcome);
  }

  told(): Reliability & { readonly phases: Readonly<Record<string, Reliability>> } {
    const phases = PHASES.map(([name], i) => [name, this.phases[i].told()] as const);
    return { ...this.whole.told(), phases: Object.fromEntries(phases) };
  }
}
