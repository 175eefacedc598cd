/** What was done to a map, step by step: a first map and edits, all of it data. */
import type { MapData } from '../format.js';
import { applyEdit, type MapEdit } from './edits.js';

export const MOST_STEPS = 1000;
export const MOST_BYTES = 5_000_000;

/** What is kept over a reload. */
export interface EditRecord {
  readonly first: MapData;
  readonly edits: readonly MapEdit[];
  /** Edits that are done; those after them were undone. */
  readonly done: number;
}
export interface EditHistory extends EditRecord {
  /** After each number of edits, the first map first. */
  readonly maps: readonly MapData[];
  readonly bytes: number;
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

export const beginHistory = (first: MapData): EditHistory => ({
  first,
  edits: [],
  done: 0,
  maps: [first],
  bytes: sizeOf(first),
});

export const presentOf = ({ maps, done }: EditHistory): MapData => maps[done]!;

/** The oldest step is forgotten; what it did stays. */
const shortened = (history: EditHistory): EditHistory => {
  const { edits, done, maps, bytes } = history;
  const [oldest] = edits;
  if (oldest === undefined || (edits.length <= MOST_STEPS && bytes <= MOST_BYTES)) return history;
  const first = maps[1]!;
  return shortened({
    first,
    edits: edits.slice(1),
    done: done - 1,
    maps: maps.slice(1),
    bytes: bytes - sizeOf(oldest) + sizeOf(first) - sizeOf(history.first),
  });
};

/** What changes nothing is no step. */
export const doEdit = (history: EditHistory, edit: MapEdit): EditHistory => {
  const now = presentOf(history);
  const next = applyEdit(now, edit);
  if (next === now || JSON.stringify(next) === JSON.stringify(now)) return history;
  const undone = history.edits.slice(history.done).reduce((sum, each) => sum + sizeOf(each), 0);
  return shortened({
    first: history.first,
    edits: [...history.edits.slice(0, history.done), edit],
    done: history.done + 1,
    maps: [...history.maps.slice(0, history.done + 1), next],
    bytes: history.bytes - undone + sizeOf(edit),
  });
};

/** The last step again, grown: a stroke is one step however long it is. */
export const redoLast = (history: EditHistory, edit: MapEdit): EditHistory => doEdit(undo(history), edit);

export const canUndo = ({ done }: EditRecord): boolean => done > 0;
export const canRedo = ({ done, edits }: EditRecord): boolean => done < edits.length;

export const undo = (history: EditHistory): EditHistory =>
  canUndo(history) ? { ...history, done: history.done - 1 } : history;
export const redo = (history: EditHistory): EditHistory =>
  canRedo(history) ? { ...history, done: history.done + 1 } : history;

export const recordOf = ({ first, edits, done }: EditHistory): EditRecord => ({ first, edits, done });

export const openRecord = ({ first, edits, done }: EditRecord): EditHistory => {
  const all = edits.reduce(doEdit, beginHistory(first));
  return { ...all, done: Math.min(done, all.edits.length) };
};
