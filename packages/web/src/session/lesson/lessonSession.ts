/** The session of a lesson: the same table and worker, but every step begins with its own position and nothing is saved. */
import { type Action, fail, ok, type Refusal, type Result } from '@landnam/engine';
import { proxy, type Remote } from 'comlink';
import { failed } from '../problems.js';
import { ShownGame } from '../shown.js';
import type { SiteGrades } from '../training/types.js';
import type { GameInfo, GameSession, OpenProblem, Snapshot, Update } from '../types.js';
import type { LessonTable, OpenedScene } from '../worker/lessonTable.js';
import { callWorker, type LaidTable, Workplace } from '../workplace.js';
import { OPEN, type LessonScene, type LessonVerdict } from './scene.js';

type Put = (update: Update, verdict: LessonVerdict) => void;
interface LaidScene extends LaidTable<Remote<LessonTable>>, OpenedScene {}

const layOut = async (scene: LessonScene, put: Put): Promise<Result<LaidScene, OpenProblem>> => {
  const line = callWorker();
  try {
    const table = (await line.ask(({ lesson }) => lesson())) as unknown as Remote<LessonTable>;
    const opened = await line.ask<Result<OpenedScene, OpenProblem>>(() => table.open(scene, proxy(put)));
    if (opened.ok) return ok({ line, table, ...opened.value });
    line.hangUp();
    return opened;
  } catch (error) {
    line.hangUp();
    return failed(error);
  }
};

const nothing = (): Promise<void> => Promise.resolve();

export class LessonSession implements GameSession {
  verdict: LessonVerdict = OPEN;
  private readonly shown: ShownGame;
  private readonly work: Workplace<Remote<LessonTable>>;
  private scene: LessonScene;
  private begun: number;

  constructor(laid: LaidScene, scene: LessonScene) {
    this.shown = new ShownGame(laid.info, laid.update);
    this.work = new Workplace(laid, (_, line) => this.shown.stop('worker', line));
    this.scene = scene;
    this.begun = laid.update.ply;
  }

  get info(): GameInfo {
    return this.shown.info;
  }

  snapshot(): Snapshot {
    return this.shown.now;
  }

  subscribe(listener: () => void): () => void {
    return this.shown.subscribe(listener);
  }

  /** Whether there is anything to begin again. */
  get isMoved(): boolean {
    return this.shown.now.ply !== this.begun;
  }

  private begin(update: Update): void {
    this.begun = update.ply;
    this.put(update, OPEN);
  }

  put(update: Update, verdict: LessonVerdict): void {
    this.verdict = verdict;
    this.shown.put(update);
  }

  /** Another step; the same one begins again if it is a copy of it. */
  async show(scene: LessonScene): Promise<void> {
    if (this.scene === scene) return;
    this.scene = scene;
    const put: Put = (update, verdict) => {
      if (this.scene === scene) this.put(update, verdict);
    };
    const opened = await this.work.answer<Result<OpenedScene, OpenProblem>, undefined>(
      (table) => table.open(scene, proxy(put)),
      undefined,
    );
    if (opened?.ok && this.scene === scene) this.begin(opened.value.update);
    else if (opened?.ok === false) this.shown.stop('rules', opened.error.line);
  }

  act(actions: readonly Action[]): Promise<Refusal | null> {
    return this.work.answer((table) => table.act(actions), null);
  }

  whyNot(action: Action): Promise<Refusal | null> {
    return this.work.answer((table) => table.whyNot(action), null);
  }

  /** What the learner did since the scene began. */
  done(): Promise<readonly string[]> {
    return this.work.answer((table) => table.done(), []);
  }

  /** Actions as text, as the page speaks of them. */
  read(actions: readonly string[]): Promise<readonly Action[]> {
    return this.work.answer((table) => table.read(actions), []);
  }

  weigh(actions: readonly string[]): Promise<number | null> {
    return this.work.answer((table) => table.weigh(actions), null);
  }

  /** Until it is done or stopped; false where it cannot be said. */
  gradeSite(chosen: string, tell: (grades: SiteGrades) => void): Promise<boolean> {
    return this.work.answer((table) => table.gradeSite(chosen, proxy(tell)), false);
  }

  stopGrading(): Promise<void> {
    return this.work.answer((table) => table.stopGrading(), undefined);
  }

  setPace(milliseconds: number): Promise<void> {
    return this.work.answer((table) => table.setPace(milliseconds), undefined);
  }

  /** A new worker begins the step again. */
  async goOn(): Promise<void> {
    const { scene } = this;
    const laid = await this.work.renew(() => layOut(scene, (...told) => this.put(...told)));
    if (laid?.ok) this.begin(laid.value.update);
    else if (laid !== undefined) this.shown.stop('worker', laid.error.line);
  }

  look = nothing;
  setClock = nothing;
  setManners = nothing;
  leave = nothing;
  takeOver = nothing;

  exportLog(): Promise<string> {
    return Promise.resolve('');
  }

  again(): Promise<Result<string, OpenProblem>> {
    return Promise.resolve(fail({ code: 'missing', line: '' }));
  }

  close(): void {
    this.shown.close();
    this.work.close();
  }
}

export const openLesson = async (scene: LessonScene): Promise<Result<LessonSession, OpenProblem>> => {
  let put: Put = () => undefined;
  const laid = await layOut(scene, (...told) => put(...told));
  if (!laid.ok) return laid;
  const session = new LessonSession(laid.value, scene);
  put = (...told) => session.put(...told);
  return ok(session);
};
