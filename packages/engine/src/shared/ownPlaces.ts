/**
 * Where a seat's pieces stand: ascending ids, NONE after the last. They follow from the tables of the board;
 * searching those for thirty pieces, turn by turn, was the most expensive part of every game at sea.
 */
import { type EdgeIndex, NONE, type SeatIndex, type VertexIndex } from '../core/ids.js';
import type { State } from '../core/state/state.js';
import type { EdgeTable } from '../core/state/tables.js';

/** Rows are never full, so NONE ends each of them. */
export const MOST_ROUTES = 32;
export const MOST_HOMES = 16;

const insert = (row: Uint8Array, from: number, end: number, place: number): void => {
  let i = from;
  while (row[i] < place) i++;
  for (let k = end - 1; k > i; k--) row[k] = row[k - 1];
  row[i] = place;
  if (row[end - 1] !== NONE) throw new RangeError('a seat has more pieces than its row holds');
};

const remove = (row: Uint8Array, from: number, end: number, place: number): void => {
  let i = from;
  while (row[i] < place) i++;
  for (; i < end - 1; i++) row[i] = row[i + 1];
};

export const firstRoute = (seat: SeatIndex): number => seat * MOST_ROUTES;
export const firstHome = (seat: SeatIndex): number => seat * MOST_HOMES;

/** Puts a road or another route piece into the table of its kind. */
export const addRoute = (s: State, table: EdgeTable, seat: SeatIndex, edge: EdgeIndex): void => {
  table[edge] = seat;
  insert(s.base.routes, firstRoute(seat), firstRoute(seat + 1), edge);
};

export const dropRoute = (s: State, table: EdgeTable, edge: EdgeIndex): void => {
  const seat = table[edge];
  table[edge] = NONE;
  remove(s.base.routes, firstRoute(seat), firstRoute(seat + 1), edge);
};

/** Rebuilds the list from a table of routes. */
export const listRoutes = (s: State, table: EdgeTable): void => {
  for (let edge = 0; edge < table.length; edge++)
    if (table[edge] !== NONE) addRoute(s, table, table[edge], edge);
};

/** A building where there was none. */
export const addHome = (s: State, seat: SeatIndex, vertex: VertexIndex): void => {
  s.base.owner[vertex] = seat;
  insert(s.base.homes, firstHome(seat), firstHome(seat + 1), vertex);
};
