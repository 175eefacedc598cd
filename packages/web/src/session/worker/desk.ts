/** What the page asks of a worker: each part does one job and knows none of the others. */
import { proxy } from 'comlink';
import { Clerk } from './clerk.js';
import type * as fair from './fairness.js';
import type * as makers from './workshop/bench.js';
import type * as ownMaps from './workshop/own.js';
import { Keep, type ShelfPort } from '../storage/keep.js';
import { holdLife } from '../life.js';
import { SavedTable } from './savedTable.js';

type Fairness = typeof fair;
type OwnMaps = typeof ownMaps;
type Makers = typeof makers;

/** A door of its own could be collected, and closed with it, while its answer is awaited: comlink does that. */
const fairnessOf = (load: () => Promise<Fairness>) => ({
  drawNonce: async () => (await load()).drawNonce(),
  sealingProblem: async (...given: Parameters<Fairness['sealingProblem']>) =>
    (await load()).sealingProblem(...given),
  fingerprintOf: async (...given: Parameters<Fairness['fingerprintOf']>) =>
    (await load()).fingerprintOf(...given),
  checkSealed: async (...given: Parameters<Fairness['checkSealed']>) => (await load()).checkSealed(...given),
});

const ownOf = (load: () => Promise<OwnMaps>, make: () => Promise<Makers>) => ({
  check: async (...given: Parameters<OwnMaps['check']>) => (await load()).check(...given),
  keep: async (...given: Parameters<OwnMaps['keep']>) => (await load()).keep(...given),
  hold: async (...given: Parameters<OwnMaps['hold']>) => (await load()).hold(...given),
  textOf: async (...given: Parameters<OwnMaps['textOf']>) => (await load()).textOf(...given),
  gallery: async () => (await load()).gallery(),
  bench: async (...given: Parameters<Makers['bench']>) => (await make()).bench(...given),
  openMap: async (...given: Parameters<Makers['openMap']>) => (await make()).openMap(...given),
  judge: async (...given: Parameters<Makers['judge']>) => (await make()).judge(...given),
});

export class Desk {
  private readonly keep = new Keep();
  readonly clerk = proxy(new Clerk(this.keep));
  readonly saved = proxy(new SavedTable(this.keep));
  readonly fairness = proxy(fairnessOf(() => import('./fairness.js')));

  readonly own = proxy(
    ownOf(
      () => import('./workshop/own.js'),
      () => import('./workshop/bench.js'),
    ),
  );

  /** Set once by the page: where to put what cannot be saved, and how to notice that this worker ended. */
  begin(shelf: ShelfPort, life: string): Promise<boolean> {
    this.keep.shelf = shelf;
    return holdLife(life);
  }

  /** Fetched by whoever plays with others, as fairness is. */
  async remote() {
    const { RemoteTable } = await import('./remoteTable.js');
    return proxy(new RemoteTable());
  }

  /** Fetched by whoever looks back at a game. */
  async lookback() {
    const { LookbackDesk } = await import('./lookback/lookbackDesk.js');
    return proxy(new LookbackDesk(this.keep));
  }

  /** Fetched by whoever analyses a position. */
  async analysis() {
    const { AnalysisDesk } = await import('./analysis/analysisDesk.js');
    return proxy(new AnalysisDesk(this.keep));
  }

  async draft() {
    const { DraftDesk } = await import('./analysis/draftDesk.js');
    return proxy(new DraftDesk());
  }

  async analyst() {
    const { AnalystDesk } = await import('./analysis/analystDesk.js');
    return proxy(new AnalystDesk());
  }

  /** Fetched by whoever deals boards or lets bots play on them. */
  async dealing() {
    const { DealDesk } = await import('./workshop/dealDesk.js');
    return proxy(new DealDesk());
  }

  /** Fetched by whoever learns. */
  async lesson() {
    const { LessonTable } = await import('./lessonTable.js');
    return proxy(new LessonTable());
  }
}
