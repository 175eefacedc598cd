/** The worker that works out the best actions: called when somebody first asks. */
import type { Result } from '@landnam/engine';
import { proxy, type Remote } from 'comlink';
import type { WorkerLine } from '../line.js';
import type { AnalystDesk } from '../worker/analysis/analystDesk.js';
import { callWorker } from '../workplace.js';
import type { OpenProblem } from '../types.js';
import type { ToldAnalysis } from './types.js';

interface Called {
  readonly line: WorkerLine;
  readonly desk: Remote<AnalystDesk>;
}

export class AnalystLine {
  /** The study's text, where it begins included. */
  private readonly study: () => Promise<string>;
  private called: Promise<Called | null> | undefined;
  private asked = 0;
  private closed = false;

  constructor(study: () => Promise<string>) {
    this.study = study;
  }

  private async call(): Promise<Called | null> {
    const line = callWorker();
    const desk = (await line.ask((each) => each.analyst())) as unknown as Remote<AnalystDesk>;
    const text = await this.study();
    const opened = await line.ask<Result<true, OpenProblem>>(() => desk.open(text));
    if (opened.ok && !this.closed) return { line, desk };
    line.hangUp();
    return null;
  }

  /** A worker that dies is called anew for the next question. */
  async seek(path: readonly string[], tell: (told: ToldAnalysis) => void): Promise<void> {
    const mine = ++this.asked;
    try {
      const called = await (this.called ??= this.call());
      if (called === null || mine !== this.asked) return;
      const told = (each: ToldAnalysis): void => {
        if (mine === this.asked) tell(each);
      };
      await called.line.ask(() => called.desk.seek(path, proxy(told)));
    } catch {
      this.called = undefined;
    }
  }

  /** What is told from now on is not heard. */
  cancel(): void {
    this.asked++;
    void this.called?.then((called) => called?.desk.cancel()).catch(() => undefined);
  }

  close(): void {
    this.closed = true;
    this.asked++;
    void this.called?.then((called) => called?.line.hangUp()).catch(() => undefined);
  }
}
