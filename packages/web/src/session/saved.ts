/** The session of a game of this browser: everything runs in a worker of this tab and works without a network. */
import { type Action, ok, type Refusal, type Result } from '@landnam/engine';
import { proxy, type Remote } from 'comlink';
import { createGame } from './asks.js';
import type { KnownHand } from '@landnam/bots';
import type { HintSource } from './hintTypes.js';
import { rawLog } from './storage/library.js';
import { failed } from './problems.js';
import type { OpenedGame, SavedTable } from './worker/savedTable.js';
import { newSeed } from './seed.js';
import { ShownGame } from './shown.js';
import type {
  ClockChange,
  GameInfo,
  GameSession,
  Manners,
  MannersChange,
  OpenProblem,
  Snapshot,
  Update,
} from './types.js';
import { callWorker, type LaidTable, Workplace } from './workplace.js';

interface LaidGame extends LaidTable<Remote<SavedTable>>, OpenedGame {}

/** A worker with the game open in it. */
const layOut = async (
  id: string,
  pace: number,
  put: (update: Update) => void,
): Promise<Result<LaidGame, OpenProblem>> => {
  const line = callWorker();
  try {
    const opened = await line.ask<Result<OpenedGame, OpenProblem>>(({ saved }) =>
      saved.open(id, proxy(put), pace),
    );
    if (opened.ok) return ok({ line, table: line.desk.saved, ...opened.value });
    line.hangUp();
    return opened;
  } catch (error) {
    line.hangUp();
    return failed(error);
  }
};

class SavedSession implements GameSession {
  private readonly shown: ShownGame;
  private readonly work: Workplace<Remote<SavedTable>>;
  private pace: number;
  private manners: Partial<Manners> = {};

  constructor(laid: LaidGame, pace: number) {
    this.shown = new ShownGame(laid.info, laid.update);
    this.work = new Workplace(laid, (kind, line) => this.shown.stop(kind, line));
    this.pace = pace;
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

  put(update: Update): void {
    this.shown.put(update);
  }

  act(actions: readonly Action[]): Promise<Refusal | null> {
    return this.work.answer((table) => table.act(actions), null);
  }

  takeBack(to: number): Promise<boolean> {
    return this.work.answer((table) => table.takeBack(to), false);
  }

  whyNot(action: Action): Promise<Refusal | null> {
    return this.work.answer((table) => table.whyNot(action), null);
  }

  look(seat: number): Promise<void> {
    return this.work.answer((table) => table.look(seat), undefined);
  }

  setPace(milliseconds: number): Promise<void> {
    this.pace = milliseconds;
    return this.work.answer((table) => table.setPace(milliseconds), undefined);
  }

  setClock(change: ClockChange): Promise<void> {
    return this.work.answer((table) => table.setClock(change), undefined);
  }

  setManners(change: MannersChange): Promise<void> {
    const { notThisTurn: _, composing: _busy, ...manners } = change;
    this.manners = { ...this.manners, ...manners };
    return this.work.answer((table) => table.setManners(change), undefined);
  }

  leave(away: boolean): Promise<void> {
    return this.work.answer((table) => table.leave(away), undefined);
  }

  takeOver(): Promise<void> {
    return this.work.answer((table) => table.takeOver(), undefined);
  }

  async goOn(): Promise<void> {
    if (this.shown.now.fault?.kind === 'worker') await this.reopen();
    else await this.work.answer((table) => table.goOn(), undefined);
  }

  private async reopen(): Promise<void> {
    const laid = await this.work.renew(() =>
      layOut(this.info.id, this.pace, (update) => this.shown.put(update)),
    );
    if (laid?.ok === false) this.shown.stop('worker', laid.error.line);
    if (!laid?.ok) return;
    this.shown.put(laid.value.update);
    await this.setManners(this.manners);
  }

  /** Without a worker only the lines themselves are left. */
  async exportLog(): Promise<string> {
    const text = await this.work.answer((table) => table.exportLog(), undefined);
    return text ?? (await rawLog(this.info.id)) ?? '';
  }

  async again(): Promise<Result<string, OpenProblem>> {
    const { setup } = this.info;
    const created = await createGame({ ...setup, turnSeconds: this.shown.now.clock.limit, seed: newSeed() });
    return created.ok ? ok(`/game/${created.value}`) : created;
  }

  hints(): Promise<HintSource | null> {
    return this.work.answer((table) => table.hints(), null);
  }
  hands(): Promise<readonly KnownHand[] | null> {
    return this.work.answer((table) => table.hands(), null);
  }

  close(): void {
    this.shown.close();
    this.work.close();
  }
}

/** Opens a game of this browser. */
export const openSession = async (id: string, pace: number): Promise<Result<GameSession, OpenProblem>> => {
  const early: Update[] = [];
  let put = (update: Update): void => void early.push(update);
  const laid = await layOut(id, pace, (update) => put(update));
  if (!laid.ok) return laid;
  const session = new SavedSession(laid.value, pace);
  put = (next) => session.put(next);
  for (const next of early) session.put(next);
  return ok(session);
};
