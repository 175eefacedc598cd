/** The session of an analysis: every seat's moves are the reader's, and every move stays in the tree. */
import { type Action, fail, ok, type Refusal, type Result } from '@landnam/engine';
import type { Remote } from 'comlink';
import { newId } from '../asks.js';
import { fetchLog } from '../lookback/lookback.js';
import { failed } from '../problems.js';
import { newSeed } from '../seed.js';
import { ShownGame } from '../shown.js';
import type { GameInfo, GameSession, OpenProblem, Player, Snapshot } from '../types.js';
import type { AnalysisDesk } from '../worker/analysis/analysisDesk.js';
import { callWorker, type LaidTable, Workplace } from '../workplace.js';
import { AnalystLine } from './analystLine.js';
import type { AnalysisSource, OpenedAnalysis, StudyTree, ToldAnalysis, ToldStudy } from './types.js';

export interface LaidAnalysis extends LaidTable<Remote<AnalysisDesk>>, OpenedAnalysis {}

const nothing = (): Promise<void> => Promise.resolve();

export class AnalysisSession implements GameSession {
  tree: StudyTree;
  /** Of where it stands; null while nothing is known, or nobody asks. */
  analysis: ToldAnalysis | null = null;
  readonly trouble: OpenProblem | null;
  private readonly shown: ShownGame;
  private readonly work: Workplace<Remote<AnalysisDesk>>;
  private readonly analyst: AnalystLine;

  constructor(laid: LaidAnalysis, analyst: AnalystLine) {
    this.shown = new ShownGame(laid.info, laid.update);
    this.work = new Workplace(laid, (_, line) => this.shown.stop('worker', line));
    this.tree = laid.tree;
    this.trouble = laid.trouble;
    this.analyst = analyst;
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

  private put(told: ToldStudy | undefined): void {
    if (told === undefined) return;
    if (told.tree.at !== this.tree.at) this.drop();
    this.tree = told.tree;
    this.shown.put(told.update);
  }

  async act(actions: readonly Action[]): Promise<Refusal | null> {
    const done = await this.work.answer((desk) => desk.act(actions), null);
    if (done === null) return null;
    this.put(done.shown);
    return done.refusal;
  }

  whyNot(action: Action): Promise<Refusal | null> {
    return this.work.answer((desk) => desk.whyNot(action), null);
  }

  async goTo(id: number): Promise<void> {
    if (id !== this.tree.at) this.put(await this.work.answer((desk) => desk.goTo(id), undefined));
  }

  async play(line: string): Promise<void> {
    this.put(await this.work.answer((desk) => desk.play(line), undefined));
  }

  async draw(): Promise<void> {
    this.put(await this.work.answer((desk) => desk.draw(), undefined));
  }

  async remove(id: number): Promise<void> {
    this.put(await this.work.answer((desk) => desk.remove(id), undefined));
  }

  async promote(id: number): Promise<void> {
    this.put(await this.work.answer((desk) => desk.promote(id), undefined));
  }

  async openHands(isOpen: boolean): Promise<void> {
    this.put(await this.work.answer((desk) => desk.openHands(isOpen), undefined));
  }

  /** Of the position that is shown now; what was asked before is dropped. */
  async analyse(): Promise<void> {
    this.drop();
    const { at } = this.tree;
    const path = await this.work.answer((desk) => desk.path(), undefined);
    if (path === undefined || at !== this.tree.at) return;
    await this.analyst.seek(path, (told) => {
      if (at === this.tree.at) this.tell(told);
    });
  }

  private tell(analysis: ToldAnalysis | null): void {
    this.analysis = analysis;
    this.shown.change({});
  }

  private drop(): void {
    this.analyst.cancel();
    this.analysis = null;
  }

  /** Keeps what is known so far. */
  stop(): void {
    this.analyst.cancel();
    if (this.analysis !== null) this.tell({ ...this.analysis, done: 1 });
  }

  studyText(): Promise<string | null> {
    return this.work.answer((desk) => desk.studyText(), null);
  }

  position(): Promise<string | null> {
    return this.work.answer((desk) => desk.position(), null);
  }

  /** The address of a new game that begins here. */
  async playOn(players: readonly Player[]): Promise<Result<string, OpenProblem>> {
    const made = await this.work.answer<Result<string, OpenProblem>, undefined>(
      (desk) => desk.playOn(newId(), players, newSeed()),
      undefined,
    );
    if (made === undefined) return fail({ code: 'failed', line: '' });
    return made.ok ? ok(`/game/${made.value}`) : made;
  }

  look = nothing;
  setPace = nothing;
  setClock = nothing;
  setManners = nothing;
  leave = nothing;
  takeOver = nothing;
  goOn = nothing;

  exportLog(): Promise<string> {
    return Promise.resolve('');
  }

  again(): Promise<Result<string, OpenProblem>> {
    return Promise.resolve(fail({ code: 'missing', line: '' }));
  }

  close(): void {
    this.shown.close();
    this.work.close();
    this.analyst.close();
  }
}

const openIn = async (
  desk: Remote<AnalysisDesk>,
  source: AnalysisSource,
): Promise<Result<OpenedAnalysis, OpenProblem>> => {
  const { at } = source;
  if (source.kind === 'text') return desk.openText(source.text, at);
  const { game } = source;
  if (game.kind === 'saved') return desk.openSaved(game.id, at);
  if (game.kind === 'file') return desk.openText(game.text, at);
  const text = await fetchLog(game.id);
  return text.ok ? desk.openText(text.value, at) : text;
};

export const openAnalysis = async (source: AnalysisSource): Promise<Result<AnalysisSession, OpenProblem>> => {
  const line = callWorker();
  try {
    const table = (await line.ask((desk) => desk.analysis())) as unknown as Remote<AnalysisDesk>;
    const opened = await line.ask(() => openIn(table, source));
    if (opened.ok) {
      const analyst = new AnalystLine(() => line.ask(() => table.studyText()));
      return ok(new AnalysisSession({ line, table, ...opened.value }, analyst));
    }
    line.hangUp();
    return opened;
  } catch (error) {
    line.hangUp();
    return failed(error);
  }
};
