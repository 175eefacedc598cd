/** A game of this browser, open in the worker: which tab leads, whose eyes look, what the page is told. */
import { type Action, bit, fail, NONE, ok, type Refusal, type Result } from '@landnam/engine';
import { proxy } from 'comlink';
import {
  fetchTable,
  type LiveTable,
  type Manners,
  openTable,
  type SavedClock,
  seededMinds,
  type StorePort,
} from '@landnam/table';
import { PATIENT } from '@landnam/table/machine';
import { findSaved, infoOf, savedOf } from './clerk.js';
import { DeviceTable, NO_LIMIT } from './deviceTable.js';
import { type FoundGame, isFurther, type Keep } from '../storage/keep.js';
import type { HandDesk } from './handDesk.js';
import type { HintDesk } from './hintDesk.js';
import type { Looked } from './looked.js';
import { Lead, type News } from './lead.js';
import { branchOf, keptOf, type SavedGame, type WholeGame } from '../storage/savedGame.js';
import { timer } from './clockPort.js';
import {
  type Clock,
  type ClockChange,
  type GameInfo,
  helpOf,
  type MannersChange,
  type OpenProblem,
  type Unsaved,
  type Update,
} from '../types.js';
import { updateFor, watched, withFinality } from './update.js';

export type Listener = (update: Update) => void;

export interface OpenedGame {
  readonly info: GameInfo;
  readonly update: Update;
}

const seatNow = (live: LiveTable): number => {
  const people = live.people();
  // a single person always sees their own hand; several see it when they take the device
  return people !== 0 && (people & (people - 1)) === 0 ? 31 - Math.clz32(people) : NONE;
};

const clockOf = ({ clock, setup }: SavedGame): SavedClock =>
  clock ?? { ...NO_LIMIT, limit: setup.turnSeconds ?? 0 };

export class SavedTable {
  private readonly keep: Keep;
  private keeper: DeviceTable<Unsaved> | undefined;
  private lead: Lead | undefined;
  private id = '';
  private created = 0;
  private seat: number = NONE;
  private pace = 500;
  private manners: Manners = PATIENT;
  private told = 0;
  private posted = 0;
  /** How often something was taken back, as the page and other tabs know it. */
  private branch = 0;
  private closed = false;
  private hinting: HintDesk | undefined;
  private counting: HandDesk | undefined;
  private listener: Listener = () => undefined;
  /** The clock of the tab that leads. */
  private followed: Clock | undefined;

  constructor(keep: Keep) {
    this.keep = keep;
  }

  async open(id: string, listener: Listener, pace: number): Promise<Result<OpenedGame, OpenProblem>> {
    this.id = id;
    this.pace = pace;
    this.lead = this.makeLead();
    await this.lead.begin();
    const why = await this.load();
    if (why !== null) {
      this.close();
      return fail(why);
    }
    this.listener = listener;
    if (!this.leads) this.lead.ask();
    const { live } = this.table;
    // the page must have the answer before the first bot moves
    setTimeout(() => void this.keeper?.run());
    return ok({ info: infoOf(id, live), update: this.update() });
  }

  private makeLead(): Lead {
    return new Lead(this.id, {
      won: () => void this.won(),
      lost: () => this.lost(),
      told: (news) => this.hear(news),
      asked: () => this.post(0),
    });
  }

  /** Reads the game as it is saved. */
  private async load(): Promise<OpenProblem | null> {
    const found = await findSaved(this.keep, this.id);
    if (!found.ok) return found.error;
    const live = await fetchTable(keptOf(found.value));
    if (!live.ok) return live.error;
    this.created = found.value.saved.created;
    this.sit(live.value, found.value);
    return null;
  }

  private sit(live: LiveTable, { saved, written, branchKept, unsaved }: Omit<FoundGame, 'entries'>): void {
    this.seat = seatNow(live);
    this.told = 0;
    this.posted = live.entries.length;
    this.keeper?.close();
    const { seat: eyes, pace, manners, leads } = this;
    const clock = leads ? clockOf(saved) : NO_LIMIT;
    const branch = branchOf({ saved });
    this.branch = branch;
    this.keeper = new DeviceTable(
      { live, clock, written, branch, branchKept, unsaved, pace, eyes, manners, follows: !leads },
      {
        clock: timer,
        minds: seededMinds(live.setup.seed),
        store: this.storeOf(),
        changed: () => this.changed(),
      },
    );
  }

  private storeOf(): StorePort<Unsaved> {
    const { id, created } = this;
    return {
      append: (entries, from, clock, { was, is }) =>
        this.keep.write(
          { saved: { ...savedOf(id, this.table.live, created, is), clock }, entries },
          from,
          was,
        ),
      writeClock: (clock) => this.keep.writeClock(id, clock),
    };
  }

  private changed(): void {
    const isCut = this.branch !== this.table.branch;
    this.branch = this.table.branch;
    // who remembers what was taken back hears all of it anew
    if (isCut) this.told = 0;
    this.tell();
    this.post(isCut ? 0 : this.posted);
  }

