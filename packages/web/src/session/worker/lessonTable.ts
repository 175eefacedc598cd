/** A step of a lesson, open in the worker: the table's own machine plays it, and what the step is not about is not taken over. */
import { type Action, fail, hasBit, ok, type Refusal, type Result, topKind, topSeat } from '@landnam/engine';
import { parseMove, toJson } from '@landnam/engine/notation';
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
import {
  actionsBy,
  judge,
  judgeAnswer,
  LEARNER,
  OPEN,
  type LessonScene,
  type LessonVerdict,
} from '../lesson/scene.js';
import type { DealtSite, SiteGrades } from '../training/types.js';
import type { GameInfo, OpenProblem, Update } from '../types.js';
import { infoOf } from './clerk.js';
import { timer } from './clockPort.js';
import { NO_LIMIT } from './deviceTable.js';
import type { SiteDesk } from './training/trainingDesk.js';
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
  /** The learner's own turn had begun. */
  private isTurn = false;
  private sites: SiteDesk | undefined;

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
    const { state, table } = live;
    this.isTurn = topKind(state) === table.game.kind.main && topSeat(state) === this.seat;
    const looked = this.stepped({ kind: 'looks', eyes: this.seat, hidden: false });
    if (looked.ok) this.table = looked.table;
  }

  private get now(): TableNow {
    if (this.table === undefined) throw new Error('no step is open');
    return this.table;
  }

  private get seat(): number {
    return this.scene?.seat ?? LEARNER;
  }

  private get live(): LiveTable {
    return this.now.game!;
  }

  private stepped(happening: TableHappening) {
    return step(AT_DEVICE, this.now, { ...happening, at: timer.now(), salt: NO_SALT });
  }

  private get isOpen(): boolean {
    const { wish, answer } = this.scene ?? {};
    return (wish !== undefined || answer !== undefined) && !['done', 'missed'].includes(this.verdict.kind);
  }

  private update(): Update {
    const update = updateFor(this.live, this.seat, this.told);
    this.told = this.live.events.length;
    return { ...(this.isOpen ? update : still(update)), over: null };
  }

  private tell(): void {
    this.listener(this.update(), this.verdict);
  }

  /** What the step is not about is proposed by the machine, and dropped here. */
  private take(table: TableNow): void {
    const [before, after] = [this.live, table.game!];
    const mine = actionsBy(this.seat, after.entries.slice(before.entries.length));
    const told = after.events.slice(before.events.length).map(({ event }) => event.type);
    const { wish } = this.scene!;
    this.verdict = wish === undefined ? this.answered(after) : judge(wish, mine, told);
    if (this.verdict.kind !== 'wrong') this.table = table;
    this.tell();
  }

  private answered(live: LiveTable): LessonVerdict {
    const { answer } = this.scene!;
    const isWon = hasBit(live.state.core.winners[0] ?? 0, this.seat);
    const mine = actionsBy(this.seat, live.entries);
    return answer === undefined ? OPEN : judgeAnswer(answer, mine, { isTurn: this.isTurn, isWon });
  }

  /** What the learner did since the scene began. */
  done(): readonly string[] {
    return actionsBy(this.seat, this.live.entries);
  }

  act(actions: readonly Action[]): Refusal | null {
    if (!this.isOpen) return null;
    const who = { guest: guestAt(this.seat), name: '' };
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
    return this.live.whyNot(this.seat, action);
  }

  /** Actions as text, as the page speaks of them. */
  read(actions: readonly string[]): readonly Action[] {
    const { game } = this.live.table;
    return actions.flatMap((text) => {
      const move = parseMove(game, text);
      return move.ok ? [toJson(game, move.value)] : [];
    });
  }

  /** What a row of actions would have been worth at the beginning of the scene. */
  async weigh(actions: readonly string[]): Promise<number | null> {
    const { position = '' } = this.scene ?? {};
    return (await import('./training/trainingDesk.js')).weigh(position, this.seat, actions);
  }

  async dealSite(game: string, seed: string): Promise<DealtSite | null> {
    return (await import('./training/trainingDesk.js')).dealSite(game, seed);
  }

  /** Plays out the site that the learner chose, and those that look best beside it. */
  async gradeSite(chosen: string, tell: (grades: SiteGrades) => void): Promise<boolean> {
    const { SiteDesk } = await import('./training/trainingDesk.js');
    this.sites ??= new SiteDesk();
    return this.sites.grade(this.scene?.position ?? '', this.seat, chosen, tell);
  }

  stopGrading(): void {
    this.sites?.stop();
  }

  setPace(milliseconds: number): void {
    this.pause = Math.min(milliseconds, BOT_PAUSE);
  }
}
