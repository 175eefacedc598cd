/** The tables in this node's memory. No node owns a table: every write is checked against the store. */
import { fairChance, type LiveTable, openTable, type TableProblem } from '@landnam/table';
import { atLeast, guestsOf, peopleIn, sealedOf, setupOf, type TableData } from '@landnam/table/machine';
import type { EntryRow, TableRow } from '../../store/store.js';
import type { ServerContext } from '../context.js';
import { beginningOf } from '../ids.js';
import { HeldTable } from './heldTable.js';
import { arm, expectedDue } from '../playing/due.js';
import { meet, readPresence, sayHere } from '../telling/there.js';
import { tellReaders } from '../telling/tells.js';
import { goneRules } from './unplayable.js';

export class HeldTables {
  private readonly rooms = new Map<string, Promise<HeldTable | undefined>>();
  private readonly open = new Map<string, HeldTable>();
  private readonly server: ServerContext;

  constructor(server: ServerContext) {
    this.server = server;
  }

  /** Those in memory, for beats and metrics. */
  all(): IterableIterator<HeldTable> {
    return this.open.values();
  }

  /** If it is in memory. */
  peek(id: string): HeldTable | undefined {
    return this.open.get(id);
  }

  get size(): number {
    return this.open.size;
  }

  get setAside(): number {
    let count = 0;
    for (const { aside } of this.open.values()) if (aside !== null) count++;
    return count;
  }

  /** With the table locked; undefined if there is none. */
  async with<T>(id: string, work: (held: HeldTable) => Promise<T>): Promise<T | undefined> {
    const held = await this.find(id);
    if (held === undefined) return undefined;
    held.used = this.server.now();
    return held.queue(async () => {
      if (held.doubtful) await this.refresh(held);
      await this.server.maps.atHand(held.data.rules.game);
      const result = held.gone ? undefined : await work(held);
      // it may have been deleted during the work
      return held.gone ? undefined : result;
    });
  }

