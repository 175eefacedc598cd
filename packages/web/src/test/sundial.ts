import type { ClockPort } from '@landnam/table';

/** A clock that only advances on request. */
export class Sundial implements ClockPort {
  private time = 0;
  private readonly calls = new Set<{ readonly at: number; readonly call: () => void }>();

  now(): number {
    return this.time;
  }

  wake(after: number, call: () => void): () => void {
    const due = { at: this.time + after, call };
    this.calls.add(due);
    return () => void this.calls.delete(due);
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    for (const due of [...this.calls].filter(({ at }) => at <= this.time)) {
      this.calls.delete(due);
      due.call();
    }
  }
}
