/** Timers of this node for what is due, and slots for the work: a deadline never waits for a thought. */
type TimedKind = 'time' | 'think';

/** False: it could not be written, and is tried again later. */
export type DueWork = (kind: TimedKind, table: string) => Promise<boolean>;

/** So many at once share their commits, and leave room for those who ask meanwhile. */
const SLOTS = 16;
/** Longest a timer may run: Node counts in 31 bits. */
const LONGEST = 2 ** 31 - 1;
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 60_000;

/** Work that waits for one of a few places. */
class Slots {
  private readonly waiting: (() => void)[] = [];
  private free = SLOTS;

  async run(work: () => Promise<void>): Promise<void> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free++;
      else next();
    }
  }
}

interface Armed {
  readonly at: number;
  readonly timer: NodeJS.Timeout;
}

const keyOf = (kind: TimedKind, table: string): string => `${kind} ${table}`;

export class DueTimers {
  private readonly slots: Readonly<Record<TimedKind, Slots>> = { time: new Slots(), think: new Slots() };
  private readonly armed = new Map<string, Armed>();
  private readonly failures = new Map<string, number>();
  private readonly working = new Map<string, number>();
  private readonly running = new Set<Promise<void>>();
  private readonly work: DueWork;
  private readonly failed: (error: unknown) => void;
  private readonly clock: () => number;
  private closed = false;

  constructor(work: DueWork, failed: (error: unknown) => void, clock: () => number = Date.now) {
    this.work = work;
    this.failed = failed;
    this.clock = clock;
  }

  /** Instead of what was armed before; null disarms. */
  arm(kind: TimedKind, table: string, at: number | null): void {
    const key = keyOf(kind, table);
    if (this.armed.get(key)?.at === at) return;
    clearTimeout(this.armed.get(key)?.timer);
    this.armed.delete(key);
    if (at === null || this.closed) return;
    const timer = setTimeout(() => this.ring(kind, table), Math.min(Math.max(at - this.clock(), 0), LONGEST));
    timer.unref();
    this.armed.set(key, { at, timer });
  }

  /** Another node has taken it up. */
  disarm(table: string): void {
    this.arm('time', table, null);
    this.arm('think', table, null);
  }

  /** There is a timer for it here, or it is being done. */
  isBusy(kind: TimedKind, table: string): boolean {
    const key = keyOf(kind, table);
    return this.armed.has(key) || this.working.has(key);
  }

  /** As if its time had come. */
  now(kind: TimedKind, table: string, work: () => Promise<boolean>): void {
    const running = this.slots[kind]
      .run(() => this.attempt(kind, table, work))
      .finally(() => this.running.delete(running));
    this.running.add(running);
    this.count(keyOf(kind, table), 1);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { timer } of this.armed.values()) clearTimeout(timer);
    this.armed.clear();
    await Promise.all(this.running);
  }

  private ring(kind: TimedKind, table: string): void {
    const { at = 0 } = this.armed.get(keyOf(kind, table)) ?? {};
    this.armed.delete(keyOf(kind, table));
    // further off than a timer may run
    if (at > this.clock() + 1) this.arm(kind, table, at);
    else this.now(kind, table, () => this.work(kind, table));
  }

  private count(key: string, by: number): void {
    const count = (this.working.get(key) ?? 0) + by;
    if (count === 0) this.working.delete(key);
    else this.working.set(key, count);
  }

  private async attempt(kind: TimedKind, table: string, work: () => Promise<boolean>): Promise<void> {
    const key = keyOf(kind, table);
    try {
      if (this.closed || (await work())) this.failures.delete(key);
      else this.later(kind, table);
    } catch (error) {
      this.failed(error);
      this.later(kind, table);
    } finally {
      this.count(key, -1);
    }
  }

  private later(kind: TimedKind, table: string): void {
    const key = keyOf(kind, table);
    const failures = (this.failures.get(key) ?? 0) + 1;
    this.failures.set(key, failures);
    const wait = Math.min(FIRST_RETRY * 2 ** (failures - 1), LONGEST_RETRY);
    if (!this.armed.has(key)) this.arm(kind, table, this.clock() + wait);
  }
}
