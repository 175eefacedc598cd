import type { NumberedOutcome } from './ports.js';

/** Nature's outcomes so far, counted by kind. */
export class OutcomeCount {
  private overall = 0;
  private readonly byKind = new Map<string, number>();

  next(kind: string): NumberedOutcome {
    return { kind, number: this.byKind.get(kind) ?? 0, overall: this.overall };
  }

  copy(): OutcomeCount {
    const copy = new OutcomeCount();
    copy.overall = this.overall;
    for (const [kind, count] of this.byKind) copy.byKind.set(kind, count);
    return copy;
  }

  add(kind: string): void {
    this.byKind.set(kind, (this.byKind.get(kind) ?? 0) + 1);
    this.overall++;
  }
}