  private get table(): DeviceTable<Unsaved> {
    if (this.keeper === undefined) throw new Error('no game is open');
    return this.keeper;
  }

  private get leads(): boolean {
    return this.lead?.leads === true;
  }

  /** The leading tab is gone, or was asked to leave. */
  private async won(): Promise<void> {
    if (this.keeper === undefined || this.closed) return;
    const found = await findSaved(this.keep, this.id);
    const { live, unsaved } = this.keeper;
    const own = this.whole(live);
    const kept = found.ok ? found.value : { ...own, written: 0, branchKept: 0, unsaved };
    const whole = isFurther(own, kept) ? undefined : openTable(keptOf(kept));
    this.sit(whole?.ok ? whole.value : live, kept);
    this.tell();
    void this.keeper.run();
  }

  private whole(live: LiveTable): WholeGame {
    return { saved: savedOf(this.id, live, this.created, this.branch), entries: live.entries };
  }

  private lost(): void {
    if (this.keeper === undefined || this.closed) return;
    const { live, unsaved } = this.keeper;
    this.followed = this.keeper.clock();
    this.sit(live, { ...this.whole(live), written: 0, branchKept: this.branch, unsaved });
    this.tell();
  }

  private post(from: number): void {
    if (this.keeper === undefined || !this.leads) return;
    const { live } = this.keeper;
    this.lead?.tell({
      from,
      lines: live.entries.slice(from),
      clock: this.keeper.clock(),
      branch: this.branch,
    });
    this.posted = live.entries.length;
  }

  private hear({ from, lines, clock, branch = 0 }: News): void {
    if (this.keeper === undefined || this.leads) return;
    this.followed = clock;
    if (branch !== this.branch && from === 0) this.startAnew(branch);
    const { live } = this.keeper;
    if (branch !== this.branch || from > live.entries.length) this.lead?.ask();
    else for (const line of lines.slice(live.entries.length - from)) live.replay(line);
    this.tell();
  }

  /** The tab that leads has taken something back. */
  private startAnew(branch: number): void {
    const live = this.table.live.again(0);
    if (live === undefined) return;
    const saved = savedOf(this.id, live, this.created, branch);
    this.sit(live, { saved, written: 0, branchKept: branch, unsaved: this.table.unsaved });
  }

  private update(): Update {
    const { leads, table } = this;
    const clock = leads ? table.clock() : this.followed;
    const update = withFinality(updateFor(table.live, this.seat, this.told, clock), table.live);
    this.told = table.live.events.length;
    const { unsaved, fault } = table;
    if (!leads) return { ...watched(update), unsaved, fault };
    return { ...update, unsaved, fault, asked: table.asked(), back: table.back() };
  }

  private tell(): void {
    this.listener(this.update());
  }

  /** After a fault. */
  async goOn(): Promise<void> {
    await this.table.goOn();
  }

  async act(actions: readonly Action[]): Promise<Refusal | null> {
    return this.leads ? this.table.act(actions) : null;
  }

  async takeBack(to: number): Promise<boolean> {
    return this.leads && (await this.table.takeBack(to));
  }

  async setManners(change: MannersChange): Promise<void> {
    const { notThisTurn: _, composing: _busy, ...manners } = change;
    this.manners = { ...this.manners, ...manners };
    if (this.leads) await this.table.setManners(change);
  }

  async takeOver(): Promise<void> {
    await this.lead?.takeOver();
  }

  async setClock(change: ClockChange): Promise<void> {
    if (this.leads) await this.table.setClock(change);
  }

  async leave(away: boolean): Promise<void> {
    if (this.leads) await this.table.leave(away);
  }

  whyNot(action: Action): Refusal | null {
    return this.table.live.whyNot(this.seat, action);
  }

  /** Only people's hands can be looked at. */
  look(seat: number): void {
    if (!this.leads) return;
    const { live } = this.table;
    const allowed = (live.people() & bit(seat)) !== 0 && seat < live.table.game.seats;
    this.seat = allowed ? seat : NONE;
    this.table.look(this.seat);
    this.told = 0;
    this.tell();
  }

  setPace(milliseconds: number): void {
    this.pace = milliseconds;
    if (this.keeper !== undefined) this.keeper.pace = milliseconds;
  }

  async exportLog(): Promise<string> {
    const { writeLog } = await import('./logs.js');
    return writeLog(this.table.live, this.table.clock().limit);
  }

  private looked(): Looked {
    const { live } = this.table;
    return { live, name: live.header.game, seat: this.seat };
  }

  async hints() {
    if (!helpOf(this.table.live.setup).hints) return null;
    const { HintDesk } = await import('./hintDesk.js');
    this.hinting ??= new HintDesk(() => this.looked());
    return proxy(this.hinting);
  }

  async hands() {
    if (!helpOf(this.table.live.setup).hands) return null;
    const { HandDesk } = await import('./handDesk.js');
    this.counting ??= new HandDesk(() => this.looked());
    return this.counting.read();
  }

  close(): void {
    this.closed = true;
    this.keeper?.close();
    this.lead?.close();
  }
}
