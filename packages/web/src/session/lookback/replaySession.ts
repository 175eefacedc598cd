/** The session of a game that was played: it can be looked at from any moment, and nothing can be done in it. */
import { fail, type Refusal, type Result } from '@landnam/engine';
import type { Remote } from 'comlink';
import { ShownGame } from '../shown.js';
import type { GameInfo, GameSession, OpenProblem, Snapshot, Update } from '../types.js';
import { type LaidTable, Workplace } from '../workplace.js';
import type { LookbackDesk } from '../worker/lookback/lookbackDesk.js';
import type { Outline } from './types.js';

export type LaidLookback = LaidTable<Remote<LookbackDesk>>;

const DONE = Promise.resolve();

export class ReplaySession implements GameSession {
  private readonly shown: ShownGame;
  private readonly work: Workplace<Remote<LookbackDesk>>;
  private seat: number;
  private wanted: number;
  private asking = false;
  private readonly outline: Outline;

  constructor(laid: LaidLookback, outline: Outline) {
    const { info, first, seat, plies } = outline;
    this.shown = new ShownGame(info, first);
    this.work = new Workplace(laid, (_, line) => this.shown.stop('worker', line));
    this.outline = outline;
    this.seat = seat;
    this.wanted = plies;
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

  /** Of several wishes that come while one is answered, the last counts. */
  async goTo(ply: number): Promise<void> {
    this.wanted = ply;
    if (this.asking) return;
    this.asking = true;
    while (this.shown.now.ply !== this.wanted || this.shown.now.seat !== this.eyes) {
      const [at, seat] = [this.wanted, this.seat];
      const update = await this.work.answer<Update, undefined>((desk) => this.ask(desk, at, seat), undefined);
      if (update === undefined) break;
      this.shown.put(update);
    }
    this.asking = false;
  }

  private ask(desk: Remote<LookbackDesk>, ply: number, seat: number): Promise<Update> {
    return seat === this.shown.now.seat ? desk.at(ply, seat) : desk.wholeAt(ply, seat);
  }

  /** Where hands are hidden nobody else's eyes are lent. */
  private get eyes(): number {
    return this.outline.isOpen ? this.seat : this.outline.seat;
  }

  async look(seat: number): Promise<void> {
    this.seat = seat;
    await this.goTo(this.wanted);
  }

  act(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  whyNot(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  setPace(): Promise<void> {
    return DONE;
  }

  setClock(): Promise<void> {
    return DONE;
  }

  setManners(): Promise<void> {
    return DONE;
  }

  leave(): Promise<void> {
    return DONE;
  }

  takeOver(): Promise<void> {
    return DONE;
  }

  goOn(): Promise<void> {
    return DONE;
  }

  exportLog(): Promise<string> {
    return this.work.ask((desk) => desk.exportLog());
  }

  again(): Promise<Result<string, OpenProblem>> {
    return Promise.resolve(fail({ code: 'failed', line: '' }));
  }

  close(): void {
    this.shown.close();
    this.work.close();
  }
}
