/** The worker's keeper of one game: plays nature and bots, saves, tells whoever looks. */
import { type Action, bit, fail, NONE, ok, type Refusal, type Result, type Seat } from '@landnam/engine';
import { Clerk, fetchWhole, infoOf, messageOf, openWhole, savedOf } from './clerk.js';
import { type SavedClock, TurnClock } from './clock.js';
import { updateFor, watched } from './eyes.js';
import { writeLog } from './export.js';
import type { ShelfPort } from './keep.js';
import { Lead, type News } from './lead.js';
import { holdLife } from './life.js';
import type { SavedGame, WholeGame } from './savedGame.js';
import type { LiveTable } from './table.js';
import type { Clock, ClockChange, Fault, GameInfo, Problem, Unsaved, Update } from './types.js';

export type Listener = (update: Update) => void;

export interface Opened {
  readonly info: GameInfo;
  readonly update: Update;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const seatNow = (live: LiveTable): number => {
  const people = live.people();
  // a single person always sees the own hand; several see it when they take the device
  return people !== 0 && (people & (people - 1)) === 0 ? 31 - Math.clz32(people) : NONE;
};

const NO_LIMIT: SavedClock = { limit: 0, paused: false, turn: '', left: [] };
const NO_EVENTS = { up: () => undefined, step: () => undefined };

const clockOf = ({ clock, setup }: SavedGame): SavedClock =>
  clock ?? { ...NO_LIMIT, limit: setup.turnSeconds ?? 0 };

export class Host extends Clerk {
  private live: LiveTable | undefined;
  private lead: Lead | undefined;
  private id = '';
  private created = 0;
  private seat: number = NONE;
  private pace = 500;
  private told = 0;
  private posted = 0;
  private written = 0;
  private running = false;
  private saving: Promise<void> = Promise.resolve();
  private unsaved: Unsaved | null = null;
  private fault: Fault | null = null;
  private closed = false;
  private listener: Listener = () => undefined;
  private clock = new TurnClock(NO_LIMIT, NO_EVENTS);
  /** The clock of the tab that leads. */
  private followed: Clock | undefined;

  /** Said once by the page: where to lay what cannot be saved, and how to notice that this worker ended. */
  async begin(shelf: ShelfPort, life: string): Promise<boolean> {
    this.keep.shelf = shelf;
    return holdLife(life);
  }

  async open(id: string, listener: Listener, pace: number): Promise<Result<Opened, Problem>> {
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
    const { table } = this;
    // the page must have the answer before the first bot moves
    setTimeout(() => void this.run());
    return ok({ info: infoOf(id, table), update: this.update() });
  }

  private makeLead(): Lead {
    return new Lead(this.id, {
      won: () => void this.won(),
      lost: () => this.lost(),
      told: (news) => this.hear(news),
      asked: () => this.post(0),
    });
  }

  /** Takes the game as it is saved. */
  private async load(): Promise<Problem | null> {
    const found = await this.find(this.id);
    if (!found.ok) return found.error;
    const live = await fetchWhole(found.value);
    if (!live.ok) return live.error;
    const { saved, written, unsaved } = found.value;
    this.created = saved.created;
    this.written = written;
    this.unsaved = unsaved;
    this.sit(live.value, saved);
    return null;
  }

  private sit(live: LiveTable, saved: SavedGame): void {
    this.live = live;
    this.seat = seatNow(live);
    this.told = 0;
    this.posted = live.entries.length;
    this.clock.close();
    this.clock = this.leads ? this.makeClock(saved) : new TurnClock(NO_LIMIT, NO_EVENTS);
  }

  private makeClock(saved: SavedGame): TurnClock {
    const { id } = this;
    return new TurnClock(clockOf(saved), {
      up: (seat) => void this.timeUp(seat as Seat),
      step: () => void this.keep.writeClock(id, this.clock.saved()),
    });
  }

  private get table(): LiveTable {
    if (this.live === undefined) throw new Error('no game is open');
    return this.live;
  }

  private get leads(): boolean {
    return this.lead?.leads === true;
  }

  /** The tab that led is gone, or was asked to leave. */
  private async won(): Promise<void> {
    const { live } = this;
    if (live === undefined || this.closed) return;
    const found = await this.find(this.id);
    const { saved, entries, written } = found.ok ? found.value : this.whole(live);
    const whole = entries.length >= live.entries.length ? openWhole({ saved, entries }) : undefined;
    this.written = written;
    this.sit(whole?.ok ? whole.value : live, saved);
    this.tell();
    void this.run();
  }

  private whole(live: LiveTable): WholeGame & { readonly written: number } {
    return { saved: savedOf(this.id, live, this.created), entries: live.entries, written: 0 };
  }

  private lost(): void {
    const { live } = this;
    if (live === undefined || this.closed) return;
    this.followed = this.clock.told();
    this.sit(live, savedOf(this.id, live, this.created));
    this.tell();
  }

  private post(from: number): void {
    if (this.live === undefined || !this.leads) return;
    const { entries } = this.live;
    this.lead?.tell({ from, lines: entries.slice(from), clock: this.clock.told() });
    this.posted = entries.length;
  }

