/** Runs a table's steps here: what one proposes is written first, then taken over and told. */
import { randomBytes } from 'node:crypto';
import type { Refused } from '@landnam/protocol';
import {
  type TableGiven,
  guestsOf,
  NETWORK,
  peopleIn,
  plyOf,
  type Ran,
  type RunnerPort,
  runStep,
  step,
  type TableData,
  type TableHappening,
  type TableNow,
  type TableProposal,
  type Who,
} from '@landnam/table/machine';
import { freeName } from '../../guests/names/names.js';
import type { DueTimes, TableChange, TableRow, Written } from '../../store/store.js';
import type { ServerContext } from '../context.js';
import { arm, dueChange, hasDue, noteDue } from '../playing/due.js';
import { refused } from '../refusals.js';
import { announce } from './announce.js';
import { keepNew } from './keepNew.js';
import { counted } from '../telling/tableTold.js';
import { tellReaders } from '../telling/tells.js';
import { presentBits } from '../telling/there.js';
import type { HeldTable } from './heldTable.js';

export interface Running {
  /** Whether a person asked for it: that alone keeps a table from growing old. Forgetting reaches tables that are set aside too. */
  readonly by: 'person' | 'itself' | 'forgetting';
  /** Of an ask that may be sent again; empty otherwise. */
  readonly client?: string;
}

type Trouble = Exclude<Written, 'written' | 'raced'>;

export const newSalt = (): Uint8Array => randomBytes(32);

const givenOf = ({ settings }: ServerContext): TableGiven => ({
  customs: NETWORK,
  limits: settings,
  freeName,
  counted,
});

const changeOf = (
  server: ServerContext,
  held: HeldTable,
  data: TableData,
  by: Running['by'],
): TableChange => ({
  id: held.id,
  version: held.version,
  phase: data.phase,
  visibility: data.rules.visibility,
  updated: server.now(),
  data: JSON.stringify(data),
  guests: guestsOf(data),
  seated: peopleIn(data),
  ...(by === 'person' && { acted: server.now() }),
});

/** Everybody here and on other nodes learns it; who is due is armed. It is written already: trouble here refuses nothing. */
export const spread = async (server: ServerContext, held: HeldTable): Promise<void> => {
  announce(server, held.id);
  arm(server, held);
  try {
    await tellReaders(server, held);
  } catch (error) {
    server.monitor.error('news of a table', error);
  }
};

const troubleOf = (written: Trouble): Refused =>
  refused(written === 'full' ? 'storage' : 'failed', { where: written });

/** One table here, for one event. */
class TableRun implements RunnerPort<Trouble> {
  readonly given: TableGiven;
  private readonly server: ServerContext;
  private readonly held: HeldTable;
  private readonly running: Running;
  private at = 0;
  /** What is due after it, as far as that is different. */
  private due: DueTimes = {};
  private created = false;

  constructor(server: ServerContext, held: HeldTable, running: Running) {
    this.given = givenOf(server);
    this.server = server;
    this.held = held;
    this.running = running;
  }

  table(): TableNow {
    return this.held.table();
  }

  now(): number {
    return this.server.now();
  }

  salt(): Uint8Array {
    return newSalt();
  }

  async write({ effects, table }: TableProposal, at: number): Promise<Written> {
    const { server, held, running } = this;
    const made = await this.create(effects);
    if (made !== 'written') return made;
    const written = effects.find((effect) => effect.kind === 'write');
    if (written === undefined) return 'written';
    this.at = at;
    this.due = dueChange(held.due, table, at);
    const { due } = this;
    const { from, lines, data } = written;
    const change = data === null ? undefined : changeOf(server, held, data, running.by);
    if (lines.length === 0)
      return change === undefined ? 'written' : server.store.changeTable({ ...change, due });
    const append = { table: held.id, from, lines, client: running.client ?? '', at };
    return server.store.append({ ...append, ...(change && { change }), ...(hasDue(due) && { due }) });
  }

