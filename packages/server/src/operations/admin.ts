/** What whoever looks after a server does by hand, beside it or while it runs. */
import type { Opened } from '../store/open.js';
import type { Ages, ReportRow, TableRow } from '../store/store.js';
import { guestsOf, seatedIn, type TableData } from '../tables/data.js';

const PHASES = ['gathering', 'opening', 'playing', 'over', 'closed'];
const ATTEMPTS = 5;
const MOST_REPORTS = 200;
/** Logs show no more of a table's id. */
const SHORTEST = 4;

export interface SeatSummary {
  readonly seat: number;
  readonly name: string;
  /** Who may be banned; null for a bot or an open seat. */
  readonly guest: string | null;
}

export interface TableSummary {
  readonly id: string;
  readonly code: string;
  readonly phase: string;
  readonly game: string;
  readonly updated: number;
  readonly seats: readonly SeatSummary[];
}

const dataOf = ({ data }: TableRow): TableData => JSON.parse(data) as TableData;

/** What people wrote must not move an operator's cursor, or turn the line around. */
const legible = (text: string): string =>
  text.replaceAll(/\s/gu, ' ').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '');

const summaryOf = (row: TableRow): TableSummary => {
  const { rules, seats } = dataOf(row);
  return {
    id: row.id,
    code: row.code,
    phase: row.phase,
    game: rules.game,
    updated: row.updated,
    seats: seats.map(({ name, guest }, seat) => ({ seat, name: legible(name), guest })),
  };
};

const rowsIn = async ({ store }: Opened, phases: readonly string[]): Promise<TableRow[]> =>
  (await Promise.all(phases.map((phase) => store.tablesIn(phase)))).flat();

/** The latest first. */
export const listTables = async (
  opened: Opened,
  phases: readonly string[] = PHASES,
): Promise<TableSummary[]> => {
  const rows = await rowsIn(opened, phases);
  return rows.sort((a, b) => b.updated - a.updated).map(summaryOf);
};

const legibleReport = ({ said, ...report }: ReportRow): ReportRow => ({
  ...report,
  reason: legible(report.reason),
  said: said && { guest: said.guest, name: legible(said.name), text: legible(said.text) },
});

export const listReports = async ({ store }: Opened): Promise<readonly ReportRow[]> =>
  (await store.reports(MOST_REPORTS)).map(legibleReport);

/** By id, code or the beginning of an id, if there is one such table. */
export const findTable = async (opened: Opened, name: string): Promise<TableRow | undefined> => {
  const { store } = opened;
  const exact = (await store.table(name)) ?? (await store.tableByCode(name.toUpperCase()));
  if (exact !== undefined || name.length < SHORTEST) return exact;
  const like = (await rowsIn(opened, PHASES)).filter(({ id }) => id.startsWith(name));
  return like.length === 1 ? like[0] : undefined;
};

const closed = (row: TableRow, line: string): TableData => {
  const data = dataOf(row);
  return { ...data, phase: 'closed', closed: { code: 'operator', line }, told: data.told + 1 };
};

/** Nobody plays on; the log is kept. */
export const closeTable = async ({ store, bus }: Opened, id: string, line: string): Promise<boolean> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await store.table(id);
    if (row === undefined) return false;
    const data = closed(row, line);
    const { version, visibility } = row;
    const known = { guests: guestsOf(data), seated: seatedIn(data) };
    const change = { id, version, visibility, phase: 'closed', updated: Date.now(), ...known };
    if ((await store.changeTable({ ...change, data: JSON.stringify(data) })) === 'written') {
      bus.tell(id);
      return true;
    }
  }
  return false;
};

/** False if there is no such guest. */
export const banGuest = async ({ store }: Opened, guest: string, banned: boolean): Promise<boolean> => {
  if ((await store.guest(guest)) === undefined) return false;
  await store.banGuest(guest, banned);
  return true;
};

export const purgeOld = ({ store, bus }: Opened, ages: Ages): Promise<Readonly<Record<string, number>>> =>
  store.retain(Date.now(), ages, (table) => bus.tell(table));

export const purgeTable = async ({ store, bus }: Opened, id: string): Promise<boolean> => {
  const deleted = await store.deleteTable(id);
  if (deleted) bus.tell(id);
  return deleted;
};

export const purgeGuest = async ({ store }: Opened, guest: string): Promise<boolean> => {
  if ((await store.guest(guest)) === undefined) return false;
  await store.forgetGuest(guest);
  return true;
};

/** For one thing after another, then everything is closed. */
export const closeStore = async ({ jobs, bus, store }: Opened): Promise<void> => {
  await jobs.close();
  await bus.close();
  await store.close();
};
