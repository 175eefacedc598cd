/** The tables that this node has in memory. No node owns one: what is here is checked against the store with every write. */
import { fairChance, type LiveTable, openTable, type TableProblem } from '@landnam/table';
import { mindsOf } from '../minds/port.js';
import type { EntryRow, TableRow } from '../store/store.js';
import { guestsOf, seatedIn, type TableData } from './data.js';
import type { Hall } from './hall.js';
import { sealedOf } from './opening.js';
import { Room } from './room.js';
import { setupOf } from './setup.js';
import { tellRoom } from './tells.js';
import { goneRules } from './unplayable.js';

export class Rooms {
  private readonly rooms = new Map<string, Promise<Room | undefined>>();
  private readonly open = new Map<string, Room>();
  private readonly hall: Hall;

  constructor(hall: Hall) {
    this.hall = hall;
  }

  /** Those in memory, for beats and figures. */
  all(): IterableIterator<Room> {
    return this.open.values();
  }

  /** If it is in memory. */
  peek(id: string): Room | undefined {
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

  /** Alone with the table; nothing if there is none. */
  async with<T>(id: string, work: (room: Room) => Promise<T>): Promise<T | undefined> {
    const room = await this.find(id);
    if (room === undefined) return undefined;
    room.used = this.hall.now();
    return room.queue(async () => {
      if (room.doubtful) await this.refresh(room);
      const result = room.gone ? undefined : await work(room);
      // it may have gone over the work
      return room.gone ? undefined : result;
    });
  }

  private find(id: string): Promise<Room | undefined> {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id);
    this.rooms.set(id, loading);
    loading.then(
      (room) => (room === undefined ? this.rooms.delete(id) : this.open.set(id, room)),
      () => this.rooms.delete(id),
    );
    this.forgetSome();
    return loading;
  }

  private async load(id: string): Promise<Room | undefined> {
    const row = await this.hall.store.table(id);
    if (row === undefined) return undefined;
    const room = new Room(id, row.code, row.version, JSON.parse(row.data) as TableData);
    await this.openGame(room);
    return room;
  }

  /** The game as the store has it; one that this build cannot play is set aside, one whose rules are gone is closed. */
  async openGame(room: Room): Promise<void> {
    const plays = room.data.header !== null && room.data.phase !== 'closed';
    // read first: a store that fails leaves the room as it was
    const rows = plays ? await this.hall.store.entries(room.id, 0) : [];
    room.live = null;
    room.behind = null;
    room.log = undefined;
    room.aside = null;
    room.times = [];
    room.clients.clear();
    if (!plays) return;
    const live = this.playBack(room, rows);
    if (!live.ok) return this.giveUp(room, live.error, rows.length);
    room.live = live.value;
    rows.forEach((row) => keepRow(room, row));
  }

  private giveUp(room: Room, problem: TableProblem, seq: number): Promise<void> {
    const closed = room.data.phase === 'playing' ? goneRules(room.data, problem) : null;
    const what = closed === null ? 'a game is set aside' : 'a game cannot be played on';
    this.hall.watch.error(what, new Error(`${room.id.slice(0, 4)}…: ${problem.line}`));
    if (closed !== null) return this.closeOld(room, closed);
    room.aside = { seq };
    this.dismiss(room, 'setAside');
    return Promise.resolve();
  }

  private playBack(room: Room, rows: readonly EntryRow[]) {
    const { data } = room;
    const header = data.header!;
    const ports = {
      chance: fairChance(sealedOf(data)),
      minds: mindsOf(this.hall.thinker, room),
    };
    return openTable({ setup: setupOf(data), header, entries: rows.map(({ line }) => line) }, ports);
  }

  private async closeOld(room: Room, closed: TableData['closed']): Promise<void> {
    const data: TableData = { ...room.data, phase: 'closed', closed, told: room.data.told + 1 };
    const written = await this.hall.store.changeTable({
      id: room.id,
      version: room.version,
      phase: 'closed',
      visibility: data.rules.visibility,
      updated: this.hall.now(),
      data: JSON.stringify(data),
      guests: guestsOf(data),
      seated: seatedIn(data),
    });
    if (written === 'written') room.version++;
    room.data = data;
  }

