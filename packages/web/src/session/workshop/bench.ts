/** What the page asks while a map is made. Checks run in a worker of their own: one that freezes is replaced. */
import { fail } from '@landnam/engine';
import type { MapData, MapProblem } from '@landnam/maps';
import { askWorker } from '../asks.js';
import type { WorkerLine } from '../line.js';
import { messageOf } from '../problems.js';
import { callWorker } from '../workplace.js';
import type { Bench, MapSource, OpenedMap } from './benchTypes.js';

export type { Bench, BenchModule, MapSource, OpenedMap } from './benchTypes.js';

export const benchFor = (recipe: string): Promise<Bench | undefined> =>
  askWorker<Bench | undefined>(({ own }) => own.bench(recipe));

export const openMap = (source: MapSource): Promise<OpenedMap> =>
  askWorker<OpenedMap>(({ own }) => own.openMap(source)).catch((error: unknown) => fail(messageOf(error)));

const PATIENCE = 20_000;

/** One check at a time; of those that wait only the newest is made. */
export class Checker {
  private line: WorkerLine | undefined;
  private waiting: MapData | undefined;
  private busy = false;
  private readonly told: (map: MapData, problems: readonly MapProblem[]) => void;

  constructor(told: (map: MapData, problems: readonly MapProblem[]) => void) {
    this.told = told;
  }

  check(map: MapData): void {
    this.waiting = map;
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    while (this.waiting !== undefined) {
      const map = this.waiting;
      this.waiting = undefined;
      this.told(map, await this.judged(map));
    }
    this.busy = false;
  }

  private async judged(map: MapData): Promise<readonly MapProblem[]> {
    this.line ??= callWorker();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('checking it takes too long')), PATIENCE);
    });
    try {
      return await Promise.race([this.line.ask<readonly MapProblem[]>(({ own }) => own.judge(map)), late]);
    } catch (error) {
      this.line.hangUp();
      this.line = undefined;
      return [{ where: 'file', what: messageOf(error) }];
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.waiting = undefined;
    this.line?.hangUp();
    this.line = undefined;
  }
}