  private find(id: string): Promise<HeldTable | undefined> {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id);
    this.rooms.set(id, loading);
    loading.then(
      (held) => (held === undefined ? this.rooms.delete(id) : this.open.set(id, held)),
      () => this.rooms.delete(id),
    );
    this.forgetSome();
    return loading;
  }

  private async load(id: string): Promise<HeldTable | undefined> {
    const row = await this.server.store.table(id);
    if (row === undefined) return undefined;
    const held = new HeldTable(id, row.code, row.version, JSON.parse(row.data) as TableData);
    takeRow(this.server, held, row);
    await this.openGame(held);
    held.due = expectedDue(held.table(), this.server.now());
    meet(this.server, held);
    return held;
  }

  /** The game as the store has it; one that this build cannot replay is set aside, one whose rules are gone is closed. */
  async openGame(held: HeldTable): Promise<void> {
    const plays = held.data.header !== null && held.data.phase !== 'closed';
    // read first: if the store fails, the held table stays as it was
    const rows = plays ? await this.server.store.entries(held.id, 0) : [];
    await this.server.maps.atHand(held.data.rules.game);
    held.live = null;
    held.behind = null;
    held.log = undefined;
    held.aside = null;
    held.times = [];
    held.clients.clear();
    if (!plays) return;
    const live = this.playBack(held, rows);
    if (!live.ok) return this.giveUp(held, live.error, rows.length);
    held.live = live.value;
    rows.forEach((row) => keepRow(held, row));
  }

  private giveUp(held: HeldTable, problem: TableProblem, seq: number): Promise<void> {
    const closed = held.data.phase === 'playing' ? goneRules(held.data, problem) : null;
    const what = closed === null ? 'a game is set aside' : 'a game cannot be played on';
    this.server.monitor.error(what, new Error(`${beginningOf(held.id)}…: ${problem.line}`));
    if (closed !== null) return this.closeOld(held, closed);
    held.aside = { seq };
    this.dismiss(held, 'setAside');
    return Promise.resolve();
  }

  private playBack(held: HeldTable, rows: readonly EntryRow[]) {
    const { data } = held;
    const header = data.header!;
    const ports = { chance: fairChance(sealedOf(data)) };
    return openTable({ setup: setupOf(data), header, entries: rows.map(({ line }) => line) }, ports);
  }

  private async closeOld(held: HeldTable, closed: TableData['closed']): Promise<void> {
    const data: TableData = { ...held.data, phase: 'closed', closed, told: held.data.told + 1 };
    const written = await this.server.store.changeTable({
      id: held.id,
      version: held.version,
      phase: 'closed',
      visibility: data.rules.visibility,
      updated: this.server.now(),
      data: JSON.stringify(data),
      guests: guestsOf(data),
      seated: peopleIn(data),
      due: { time: null, think: null },
    });
    if (written === 'written') held.version++;
    held.data = data;
  }

  /** Reads on from the store: another node wrote. */
  async refresh(held: HeldTable): Promise<void> {
    const row = await this.server.store.table(held.id);
    const isOwn = held.doubtful;
    held.doubtful = false;
    held.chatNews = true;
    if (row === undefined) return this.lose(held);
    const { version, seq } = held;
    await this.readRow(held, row);
    if (held.version !== version || held.seq !== seq) this.takeDue(held, isOwn);
  }

  /** Whoever wrote it looks after it: another node, or this one without having heard so. */
  private takeDue(held: HeldTable, isOwn: boolean): void {
    held.botJob = -1;
    held.due = expectedDue(held.table(), this.server.now());
    if (isOwn) arm(this.server, held);
    else this.server.due.disarm(held.id);
  }

  private async readRow(held: HeldTable, row: TableRow): Promise<void> {
    const { hushed } = held.data;
    if (row.version !== held.version) takeRow(this.server, held, row);
    else held.data = lifted(this.server, held.data, row.updated);
    meet(this.server, held);
    // what could not be played back is tried again by the next build, not with every word of others
    if (held.aside !== null && held.data.phase !== 'closed') return;
    if (hushed !== held.data.hushed) await this.openAnew(held);
    else if (isUnopened(held)) await this.openGame(held);
    else if (held.live !== null) await this.readOn(held, held.live);
  }

  /** A guest was forgotten: no line and no name stays in memory. */
  async openAnew(held: HeldTable): Promise<void> {
    held.chat = null;
    held.chatNews = true;
    await this.openGame(held);
  }

  /** It was deleted: no longer found here. */
  private lose(held: HeldTable): void {
    held.gone = true;
    this.forget(held.id);
    this.dismiss(held, 'unknownTable');
  }

  /** Readers are told why nothing more will come. */
  private dismiss(held: HeldTable, code: 'unknownTable' | 'setAside'): void {
    for (const { timer } of held.resting.values()) clearTimeout(timer);
    held.resting.clear();
    for (const reader of held.readers) reader.tell({ tell: 'shut', table: held.id, code });
    held.readers.clear();
    this.server.due.disarm(held.id);
    sayHere(this.server, held);
  }

  private async readOn(held: HeldTable, live: LiveTable): Promise<void> {
    const rows = await this.server.store.entries(held.id, live.entries.length);
    for (const row of rows) {
      if (!canReplay(live, row)) return this.openGame(held);
      keepRow(held, row);
    }
  }

  /** Another node says that a table changed, or another process. */
  async heard(id: string, then: (held: HeldTable) => Promise<void>): Promise<void> {
    const held = this.open.get(id);
    await held?.queue(async () => {
      await this.refresh(held);
      if (held.shut !== null) return;
      await then(held);
      await tellReaders(this.server, held);
    });
  }

  private forgetSome(): void {
    if (this.open.size <= this.server.settings.rooms) return;
    const idle = [...this.open.values()].filter(
      ({ id, readers, resting }) => readers.size + resting.size === 0 && !this.server.due.isBusy('think', id),
    );
    idle.sort((a, b) => a.used - b.used);
    for (const held of idle.slice(0, Math.ceil(idle.length / 10))) this.forget(held.id);
  }

  forget(id: string): void {
    this.open.delete(id);
    this.rooms.delete(id);
  }
}

/** Nobody has less than the least time after a start or after a node died: of what was written before that. */
const lifted = ({ partings, settings }: ServerContext, data: TableData, written: number): TableData =>
  written < partings.died ? atLeast(data, partings.died + settings.leastTime) : data;

const takeRow = (server: ServerContext, held: HeldTable, row: TableRow): void => {
  const before = held.data;
  held.version = row.version;
  held.data = lifted(server, JSON.parse(row.data) as TableData, row.updated);
  readPresence(held, before);
};

/** Begun, reopened or closed by someone else. */
const isUnopened = ({ data, live, aside }: HeldTable): boolean =>
  data.phase === 'closed' ? live !== null || aside !== null : live === null && data.header !== null;

/** A move that throws may be half played: the game is rebuilt. */
const canReplay = (live: LiveTable, { line }: EntryRow): boolean => {
  try {
    return live.replay(line) === null;
  } catch {
    return false;
  }
};

const keepRow = (held: HeldTable, { at, client }: EntryRow): void => {
  held.times.push(at);
  if (client !== '') held.clients.set(client, held.times.length);
};