  /** Before it is named: if this one is lost to a race, nobody hears of the other, and it is swept. */
  private async create(effects: TableProposal['effects']): Promise<Written> {
    const made = effects.find((effect) => effect.kind === 'create');
    if (made === undefined || this.created) return 'written';
    const written = await keepNew(this.server, made.id, made.data, guestsOf(made.data));
    this.created = written === 'written';
    return written;
  }

  async adopt({ table, lines, effects }: TableProposal): Promise<void> {
    const { held, running, at } = this;
    if (!effects.some(({ kind }) => kind === 'write')) return;
    if (table.data !== held.data) {
      held.version++;
      held.rowPresent = presentBits(table.data);
    }
    held.data = table.data;
    held.live = table.game;
    noteDue(held, this.due);
    for (const _ of lines) held.times.push(at);
    if (running.client && lines.length > 0) held.clients.set(running.client, held.times.length);
    await spread(this.server, held);
  }

  /** A batch that was tried again after it was committed says `raced` to whoever won. */
  async readOn(proposed: TableProposal): Promise<boolean | null> {
    const { server, held, running } = this;
    const { version } = held;
    await server.tables.refresh(held);
    if (shutFor(held, running) !== null) return null;
    const isThere = held.clients.has(running.client ?? '') || isWritten(held, proposed, version + 1);
    if (isThere) await spread(server, held);
    return isThere;
  }
}

/** But for who is there, which each node knows for itself. */
const rowOf = ({ seats, ...data }: TableData): string =>
  JSON.stringify([data, seats.map((seat) => ({ ...seat, present: false, graceUntil: null }))]);

const isWritten = (held: HeldTable, { table }: TableProposal, version: number): boolean =>
  held.version === version && held.seq === plyOf(table) && rowOf(held.data) === rowOf(table.data);

const shutFor = ({ shut }: HeldTable, { by }: Running): HeldTable['shut'] =>
  shut === 'setAside' && by === 'forgetting' ? null : shut;

const answerOf = (held: HeldTable, ran: Ran<Trouble>): Refused | null => {
  if (ran.kind === 'stepped') return ran.step.ok ? null : ran.step;
  if (ran.kind === 'raced') return refused(held.shut ?? 'stale', { seq: held.seq });
  // a line that broke over the commit leaves open whether it was made
  held.doubtful = true;
  return troubleOf(ran.trouble);
};

/** Alone with the table. Null once it is written and told. */
export const stepTable = async (
  server: ServerContext,
  held: HeldTable,
  happening: TableHappening,
  running: Running = { by: 'itself' },
): Promise<Refused | null> => {
  const shut = shutFor(held, running);
  if (shut !== null) return refused(shut);
  return answerOf(held, await runStep(new TableRun(server, held, running), happening));
};

const changeRow = async (server: ServerContext, row: TableRow, data: TableData): Promise<Written> => {
  const { id, version, phase, visibility, updated } = row;
  const change = { id, version, phase, visibility, updated, guests: guestsOf(data), seated: peopleIn(data) };
  const written = await server.store.changeTable({ ...change, data: JSON.stringify(data) });
  if (written === 'written') announce(server, id);
  return written;
};

const stepRow = async (
  server: ServerContext,
  row: TableRow,
  happening: TableHappening,
): Promise<Written | Refused> => {
  const now = { id: row.id, data: JSON.parse(row.data) as TableData, game: null };
  const next = step(givenOf(server), now, { ...happening, at: server.now(), salt: newSalt() });
  if (!next.ok) return next;
  return next.table.data === now.data ? 'written' : changeRow(server, row, next.table.data);
};

/** Changes what is shown of somebody, no move and no clock: a game that nobody has open is not played back for that. */
export const changeShown = async (
  server: ServerContext,
  row: TableRow,
  who: Who,
  ask: 'rename' | 'forget',
): Promise<Refused | null> => {
  const happening = { kind: 'ask', who, ask: { ask } } as const;
  if (server.tables.peek(row.id) === undefined && row.phase !== 'gathering') {
    const done = await stepRow(server, row, happening);
    if (typeof done !== 'string') return done;
    if (done !== 'raced') return done === 'written' ? null : troubleOf(done);
  }
  return (await server.tables.with(row.id, (held) => stepTable(server, held, happening))) ?? null;
};
