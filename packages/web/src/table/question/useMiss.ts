/** A tap beside everything that glows asks the engine why that place does not. */
import type { Action, Board } from '@landnam/engine';
import { placePoint, type ScreenPoint } from '../../board/geometry.js';
import { useFeature, useOpenTable } from '../../moves/context.js';
import type { ActionEntry, Feature, OpenTable } from '../../moves/feature.js';
import type { BoardPlace, PlaceKind } from '../../moves/places.js';
import { directTypes } from '../../moves/targets.js';
import type { ActionType, Snapshot } from '../../session/types.js';

export const nearestPlace = (board: Board, kind: PlaceKind, at: ScreenPoint): BoardPlace | undefined => {
  const count = { hex: board.hexes, vertex: board.vertices, edge: board.edges }[kind];
  const ranked = Array.from({ length: count }, (_, i) => ({ kind, at: i }))
    .map((place) => ({ place, point: placePoint(board, place) }))
    .map(({ place, point }) => ({ place, far: Math.hypot(point.x - at.x, point.y - at.y) }))
    .sort((a, b) => a.far - b.far);
  const [first] = ranked;
  return first === undefined || first.far > (kind === 'hex' ? 50 : 25) ? undefined : first.place;
};

/** The action as it would be at that place, with its other operands taken from a legal one. */
const actionAt = (
  { operand, second, secondKind }: ActionEntry,
  type: ActionType,
  { kind, at }: BoardPlace,
  picked: BoardPlace | null,
  sample: Action | undefined,
): Action => {
  if (second === undefined || (secondKind && picked === null))
    return { ...sample, type, [operand ?? kind]: at } as unknown as Action;
  const operands = { [operand ?? picked?.kind ?? kind]: picked?.at ?? at, [second]: at };
  return { ...sample, type, ...operands } as unknown as Action;
};

const explainMiss = async (table: OpenTable, feature: Feature, snapshot: Snapshot, at: ScreenPoint) => {
  const { session, store } = table;
  const { armed, picked } = store.getState();
  if (armed === null && feature.taps.some((tap) => tap(table, snapshot, at))) return;
  const type = armed ?? directTypes(feature, snapshot)[0];
  const entry = type === undefined ? undefined : feature.actions[type];
  if (type === undefined || entry?.place === undefined) return;
  const kind = (picked && entry.secondKind) ?? entry.place;
  const place = nearestPlace(session.info.board, kind, at);
  if (place === undefined) return;
  const sample = snapshot.actions.find(({ action }) => action.type === type)?.action;
  const refusal = await session.whyNot(actionAt(entry, type, place, picked, sample));
  if (refusal !== null) store.getState().note({ refusal, pinned: true });
};

export const useMiss = (snapshot: Snapshot): ((at: ScreenPoint) => void) => {
  const [table, feature] = [useOpenTable(), useFeature()];
  return (at) => void explainMiss(table, feature, snapshot, at);
};
