/** The worker's part of looking back: a game that was played, at any moment, counted and reviewed. */
import { type Action, fail, NONE, ok, type Result } from '@landnam/engine';
import { writePosition, writePositionLine } from '@landnam/maps';
import type { ReviewStage } from '@landnam/bots/review';
import { fetchTable, legalFor, type LiveTable, writeLog } from '@landnam/table';
import { openFarLog, ReplayTable } from '@landnam/table/replay';
import { type GameStatistics, statisticsOf } from '@landnam/table/statistics';
import type { Exercise, Outline, ToldReview, TriedIdea } from '../../lookback/types.js';
import type { Keep } from '../../storage/keep.js';
import { keptOf } from '../../storage/savedGame.js';
import type { OpenProblem, Player, Update } from '../../types.js';
import { findSaved, infoOf, savedOf } from '../clerk.js';
import { updateFor, watched } from '../update.js';
import { playedOn } from './playOn.js';
import type { ReviewDesk } from './reviewDesk.js';

const soleIn = (live: LiveTable): number => {
  const people = live.people();
  return people !== 0 && (people & (people - 1)) === 0 ? 31 - Math.clz32(people) : NONE;
};

export class LookbackDesk {
  private readonly keep: Keep;
  private live: LiveTable | undefined;
  private replay: ReplayTable | undefined;
  private seat: number = NONE;
  /** Events the page has of the moment that it was shown last. */
  private told = 0;
  private counted: GameStatistics | undefined;
  private reviewing: ReviewDesk | undefined;
  private text: string | undefined;

  constructor(keep: Keep) {
    this.keep = keep;
  }

  async openSaved(id: string): Promise<Result<Outline, OpenProblem>> {
    const found = await findSaved(this.keep, id);
    if (!found.ok) return found;
    const live = await fetchTable(keptOf(found.value));
    // bots' cards of a game that goes on are nobody's business
    return live.ok ? ok(this.lay(id, live.value, 'hidden', null)) : live;
  }

  async openText(id: string, text: string): Promise<Result<Outline, OpenProblem>> {
    const found = await openFarLog(text);
    this.text = text;
    return found.ok ? ok(this.lay(id, found.value.live, 'open', found.value.trouble)) : found;
  }

  private lay(id: string, live: LiveTable, hands: 'open' | 'hidden', trouble: OpenProblem | null): Outline {
    this.live = live;
    this.replay = new ReplayTable(live, hands);
    this.seat = soleIn(live);
    const { plies } = this.replay;
    return {
      info: infoOf(id, live),
      plies,
      turns: this.replay.turns(),
      trouble,
      isOver: live.over() !== null,
      isOpen: this.replay.hands === 'open',
      seat: this.seat,
      first: this.at(plies, this.seat),
    };
  }

  private get shown(): ReplayTable {
    if (this.replay === undefined) throw new Error('no game is looked back at');
    return this.replay;
  }

  private get whole(): LiveTable {
    if (this.live === undefined) throw new Error('no game is looked back at');
    return this.live;
  }

  /** A game that is not over has no seat to look from but one's own. */
  at(ply: number, seat: number): Update {
    const eyes = this.shown.hands === 'open' ? seat : this.seat;
    const { length } = this.shown.after(ply).events;
    const update = updateFor(this.shown.shownAfter(ply), eyes, Math.min(this.told, length));
    this.told = length;
    return watched(update);
  }

  /** All of it, for a page that has nothing yet. */
  wholeAt(ply: number, seat: number): Update {
    this.told = 0;
    return this.at(ply, seat);
  }

  statistics(): GameStatistics {
    return (this.counted ??= statisticsOf(this.whole));
  }

  exportLog(): string {
    return (this.text ??= writeLog(this.whole));
  }

  /** A game that goes on is not reviewed: it would tell what hands hold. */
  async review(
    first: number,
    until: ReviewStage,
    tell: (told: ToldReview) => void,
  ): Promise<Result<true, string>> {
    if (this.shown.hands !== 'open') return fail('the game is not over');
    const { ReviewDesk } = await import('./reviewDesk.js');
    this.reviewing ??= new ReviewDesk();
    return this.reviewing.run(this.whole, this.exportLog(), { first, until }, tell);
  }

  cancelReview(): void {
    this.reviewing?.cancel();
  }

  async tradeWorths(): Promise<readonly (readonly number[])[] | null> {
    if (this.shown.hands !== 'open') return null;
    const { tradeWorths } = await import('./reviewDesk.js');
    const found = await tradeWorths(this.whole, this.exportLog(), this.statistics().trades);
    return found.ok ? found.value : null;
  }

  /** What a seat saw when it chose, and what it could have chosen. */
  exercise(ply: number, seat: number): Exercise | null {
    if (this.shown.hands !== 'open') return null;
    const table = this.shown.after(ply);
    this.told = 0;
    const update = {
      ...watched(updateFor(this.shown.shownAfter(ply), seat, 0)),
      bytes: table.viewOf(seat).bytes.slice(),
    };
    return { update, actions: legalFor(table, seat) };
  }

  weigh(ply: number, action: Action): TriedIdea | null {
    return this.reviewing?.weigh(ply, action) ?? null;
  }

  /** One line where the map ships, JSON otherwise; of a game that goes on, only what its person sees. */
  position(ply: number): string {
    const { table, state } = this.shown.after(ply);
    const viewer = this.shown.hands === 'open' ? undefined : this.seat;
    const line = writePositionLine(table, state, viewer);
    return line.ok ? line.value : JSON.stringify(writePosition(table, state, viewer));
  }

  /** A new game of this browser that begins like this one. */
  async playOn(id: string, ply: number, players: readonly Player[], seed: string): Promise<string> {
    const live = playedOn(this.whole, ply, players, seed);
    if (live.header.mapData !== undefined) await (await import('../workshop/own.js')).keepMapOf(live);
    await this.keep.write({ saved: savedOf(id, live, Date.now()), entries: live.entries }, 0);
    return id;
  }
}
