/** Public tables, sent live to everyone looking at the list. */
import type { LobbyRow, MyGame, TellOf } from '@landnam/protocol';
import { hasBit } from '@landnam/engine';
import type { LiveTable } from '@landnam/table';
import type { TableRow } from '../../store/store.js';
import { isOpen, isPerson, isSentAway, seatOf, type TableData } from '@landnam/table/machine';
import type { ServerContext, Session } from '../context.js';

const MOST_ROWS = 100;
const MOST_GAMES = 50;
/** How long changes are collected. */
const PAUSE = 500;

const rowTold = ({ id, data }: TableRow): LobbyRow => {
  const { rules, seats, hostName, phase, created } = JSON.parse(data) as TableData;
  return {
    table: id,
    game: rules.game,
    host: hostName,
    people: seats.filter(isPerson).length,
    open: seats.filter(isOpen).length,
    seats: seats.length,
    pace: rules.pace,
    phase,
    created,
  };
};

const isLocked = ({ data }: TableRow): boolean => (JSON.parse(data) as TableData).locked;

export class Lobby {
  private readonly server: () => ServerContext;
  private readonly watchers = new Set<Session>();
  private timer: NodeJS.Timeout | undefined;
  private last = '';

  constructor(server: () => ServerContext) {
    this.server = server;
  }

  async rows(): Promise<LobbyRow[]> {
    const rows = await this.server().store.publicTables(MOST_ROWS);
    return rows.filter((row) => !isLocked(row)).map(rowTold);
  }

  watch(session: Session, watches: boolean): void {
    if (watches) this.watchers.add(session);
    else this.watchers.delete(session);
  }

  /** Some table changed. */
  tellSoon(): void {
    if (this.watchers.size === 0) return;
    this.timer ??= setTimeout(() => void this.tell(), PAUSE);
  }

  private async tell(): Promise<void> {
    this.timer = undefined;
    try {
      const told: TellOf<'lobby'> = { tell: 'lobby', tables: await this.rows() };
      const text = JSON.stringify(told);
      if (text === this.last) return;
      this.last = text;
      for (const session of this.watchers) session.tell(told);
    } catch (error) {
      this.server().monitor.error('the lobby could not be read', error);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.watchers.clear();
  }
}

/** Games that may be opened for one ask: each is replayed from its first move. */
const MOST_OPENED = 10;

const waitsFor = (live: LiveTable | null | undefined, seat: number): boolean =>
  hasBit(live?.awaited() ?? 0, seat);

/** If time runs, the deadline shows it; otherwise the game does. */
const isMyTurn = async (
  server: ServerContext,
  id: string,
  { rules, clock }: TableData,
  seat: number,
  opens: boolean,
): Promise<boolean> => {
  const known = server.tables.peek(id);
  if (known !== undefined) return waitsFor(known.live, seat);
  if (rules.pace !== 'none') return (clock.deadlines[seat] ?? null) !== null;
  return opens && ((await server.tables.with(id, async ({ live }) => waitsFor(live, seat))) ?? false);
};

const gameTold = async (
  server: ServerContext,
  row: TableRow,
  guest: string,
  opens: boolean,
): Promise<MyGame> => {
  const data = JSON.parse(row.data) as TableData;
  const seat = seatOf(data, guest);
  const plays = seat !== null && data.phase === 'playing';
  return {
    table: row.id,
    game: data.rules.game,
    phase: data.phase,
    myTurn: plays && (await isMyTurn(server, row.id, data, seat, opens)),
    resigned: plays && data.seats[seat]?.resigned === true,
    names: data.seats.map(({ name }) => name || '-'),
    deadline: seat === null ? null : (data.clock.deadlines[seat] ?? null),
    updated: row.updated,
  };
};

/** A table's guests include people who were sent away from it. */
const isAtHome = ({ data }: TableRow, guest: string): boolean =>
  !isSentAway(JSON.parse(data) as TableData, guest);

export const myGames = async (server: ServerContext, guest: string): Promise<MyGame[]> => {
  const rows = (await server.store.tablesOf(guest, MOST_GAMES)).filter((row) => isAtHome(row, guest));
  return Promise.all(rows.map((row, i) => gameTold(server, row, guest, i < MOST_OPENED)));
};
