/** The worker's keeper of one game: plays nature and bots, saves, tells whoever looks. */
import {
  type Action,
  type Below,
  bit,
  fail,
  NONE,
  ok,
  type Refusal,
  type Result,
  type Seat,
} from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import type { Log, LogHeader } from '@landnam/engine/log';
import { BOTS, Chance } from '@landnam/bots';
import {
  ATLAS,
  boardFor,
  dealTable,
  describeProblem,
  findTable,
  headerOf,
  optionsOf,
  replayLog,
  type Table,
  tableOf,
} from '@landnam/maps';
import { type SavedClock, TurnClock } from './clock.js';
import { updateFor } from './eyes.js';
import { CLOCK_NOTE, SEATS_NOTE, writeLog } from './export.js';
import { appendEntries, readGame, saveClock, type SavedGame } from './saves.js';
import { CLOCK, LiveTable } from './table.js';
import type { ClockChange, GameInfo, GameSetup, Player, Preview, Sketch, Update } from './types.js';

export type Listener = (update: Update) => void;

const belowFor = (seed: string): Below => new Chance(`${seed} deal`).below;

const headerFor = (table: Table, setup: GameSetup): LogHeader =>
  headerOf(table, dealTable(table, belowFor(setup.seed)), {
    seed: setup.seed,
    seated: setup.players.map(({ bot }): By => (bot === '' ? 'person' : `bot ${bot}`)),
  });

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const infoOf = (id: string, live: LiveTable): GameInfo => {
  const { game } = live.table;
  const { layout, board, scenario, seats } = game;
  const [modules, types] = [game.modules.map(({ name }) => name), game.rules.map(({ type }) => type)];
  return { id, setup: live.setup, layout, board, scenario, seats, modules, types };
};

const isBot = (name: string | undefined): name is string => name !== undefined && Object.hasOwn(BOTS, name);

const noteOf = ({ notes }: Log, name: string): string | undefined =>
  notes.find(({ note }) => note.startsWith(name))?.note.slice(name.length);

/** The header says who plays; in logs of the first format a note did, or the names were those of bots. */
const playersOf = (log: Log): Player[] => {
  const { header } = log;
  const told = noteOf(log, SEATS_NOTE)?.split(',');
  return Array.from({ length: header.seats }, (_, seat) => {
    const name = log.names[seat] ?? '';
    const bot = [header.seated?.[seat]?.replace(/^bot /, ''), told?.[seat], name].find(isBot) ?? '';
    return { kind: bot === '' ? 'person' : 'bot', name, bot };
  });
};

const seatNow = (live: LiveTable): number => {
  const people = live.people();
  // a single person always sees the own hand; several see it when they take the device
  return people !== 0 && (people & (people - 1)) === 0 ? 31 - Math.clz32(people) : NONE;
};

const NO_LIMIT: SavedClock = { limit: 0, paused: false, turn: '', left: [] };
const NO_EVENTS = { up: () => undefined, step: () => undefined };

const clockOf = ({ clock, setup }: SavedGame): SavedClock =>
  clock ?? { ...NO_LIMIT, limit: setup.turnSeconds ?? 0 };

export class Host {
  private live: LiveTable | undefined;
  private id = '';
  private created = 0;
  private seat: number = NONE;
  private pace = 500;
  private told = 0;
  private saved = 0;
  private running = false;
  private saving: Promise<void> = Promise.resolve();
  private unsaved = false;
  private closed = false;
  private listener: Listener = () => undefined;
  private clock = new TurnClock(NO_LIMIT, NO_EVENTS);

  /** A board to look at before it is played on; nothing is kept. */
  preview(setup: GameSetup): Result<Preview, string> {
    const table = findTable(setup.game, setup.players.length, setup.options);
    if (!table.ok) return table;
    const live = new LiveTable(table.value, setup, headerFor(table.value, setup));
    const { map } = table.value;
    const [options, players] = [optionsOf(map), map.players];
    return ok({ info: infoOf('', live), update: updateFor(live, NONE, 0), options, players });
  }

  /** The printed map, as far as it is printed. */
  sketch(game: string): Sketch | undefined {
    const map = ATLAS.get(game);
    if (map === undefined) return undefined;
    const { hexes } = boardFor(map, Math.max(...map.players));
    return {
      hexes: hexes.map(({ q, r, terrain }) => ({ q, r, terrain })),
      players: map.players,
      pointsToWin: map.pointsToWin,
    };
  }

  async create(id: string, setup: GameSetup): Promise<Result<string, string>> {
    const table = findTable(setup.game, setup.players.length, setup.options);
    if (!table.ok) return table;
    const live = new LiveTable(table.value, setup, headerFor(table.value, setup));
    await appendEntries(savedOf(id, live, Date.now()), 0, []);
    return ok(id);
  }

