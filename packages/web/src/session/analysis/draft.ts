/** A position that is laid by hand, open in a worker of its own. */
import { ok, type Result } from '@landnam/engine';
import type { Remote } from 'comlink';
import type { WorkerLine } from '../line.js';
import { failed } from '../problems.js';
import { snapshotFrom } from '../shown.js';
import type { OpenProblem, Snapshot } from '../types.js';
import type { DraftDesk } from '../worker/analysis/draftDesk.js';
import { callWorker } from '../workplace.js';
import type { DraftEdit, DraftSource, OpenedDraft, StackJson, ToldDraft } from './draftTypes.js';

export class LaidPosition {
  readonly opened: OpenedDraft;
  now: ToldDraft;
  snapshot: Snapshot;
  private readonly line: WorkerLine;
  private readonly desk: Remote<DraftDesk>;
  private readonly listeners = new Set<() => void>();

  constructor(opened: OpenedDraft, line: WorkerLine, desk: Remote<DraftDesk>) {
    this.opened = opened;
    this.now = opened;
    this.snapshot = snapshotFrom(opened.info, opened.update, []);
    this.line = line;
    this.desk = desk;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private async put(asked: () => Promise<ToldDraft>): Promise<void> {
    const told = await this.line.ask(asked);
    this.now = told;
    this.snapshot = snapshotFrom(this.opened.info, told.update, []);
    for (const listener of this.listeners) listener();
  }

  edit(edits: readonly DraftEdit[]): Promise<void> {
    return this.put(() => this.desk.edit(edits));
  }

  setTurn(stack: StackJson): Promise<void> {
    return this.put(() => this.desk.setTurn(stack));
  }

  undo(): Promise<void> {
    return this.put(() => this.desk.undo());
  }

  /** Right or wrong. */
  draftText(): Promise<string> {
    return this.line.ask(() => this.desk.draftText());
  }

  /** Null where it does not open. */
  text(): Promise<string | null> {
    return this.line.ask(() => this.desk.text());
  }

  close(): void {
    this.listeners.clear();
    this.line.hangUp();
  }
}

export const openDraft = async (source: DraftSource): Promise<Result<LaidPosition, OpenProblem>> => {
  const line = callWorker();
  try {
    const desk = (await line.ask((each) => each.draft())) as unknown as Remote<DraftDesk>;
    const opened = await line.ask<Result<OpenedDraft, OpenProblem>>(() => desk.open(source));
    if (opened.ok) return ok(new LaidPosition(opened.value, line, desk));
    line.hangUp();
    return opened;
  } catch (error) {
    line.hangUp();
    return failed(error);
  }
};
