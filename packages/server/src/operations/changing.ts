/** Changes a table in the store, whether servers are running or not. This process has no game in memory: the servers find out who is due. */
import type { OpenedStore } from '../store/open.js';
import type { TableRow } from '../store/store.js';
import { guestsOf, peopleIn, type TableData } from '@landnam/table/machine';
import { counted } from '../tables/telling/tableTold.js';

const ATTEMPTS = 5;

export const dataOf = ({ data }: TableRow): TableData => JSON.parse(data) as TableData;

/** `seq`: how many entries its game has. Returning the same object changes nothing. */
export type StoredChange = (
  data: TableData,
  held: { readonly id: string; readonly seq: number },
) => TableData;

export interface Changing {
  readonly table: string;
  readonly change: StoredChange;
  /** When it counts as something a person did. */
  readonly acted?: number;
}

const seqOf = async ({ store }: OpenedStore, { id, phase }: TableRow): Promise<number> =>
  phase === 'playing' ? (await store.entries(id, 0)).length : 0;

const write = async (opened: OpenedStore, row: TableRow, changing: Changing): Promise<boolean> => {
  const before = dataOf(row);
  const made = changing.change(before, { id: row.id, seq: await seqOf(opened, row) });
  if (made === before) return true;
  const data = counted(before, made);
  const written = await opened.store.changeTable({
    id: row.id,
    version: row.version,
    visibility: row.visibility,
    phase: data.phase,
    updated: opened.clock.now(),
    data: JSON.stringify(data),
    guests: guestsOf(data),
    seated: peopleIn(data),
    ...(changing.acted !== undefined && { acted: changing.acted }),
    due: { think: opened.clock.now() },
  });
  if (written === 'written') opened.bus.tell(row.id);
  return written === 'written';
};

/** Retried if a server wrote first. */
export const changeStored = async (
  opened: OpenedStore,
  changing: Changing,
): Promise<'done' | 'unknown' | 'failed'> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await opened.store.table(changing.table);
    if (row === undefined) return 'unknown';
    if (await write(opened, row, changing)) return 'done';
  }
  return 'failed';
};