  /** Reads on from the store: somebody else wrote. */
  async refresh(room: Room): Promise<void> {
    const row = await this.hall.store.table(room.id);
    room.doubtful = false;
    room.chatNews = true;
    if (row === undefined) return this.lose(room);
    const { hushed } = room.data;
    if (row.version !== room.version) takeRow(room, row);
    // what could not be played back is tried again by the next build, not with every word of others
    if (room.aside !== null && room.data.phase !== 'closed') return;
    if (hushed !== room.data.hushed) await this.openAnew(room);
    else if (isUnopened(room)) await this.openGame(room);
    else if (room.live !== null) await this.readOn(room, room.live);
  }

  /** Somebody was forgotten: neither a line nor a name stays in memory. */
  async openAnew(room: Room): Promise<void> {
    room.chat = null;
    room.chatNews = true;
    await this.openGame(room);
  }

  /** It was deleted: nobody finds it here any more. */
  private lose(room: Room): void {
    room.gone = true;
    this.forget(room.id);
    this.dismiss(room, 'unknownTable');
  }

  /** Who reads along is told why no more comes. */
  private dismiss(room: Room, code: 'unknownTable' | 'setAside'): void {
    for (const timer of room.resting.values()) clearTimeout(timer);
    room.resting.clear();
    for (const reader of room.readers) reader.tell({ tell: 'shut', table: room.id, code });
    room.readers.clear();
    room.leaving.clear();
    [room.unsettled, room.unscheduled] = [false, false];
    this.hall.bus.count(room.id, 0);
  }

  private async readOn(room: Room, live: LiveTable): Promise<void> {
    const rows = await this.hall.store.entries(room.id, live.entries.length);
    for (const row of rows) {
      if (!canReplay(live, row)) return this.openGame(room);
      keepRow(room, row);
    }
  }

  /** What was played here but not written is taken back; a line that broke over the commit leaves open whether it was made. */
  takeBack(room: Room, plies: number): void {
    room.live = room.live?.again(plies) ?? null;
    room.doubtful = true;
  }

  /** Another node, or this one, says that a table changed. */
  async heard(id: string, then: (room: Room) => Promise<void>): Promise<void> {
    const room = this.open.get(id);
    if (room === undefined) return;
    if (room.ownNews > 0) {
      room.ownNews--;
      return;
    }
    await room.queue(async () => {
      await this.refresh(room);
      if (room.shut !== null) return;
      await then(room);
      await tellRoom(this.hall, room);
    });
  }

  private forgetSome(): void {
    if (this.open.size <= this.hall.settings.rooms) return;
    const idle = [...this.open.values()].filter(
      ({ readers, leaving }) => readers.size === 0 && leaving.size === 0,
    );
    idle.sort((a, b) => a.used - b.used);
    for (const room of idle.slice(0, Math.ceil(idle.length / 10))) this.forget(room.id);
  }

  forget(id: string): void {
    this.open.delete(id);
    this.rooms.delete(id);
  }
}

const takeRow = (room: Room, row: TableRow): void => {
  room.version = row.version;
  room.data = JSON.parse(row.data) as TableData;
};

/** Begun, reopened or closed by somebody else. */
const isUnopened = ({ data, live, aside }: Room): boolean =>
  data.phase === 'closed' ? live !== null || aside !== null : live === null && data.header !== null;

/** One that throws may have been played by half: the game is laid anew. */
const canReplay = (live: LiveTable, { line }: EntryRow): boolean => {
  try {
    return live.replay(line) === null;
  } catch {
    return false;
  }
};

const keepRow = (room: Room, { at, client }: EntryRow): void => {
  room.times.push(at);
  if (client !== '') room.clients.set(client, room.times.length);
};