  private hear({ from, lines, clock }: News): void {
    const { live } = this;
    if (live === undefined || this.leads) return;
    this.followed = clock;
    if (from > live.entries.length) this.lead?.ask();
    else for (const line of lines.slice(live.entries.length - from)) live.replay(line);
    this.tell();
  }

  private follow(): void {
    const { table, seat } = this;
    const due = table.next() === seat && table.over() === null && !this.closed && this.fault === null;
    const own = table.state.core.active[0] === seat || table.state.core.active[0] === NONE;
    this.clock.follow({ turn: table.turn(), seat: due ? seat : NONE, own });
  }

  private update(): Update {
    this.follow();
    const { unsaved, fault, leads } = this;
    const clock = leads ? this.clock.told() : this.followed;
    const update = updateFor(this.table, this.seat, this.told, clock);
    this.told = this.table.events.length;
    return { ...(leads ? update : watched(update)), unsaved, fault };
  }

  private tell(): void {
    this.listener(this.update());
  }

  /** One after another: two at once would both write the entry that comes next. */
  private save(): Promise<void> {
    this.saving = this.saving.then(() => this.saveRest());
    return this.saving;
  }

  private async saveRest(): Promise<void> {
    if (!this.leads) return;
    const entries = [...this.table.entries];
    const saved = { ...savedOf(this.id, this.table, this.created), clock: this.clock.saved() };
    this.unsaved = await this.keep.write({ saved, entries }, this.written);
    // what could not be saved is tried again with the next move: a gap would spoil the log
    if (this.unsaved === null) this.written = entries.length;
  }

  /** Nature at once, bots at their pace, until a person is waited for. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.plays() && (await this.step()));
    } catch (error) {
      this.stumble(error);
    } finally {
      this.running = false;
    }
  }

  private plays(): boolean {
    return !this.closed && this.leads && this.fault === null;
  }

  private async step(): Promise<boolean> {
    const { table } = this;
    const next = table.next();
    if (next === NONE) return false;
    if (table.playNature()) return this.changed();
    if (!table.isBot(next)) return false;
    if (this.pace > 0) await wait(this.pace);
    // somebody may have acted while the bot was thinking
    if (table === this.live && table.next() === next && this.plays()) table.playBot(next as Seat);
    table.playNature();
    return this.changed();
  }

  private async changed(): Promise<boolean> {
    await this.save();
    this.tell();
    this.post(this.posted);
    return true;
  }

  /** The rules may have thrown in the middle of a move: the table is laid anew from the moves that are whole. */
  private stumble(error: unknown): void {
    const again = openWhole(this.whole(this.table));
    if (again.ok) this.live = again.value;
    const next = again.ok ? again.value.next() : NONE;
    const bot = this.table.isBot(next);
    this.fault = { kind: bot ? 'bot' : 'rules', seat: bot ? next : NONE, line: messageOf(error) };
    this.told = 0;
    this.tell();
  }

  /** After a fault. */
  async goOn(): Promise<void> {
    const { fault } = this;
    this.fault = null;
    if (fault?.kind === 'bot') await this.tryTo(() => this.table.playByChance(fault.seat as Seat));
    else this.tell();
    void this.run();
  }

  /** Plays nothing if the move is refused. */
  private async tryTo(move: () => Refusal | null | void): Promise<Refusal | null> {
    try {
      const why = move();
      if (why) return why;
      this.table.playNature();
      await this.changed();
    } catch (error) {
      this.stumble(error);
    }
    return null;
  }

  async act(actions: readonly Action[]): Promise<Refusal | null> {
    if (!this.leads) return null;
    this.fault = null;
    const why = await this.tryTo(() => this.table.act(this.seat, actions));
    if (why === null) void this.run();
    return why;
  }

  private async timeUp(seat: Seat): Promise<void> {
    await this.tryTo(() => this.table.playOn(seat));
    void this.run();
  }

  async takeOver(): Promise<void> {
    await this.lead?.takeOver();
  }

  async setClock(change: ClockChange): Promise<void> {
    if (!this.leads) return;
    this.clock.change(change);
    this.tell();
    this.post(this.posted);
    await this.keep.writeClock(this.id, this.clock.saved());
  }

  async leave(away: boolean): Promise<void> {
    if (!this.leads) return;
    this.clock.leave(away);
    if (this.clock.told().limit === 0) return;
    this.tell();
    await this.keep.writeClock(this.id, this.clock.saved());
  }

  whyNot(action: Action): Refusal | null {
    return this.table.whyNot(this.seat, action);
  }

  /** Only people are looked over the shoulder of. */
  look(seat: number): void {
    if (!this.leads) return;
    const allowed = (this.table.people() & bit(seat)) !== 0 && seat < this.table.table.game.seats;
    this.seat = allowed ? seat : NONE;
    this.told = 0;
    this.tell();
  }

  setPace(milliseconds: number): void {
    this.pace = milliseconds;
  }

  exportLog(): string {
    return writeLog(this.table, this.clock.told().limit);
  }

  close(): void {
    this.closed = true;
    this.clock.close();
    this.lead?.close();
  }
}
