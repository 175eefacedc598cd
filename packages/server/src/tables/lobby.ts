/** Public tables, told live to whoever looks at the list. */
import type { LobbyRow, MyGame, TellOf } from '@landnam/protocol';
import { hasBit } from '@landnam/engine';
import type { TableRow } from '../store/store.js';
import { isOpen, isPerson, seatOf, type TableData } from './data.js';
import type { Hall, Session } from './hall.js';

const MOST_ROWS = 100;
const MOST_GAMES = 50;
/** Changes are gathered for so long. */
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
  private readonly hall: () => Hall;
  private readonly watchers = new Set<Session>();
  private timer: NodeJS.Timeout | undefined;
  private last = '';

  constructor(hall: () => Hall) {
    this.hall = hall;
  }

  async rows(): Promise<LobbyRow[]> {
    const rows = await this.hall().store.publicTables(MOST_ROWS);
    return rows.filter((row) => !isLocked(row)).map(rowTold);
  }

  watch(session: Session, watches: boolean): void {
    if (watches) this.watchers.add(session);
    else this.watchers.delete(session);
  }

  /** Some table changed. */
  stir(): void {
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
      this.hall().watch.error('the lobby could not be read', error);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.watchers.clear();
  }
}

const gameTold = async (hall: Hall, row: TableRow, guest: string): Promise<MyGame> => {
  const data = JSON.parse(row.data) as TableData;
  const seat = seatOf(data, guest);
  const due =
    data.phase === 'playing' ? await hall.rooms.with(row.id, async ({ live }) => live?.awaited() ?? 0) : 0;
  return {
    table: row.id,
    game: data.rules.game,
    phase: data.phase,
    myTurn: seat !== null && hasBit(due ?? 0, seat),
    names: data.seats.map(({ name }) => name || '-'),
    deadline: seat === null ? null : (data.clock.deadlines[seat] ?? null),
    updated: row.updated,
  };
};

export const myGames = async (hall: Hall, guest: string): Promise<MyGame[]> => {
  const rows = await hall.store.tablesOf(guest, MOST_GAMES);
  return Promise.all(rows.map((row) => gameTold(hall, row, guest)));
};