  /** A log from a file becomes a game of one's own. */
  async import(id: string, text: string): Promise<Result<string, string>> {
    const replay = replayLog(text, { partial: true });
    if (!replay.ok) return fail(describeProblem(replay.error));
    const { header, entries } = replay.value.log;
    const setup: GameSetup = {
      game: header.game,
      options: header.options as GameSetup['options'],
      players: playersOf(replay.value.log),
      seed: header.seed ?? id,
      turnSeconds: Number(noteOf(replay.value.log, CLOCK_NOTE) ?? 0),
    };
    const live = openLive(setup, header);
    if (!live.ok) return live;
    for (const { action, by } of entries) live.value.replay(by === CLOCK ? `${action} ; ${by}` : action);
    await appendEntries(savedOf(id, live.value, Date.now()), 0, live.value.entries);
    return ok(id);
  }

  async open(
    id: string,
    listener: Listener,
    pace: number,
  ): Promise<Result<{ info: GameInfo; update: Update }, string>> {
    const found = await readGame(id);
    if (found === undefined) return fail('');
    const live = openLive(found.saved.setup, found.saved.header);
    if (!live.ok) return live;
    for (const line of found.entries) {
      const why = live.value.replay(line);
      if (why !== null) return fail(why);
    }
    this.live = live.value;
    this.id = id;
    this.created = found.saved.created;
    this.saved = live.value.entries.length;
    this.seat = seatNow(live.value);
    this.pace = pace;
    this.listener = listener;
    this.clock = new TurnClock(clockOf(found.saved), {
      up: (seat) => void this.timeUp(seat as Seat),
      step: () => void saveClock(id, this.clock.saved()),
    });
    this.follow();
    const update = updateFor(live.value, this.seat, 0, this.clock.told());
    this.told = live.value.events.length;
    // the page must have the answer before the first bot moves
    setTimeout(() => void this.run());
    return ok({ info: infoOf(id, live.value), update });
  }

  private get table(): LiveTable {
    if (this.live === undefined) throw new Error('no game is open');
    return this.live;
  }

  private follow(): void {
    const { table, seat } = this;
    const due = table.next() === seat && table.over() === null && !this.closed;
    const own = table.state.core.active[0] === seat || table.state.core.active[0] === NONE;
    this.clock.follow({ turn: table.turn(), seat: due ? seat : NONE, own });
  }

  private tell(): void {
    this.follow();
    const update = updateFor(this.table, this.seat, this.told, this.clock.told());
    this.told = this.table.events.length;
    this.listener({ ...update, unsaved: this.unsaved });
  }

  /** One after another: two at once would both write the entry that comes next. */
  private save(): Promise<void> {
    this.saving = this.saving.then(() => this.saveRest());
    return this.saving;
  }

  private async saveRest(): Promise<void> {
    const { entries } = this.table;
    const from = this.saved;
    const to = entries.length;
    try {
      const saved = { ...savedOf(this.id, this.table, this.created), clock: this.clock.saved() };
      await appendEntries(saved, from, entries.slice(from));
      // what could not be saved is tried again with the next move: a gap would spoil the log
      this.saved = to;
      this.unsaved = false;
    } catch {
      this.unsaved = true;
    }
  }

  /** Nature at once, bots at their pace, until a person is waited for. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (!this.closed && (await this.step()));
    this.running = false;
  }

  private async step(): Promise<boolean> {
    const { table } = this;
    const next = table.next();
    if (next === NONE) return false;
    if (table.playNature()) return this.changed();
    if (!table.isBot(next)) return false;
    if (this.pace > 0) await wait(this.pace);
    // somebody may have acted while the bot was thinking
    if (table.next() === next && !this.closed) table.playBot(next as Seat);
    table.playNature();
    return this.changed();
  }

  private async changed(): Promise<boolean> {
    await this.save();
    this.tell();
    return true;
  }

  async act(actions: readonly Action[]): Promise<Refusal | null> {
    const { table } = this;
    const why = table.act(this.seat, actions);
    if (why !== null) return why;
    table.playNature();
    await this.changed();
    void this.run();
    return null;
  }

  private async timeUp(seat: Seat): Promise<void> {
    this.table.playOn(seat);
    await this.changed();
    void this.run();
  }

  async setClock(change: ClockChange): Promise<void> {
    this.clock.change(change);
    this.tell();
    await saveClock(this.id, this.clock.saved());
  }

  async leave(away: boolean): Promise<void> {
    this.clock.leave(away);
    if (this.clock.told().limit === 0) return;
    this.tell();
    await saveClock(this.id, this.clock.saved());
  }

  whyNot(action: Action): Refusal | null {
    return this.table.whyNot(this.seat, action);
  }

  /** Only people are looked over the shoulder of. */
  look(seat: number): void {
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
  }
}

const openLive = (setup: GameSetup, header: LogHeader): Result<LiveTable, string> => {
  const table = tableOf(header);
  if (!table.ok) return fail(describeProblem(table.error));
  return ok(new LiveTable(table.value, setup, header));
};

const savedOf = (id: string, live: LiveTable, created: number): SavedGame => ({
  id,
  setup: live.setup,
  header: live.header,
  created,
  updated: Date.now(),
  plies: live.entries.length,
  round: live.round,
  winners: live.over()?.winners ?? null,
});
