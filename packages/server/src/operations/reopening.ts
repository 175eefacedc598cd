/** Undoes a closing: by an operator, because rules were gone, and those that builds before 2026-11-16 recorded after any failure. */
import type { Result } from '@landnam/engine';
import { type LiveTable, openTable, type TableProblem } from '@landnam/table';
import { atLeast, failOpening, setupOf, type TableData, unreadyAll } from '@landnam/table/machine';
import { USUAL } from '../settings.js';
import type { OpenedStore } from '../store/open.js';
import type { TableRow } from '../store/store.js';
import { newSalt } from '../tables/held/write.js';
import { goneRules } from '../tables/held/unplayable.js';
import { changeStored, dataOf } from './changing.js';

/** `aside`: it is open, but this build cannot replay it. `gone`: its rules are, so a server would close it again. */
export type Reopened =
  | { readonly state: 'open' | 'unknown' | 'notClosed' | 'failed' }
  | { readonly state: 'aside' | 'gone'; readonly line: string };

type Replayed = Result<LiveTable, TableProblem>;

const replay = async (
  { store }: OpenedStore,
  { id }: TableRow,
  data: TableData,
): Promise<Replayed | null> => {
  if (data.header === null) return null;
  const entries = (await store.entries(id, 0)).map(({ line }) => line);
  return openTable({ setup: setupOf(data), header: data.header, entries });
};

/** Before a game, everyone has to say ready again; an opening that was under way has failed and is announced. */
const beforeGame = (data: TableData, { id }: { readonly id: string }): TableData =>
  data.openBy === null ? unreadyAll(data) : failOpening(data, { id, salt: newSalt() }, []);

/** Everybody has the time to come back, as after a start. */
const backAtGame = (data: TableData, phase: TableData['phase'], now: number): TableData =>
  atLeast({ ...data, phase }, now + USUAL.leastTime);

const reopened = (
  data: TableData,
  game: Replayed | null,
  held: { readonly id: string },
  at: number,
): TableData => {
  const open = { ...data, closed: null };
  if (game === null) return beforeGame(open, held);
  const isOver = game.ok && game.value.over() !== null;
  return backAtGame(open, isOver ? 'over' : 'playing', at);
};

export const reopenTable = async (opened: OpenedStore, table: string): Promise<Reopened> => {
  const row = await opened.store.table(table);
  if (row === undefined) return { state: 'unknown' };
  const data = dataOf(row);
  if (data.phase !== 'closed') return { state: 'notClosed' };
  const game = await replay(opened, row, data);
  const gone = game === null || game.ok ? null : goneRules(data, game.error);
  if (gone !== null) return { state: 'gone', line: gone.line };
  const done = await changeStored(opened, {
    table,
    change: (now, held) => (now.phase === 'closed' ? reopened(now, game, held, opened.clock.now()) : now),
    // otherwise it would be as old as its last move, and go with the next sweep
    acted: opened.clock.now(),
  });
  if (done !== 'done') return { state: done };
  return game === null || game.ok ? { state: 'open' } : { state: 'aside', line: game.error.line };
};
