/** Opens a game that was played, wherever it is kept: in a worker of its own, which ends with it. */
import { type Action, fail, ok, type Result } from '@landnam/engine';
import type { ReviewStage } from '@landnam/bots/review';
import { proxy, type Remote } from 'comlink';
import { newId } from '../asks.js';
import { failed } from '../problems.js';
import { newSeed } from '../seed.js';
import type { OpenProblem, Player } from '../types.js';
import type { LookbackDesk } from '../worker/lookback/lookbackDesk.js';
import { callWorker } from '../workplace.js';
import { type LaidLookback, ReplaySession } from './replaySession.js';
import type { Exercise, GameStatistics, LookbackSource, Outline, ToldReview, TriedIdea } from './types.js';

export class Lookback {
  readonly outline: Outline;
  private readonly laid: LaidLookback;

  constructor(outline: Outline, laid: LaidLookback) {
    this.outline = outline;
    this.laid = laid;
  }

  private ask<T>(call: (desk: Remote<LookbackDesk>) => Promise<T>): Promise<T> {
    const { line, table } = this.laid;
    return line === undefined ? call(table) : line.ask(() => call(table));
  }

  session(): ReplaySession {
    return new ReplaySession(this.laid, this.outline);
  }

  statistics(): Promise<GameStatistics> {
    return this.ask((desk) => desk.statistics());
  }

  position(ply: number): Promise<string> {
    return this.ask((desk) => desk.position(ply));
  }

  exportLog(): Promise<string> {
    return this.ask((desk) => desk.exportLog());
  }

  tradeWorths(): Promise<readonly (readonly number[])[] | null> {
    return this.ask((desk) => desk.tradeWorths());
  }

  /** Ends when it is done or cancelled; `first` is whose decisions are looked at first. */
  async review(
    first: number,
    until: ReviewStage,
    tell: (told: ToldReview) => void,
  ): Promise<Result<true, string>> {
    return this.ask<Result<true, string>>((desk) => desk.review(first, until, proxy(tell)));
  }

  cancelReview(): Promise<void> {
    return this.ask((desk) => desk.cancelReview());
  }

  exercise(ply: number, seat: number): Promise<Exercise | null> {
    return this.ask((desk) => desk.exercise(ply, seat));
  }

  weigh(ply: number, action: Action): Promise<TriedIdea | null> {
    return this.ask((desk) => desk.weigh(ply, action));
  }

  /** The address of a new game that begins with so many entries of this one. */
  async playOn(ply: number, players: readonly Player[]): Promise<Result<string, OpenProblem>> {
    try {
      return ok(`/game/${await this.ask((desk) => desk.playOn(newId(), ply, players, newSeed()))}`);
    } catch (error) {
      return failed(error);
    }
  }

  close(): void {
    this.laid.line?.hangUp();
  }
}

/** A server gives the log of a table that is over to those who may have it. */
export const fetchLog = async (id: string): Promise<Result<string, OpenProblem>> => {
  const response = await fetch(`/api/tables/${encodeURIComponent(id)}/log`);
  return response.ok ? ok(await response.text()) : fail({ code: 'missing', line: String(response.status) });
};

const openIn = async (
  desk: Remote<LookbackDesk>,
  source: LookbackSource,
): Promise<Result<Outline, OpenProblem>> => {
  if (source.kind === 'saved') return desk.openSaved(source.id);
  if (source.kind === 'file') return desk.openText(source.name, source.text);
  const text = await fetchLog(source.id);
  return text.ok ? desk.openText(source.id, text.value) : text;
};

export const openLookback = async (source: LookbackSource): Promise<Result<Lookback, OpenProblem>> => {
  const line = callWorker();
  try {
    const table = (await line.ask((desk) => desk.lookback())) as unknown as Remote<LookbackDesk>;
    const outline = await line.ask(() => openIn(table, source));
    if (outline.ok) return ok(new Lookback(outline.value, { line, table }));
    line.hangUp();
    return outline;
  } catch (error) {
    line.hangUp();
    return failed(error);
  }
};
