/** A game that is kept elsewhere, seen from the worker: what one seat is sent becomes all that its page must know. */
import { type Action, bit, idleAction, NONE, ok, type Refusal, type Result } from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { proxy } from 'comlink';
import { fetchAll, type Laid, type SeenUpdate, type SeenTable, seeTable } from '@landnam/table';
import {
  type AsideData,
  asideTold,
  changeAside,
  closeAside,
  followAside,
  type AsideLook,
  noAside,
  passes,
} from '@landnam/table/machine';
import { infoFrom, loadOwn } from './clerk.js';
import { hesitation } from './hesitation.js';
import { keepView } from '../network/seals.js';
import { timer } from './clockPort.js';
import type { HandDesk } from './handDesk.js';
import type { HintDesk } from './hintDesk.js';
import type { Looked } from './looked.js';
import {
  type GameInfo,
  type GameSetup,
  helpOf,
  type MannersChange,
  type OpenProblem,
  type TableHelp,
  type Update,
} from '../types.js';
import { updateFor } from './update.js';

export interface SeenFrom extends SeenUpdate {
  /** The viewer's seat; NONE for a watcher. */
  readonly seat: number;
}

/** A question with only one answer is not asked: the page does not show it. */
const unasked = (update: Update): Update => ({ ...update, due: update.due & ~bit(update.seat), actions: [] });

export class RemoteTable {
  private seen: SeenTable | undefined;
  private seenAt = { table: '', layout: '' };
  private passed: (action: Action) => void = () => undefined;
  private callOff: (() => void) | undefined;
  private aside: AsideData = noAside();
  private silence: () => void = () => undefined;
  private name = '';
  private help: TableHelp = { hints: false, hands: false };
  private hinting: HintDesk | undefined;
  private counting: HandDesk | undefined;

  /** Sets up a game kept elsewhere; `passed` is called with what this seat answers by itself. */
  async see(
    id: string,
    laid: Laid,
    setup: GameSetup,
    passed: (action: Action) => void,
  ): Promise<Result<GameInfo, OpenProblem>> {
    await loadOwn(laid.game);
    await fetchAll(laid.game);
    const seen = seeTable(laid);
    if (!seen.ok) return seen;
    this.seen = seen.value;
    this.seenAt = { table: id, layout: laid.layout };
    this.passed = passed;
    this.name = laid.game;
    this.help = helpOf(setup);
    return ok({ ...infoFrom(id, setup, seen.value.table), apart: true });
  }

  private get shown(): SeenTable {
    if (this.seen === undefined) throw new Error('no game is seen');
    return this.seen;
  }

  /** Null if something is missing in between: the server must send it again. */
  show({ seat, ...seen }: SeenFrom): Update | null {
    const { shown } = this;
    // another seat was told other secrets
    if (seat !== shown.viewer && seen.eventsFrom > 0) return null;
    shown.viewer = seat;
    if (!shown.show(seen)) return null;
    if (seat !== NONE) void this.remember(seat, seen);
    return this.sight(seen.eventsFrom);
  }

  /** So that the log at the end can be compared with what was told. */
  private async remember(seat: number, { ply, bytes }: SeenUpdate): Promise<void> {
    const { table, layout } = this.seenAt;
    const { digestOfView } = await import('./fairness.js');
    await keepView(table, { seat, ply, layout, digest: digestOfView(bytes) });
  }

  private sight(from: number): Update {
    const { shown, aside } = this;
    const isPassed = passes(aside, shown, shown.viewer);
    this.follow(isPassed ? closeAside(aside) : followAside(aside, shown, this.eyesNow()));
    this.plan(isPassed);
    const update = updateFor(shown, shown.viewer, from);
    return { ...(isPassed ? unasked(update) : update), asked: asideTold(this.aside, timer.now()) };
  }

  private eyesNow(): AsideLook {
    return { eyes: this.shown.viewer, hidden: false, now: timer.now() };
  }

  /** After a while, silence is a no. */
  private follow(aside: AsideData): void {
    this.aside = aside;
    this.silence();
    if (aside.until !== null) this.silence = timer.wake(aside.until - timer.now(), () => this.pass());
  }

  /** Everyone sees how long an answer takes: one that needs no thought must not come sooner. */
  private plan(passes: boolean): void {
    if (!passes) this.callOff?.();
    if (!passes) this.callOff = undefined;
    else this.callOff ??= timer.wake(hesitation(Math.random), () => this.pass());
  }

  private pass(): void {
    this.callOff = undefined;
    const { shown } = this;
    const packed = idleAction(shown.table.game, shown.legalOf(shown.viewer));
    if (packed !== undefined) this.passed(toJson(shown.table.game, { packed }));
  }

  /** How this person wants to be asked about offers; returns what is shown then. */
  setManners(change: MannersChange): Update {
    this.follow(changeAside(this.aside, this.shown, change, this.eyesNow()));
    return this.sight(this.shown.told);
  }

  whyNot(action: Action): Refusal | null {
    return this.shown.viewer === NONE ? null : this.shown.whyNot(this.shown.viewer, action);
  }

  private looked(): Looked {
    return { live: this.shown, name: this.name, seat: this.shown.viewer };
  }

  async hints() {
    if (!this.help.hints) return null;
    const { HintDesk } = await import('./hintDesk.js');
    this.hinting ??= new HintDesk(() => this.looked());
    return proxy(this.hinting);
  }

  async hands() {
    if (!this.help.hands) return null;
    const { HandDesk } = await import('./handDesk.js');
    this.counting ??= new HandDesk(() => this.looked());
    return this.counting.read();
  }

  /** Number of entries and events at hand, and the hash of what is seen. */
  standing(): { readonly ply: number; readonly events: number; readonly hash: string } {
    const { ply, told, viewer } = this.shown;
    return { ply, events: told, hash: this.shown.hashFor(viewer) };
  }
}
