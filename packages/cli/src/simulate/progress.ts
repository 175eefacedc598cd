const WIDTH = 30;
const QUIET_MS = 2000;
const EVERY_MS = 100;

const bar = (part: number): string => {
  const full = Math.round(part * WIDTH);
  return `[${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}]`;
};

export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProgressLook {
  /** What is counted. */
  readonly unit?: string;
  readonly screen?: Screen;
  readonly clock?: () => number;
}

/** A bar on the terminal, once a run takes longer than two seconds; nothing without a terminal. */
export class Progress {
  private readonly start: number;
  private shown = 0;
  private readonly total: number;
  private readonly screen: Screen;
  private readonly clock: () => number;
  private readonly unit: string;

  constructor(total: number, look: ProgressLook = {}) {
    this.total = total;
    this.unit = look.unit ?? 'games';
    this.screen = look.screen ?? process.stderr;
    this.clock = look.clock ?? ((): number => performance.now());
    this.start = this.clock();
  }

  private isDue(): boolean {
    const now = this.clock();
    if (!this.screen.isTTY || now - this.start < QUIET_MS || now - this.shown < EVERY_MS) return false;
    this.shown = now;
    return true;
  }

  /** `note` is asked for only when something is written. */
  at(done: number, note?: () => string): void {
    if (!this.isDue()) return;
    const seconds = (this.clock() - this.start) / 1000;
    const left = Math.ceil((seconds / Math.max(done, 1)) * (this.total - done));
    const count = `${done} of ${this.total} ${this.unit}`;
    const more = note === undefined ? '' : `, ${note()}`;
    this.screen.write(`\r${bar(done / this.total)} ${count}${more}, ${left} s left \u001b[K`);
  }

  end(): void {
    if (this.shown > 0) this.screen.write('\r\u001b[K');
  }
}
