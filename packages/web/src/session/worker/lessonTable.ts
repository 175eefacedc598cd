/** A step of a lesson, open in the worker: the table's own machine plays it, and what the step is not about is not taken over. */
import { type Action, fail, ok, type Refusal, type Result } from '@landnam/engine';
import {
  fetchPosition,
  type LiveTable,
  messageOf,
  positionTable,
  SeatMinds,
  seededMinds,
} from '@landnam/table';
import {
  AT_DEVICE,
  deviceTable,
  dueThought,
  guestAt,
  step,
  type TableHappening,
  type TableNow,
} from '@landnam/table/machine';
import { NONE } from '../none.js';
import { judge, LEARNER, OPEN, type LessonScene, type LessonVerdict } from '../lesson/scene.js';
import type { GameInfo, OpenProblem, Update } from '../types.js';
import { infoOf } from './clerk.js';
import { timer } from './clockPort.js';
import { NO_LIMIT } from './deviceTable.js';
import { updateFor } from './update.js';

export interface OpenedScene {
  readonly info: GameInfo;
  readonly update: Update;
}
export type SceneListener = (update: Update, verdict: LessonVerdict) => void;

const NO_SALT = new Uint8Array(0);
/** So that an answer of a bot is seen to come. */
const BOT_PAUSE = 400;

/** Nothing is asked any more, and nobody is waited for. */
const still = (update: Update): Update => ({ ...update, due: 0, next: NONE, actions: [], blocked: {} });

export class LessonTable {
  private table: TableNow | undefined;
  private scene: LessonScene | undefined;
  private minds: SeatMinds | undefined;
  private verdict: LessonVerdict = OPEN;
  private told = 0;
  private listener: SceneListener = () => undefined;
  private pause = BOT_PAUSE;

  /** The next step opens in the place of the last. */
  async open(scene: LessonScene, listener: SceneListener): Promise<Result<OpenedScene, OpenProblem>> {
    try {
      await fetchPosition(scene.position);
    } catch (error) {
      return fail({ code: 'failed', line: messageOf(error) });
    }
    const live = positionTable(scene.position, scene);
    if (!live.ok) return fail({ code: 'damaged', line: live.error });
    this.listener = listener;
    this.lay(scene, live.value);
    return ok({ info: infoOf('lesson', live.value), update: this.update() });
  }

  private lay(scene: LessonScene, live: LiveTable): void {
    this.scene = scene;
    this.table = deviceTable('', live, NO_LIMIT);
    this.minds = new SeatMinds(seededMinds(scene.seed));
    this.verdict = OPEN;
    this.told = 0;
    const looked = this.stepped({ kind: 'looks', eyes: LEARNER, hidden: false });
    if (looked.ok) this.table = looked.table;
  }

  private get now(): TableNow {
    if (this.table === undefined) throw new Error('no step is open');
    return this.table;
  }

  private get live(): LiveTable {
    return this.now.game!;
  }

  private stepped(happening: TableHappening) {
    return step(AT_DEVICE, this.now, { ...happening, at: timer.now(), salt: NO_SALT });
  }

  private get isOpen(): boolean {
    return this.scene?.wish !== undefined && this.verdict.kind !== 'done';
  }

  private update(): Update {
    const update = updateFor(this.live, LEARNER, this.told);
    this.told = this.live.events.length;
    return { ...(this.isOpen ? update : still(update)), over: null };
  }

  private tell(): void {
    this.listener(this.update(), this.verdict);
  }

  /** What the step is not about is proposed by the machine, and dropped here. */
  private take(table: TableNow): void {
    const [before, after] = [this.live, table.game!];
    const lines = after.entries.slice(before.entries.length);
    const told = after.events.slice(before.events.length).map(({ event }) => event.type);
    this.verdict = judge(this.scene!.wish!, lines, told);
    if (this.verdict.kind !== 'wrong') this.table = table;
    this.tell();
  }

  act(actions: readonly Action[]): Refusal | null {
    if (!this.isOpen) return null;
    const who = { guest: guestAt(LEARNER), name: '' };
    const next = this.stepped({ kind: 'ask', who, ask: { ask: 'act', seq: this.live.ply, actions } });
    if (!next.ok) return (actions[0] && this.whyNot(actions[0])) ?? { code: 'notOffered', rule: 'B-20' };
    this.take(next.table);
    void this.run(this.scene!);
    return null;
  }

  /** Until the learner is waited for, or the step is done or left. */
  private async run(scene: LessonScene): Promise<void> {
    for (;;) {
      const due = this.isOpen ? dueThought(this.now) : null;
      if (due === null) return;
      await new Promise<void>((resolve) => void timer.wake(this.pause, resolve));
      if (this.scene !== scene || this.live.ply !== due.ply) return;
      const { move, cut } = await this.minds!.choose(this.live, due.seat, due.bot);
      if (this.scene !== scene || this.live.ply !== due.ply) return;
      const next = this.stepped({ kind: 'choice', seat: due.seat, ply: due.ply, move, cut });
      if (!next.ok) return;
      this.take(next.table);
    }
  }

  whyNot(action: Action): Refusal | null {
    return this.live.whyNot(LEARNER, action);
  }

  setPace(milliseconds: number): void {
    this.pause = Math.min(milliseconds, BOT_PAUSE);
  }
}
