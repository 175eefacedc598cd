/** What an operator does by hand, beside the server or while it runs. */
import type { OpenedStore } from '../store/open.js';
import type { Ages, ReportRow, TableRow } from '../store/store.js';
import { forgetEverywhere } from '../guests/forgetting.js';
import { forgotten, guestsOf } from '@landnam/table/machine';
import { newSalt } from '../tables/held/write.js';
import { changeStored, dataOf, type StoredChange } from './changing.js';

const PHASES = ['gathering', 'opening', 'playing', 'over', 'closed'];
const MOST_REPORTS = 200;
/** Logs show no more than this of a table's id. */
const SHORTEST = 4;

export interface SeatSummary {
  readonly seat: number;
  readonly name: string;
  /** Guest who may be banned; null for a bot or an open seat. */
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

/** Text that people wrote must not move an operator's cursor or reverse the line. */
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

const rowsIn = async ({ store }: OpenedStore, phases: readonly string[]): Promise<TableRow[]> =>
  (await Promise.all(phases.map((phase) => store.tablesIn(phase)))).flat();

/** Latest first. */
export const listTables = async (
  opened: OpenedStore,
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

export const listReports = async ({ store }: OpenedStore): Promise<readonly ReportRow[]> =>
  (await store.reports(MOST_REPORTS)).map(legibleReport);

/** By id, by code, or by the beginning of an id if it is unique. */
export const findTable = async (opened: OpenedStore, name: string): Promise<TableRow | undefined> => {
  const { store } = opened;
  const exact = (await store.table(name)) ?? (await store.tableByCode(name.toUpperCase()));
  if (exact !== undefined || name.length < SHORTEST) return exact;
  const like = (await rowsIn(opened, PHASES)).filter(({ id }) => id.startsWith(name));
  return like.length === 1 ? like[0] : undefined;
};

/** Play ends; the log is kept. */
export const closeTable = async (opened: OpenedStore, table: string, line: string): Promise<boolean> => {
  const change: StoredChange = (data) => ({ ...data, phase: 'closed', closed: { code: 'operator', line } });
  return (await changeStored(opened, { table, change })) === 'done';
};

/** False if there is no such guest. */
export const banGuest = async ({ store }: OpenedStore, guest: string, banned: boolean): Promise<boolean> => {
  if ((await store.guest(guest)) === undefined) return false;
  await store.banGuest(guest, banned);
  return true;
};

export const purgeOld = (
  { store, bus, clock }: OpenedStore,
  ages: Ages,
): Promise<Readonly<Record<string, number>>> => store.retain(clock.now(), ages, (table) => bus.tell(table));

export const purgeTable = async ({ store, bus }: OpenedStore, id: string): Promise<boolean> => {
  const deleted = await store.deleteTable(id);
  if (deleted) bus.tell(id);
  return deleted;
};

/** Versions before 2026-11-16 deleted a guest's index but left the name in tables: those are searched too. */
const placesOf = async (opened: OpenedStore, guest: string): Promise<string[]> => {
  const named = (await rowsIn(opened, PHASES)).filter((row) => guestsOf(dataOf(row)).includes(guest));
  return [...new Set([...(await opened.store.placesOf(guest)), ...named.map(({ id }) => id)])];
};

/** As if the guest had asked to be forgotten. After `failed` it can be retried. */
export const purgeGuest = async (
  opened: OpenedStore,
  guest: string,
): Promise<'forgotten' | 'unknown' | 'failed'> => {
  const places = await placesOf(opened, guest);
  if (places.length === 0 && (await opened.store.guest(guest)) === undefined) return 'unknown';
  const change: StoredChange = (data, held) =>
    forgotten(data, guest, { id: held.id, salt: newSalt() }, held.seq);
  const why = await forgetEverywhere(opened.store, guest, places, async (table) =>
    (await changeStored(opened, { table, change })) === 'failed' ? 'failed' : null,
  );
  return why ?? 'forgotten';
};

/** For one thing after another, then everything is closed. */
export const closeStore = async ({ nodes, bus, store }: OpenedStore): Promise<void> => {
  await nodes.close();
  await bus.close();
  await store.close();
};
