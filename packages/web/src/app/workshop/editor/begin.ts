/** A map in the making, begun with a map that is there already. */
import { boardKey, hashOfOwn, isOwnId, type MapData } from '@landnam/maps';
import { beginHistory, middleOf, recordOf } from '@landnam/maps/edit';
import { newId } from '../../../session/asks.js';
import { type MapDraft, storeDraft } from '../../../session/workshop/drafts.js';

const draftOf = (map: MapData, seats: number | undefined): MapDraft => {
  const [first = 'any'] = Object.keys(map.boards ?? {});
  const board = seats === undefined ? first : boardKey(map, seats);
  return {
    id: newId(),
    record: recordOf(beginHistory(map)),
    board,
    cursor: middleOf(map.boards?.[board]?.hexes ?? []),
    changed: Date.now(),
    ...(seats !== undefined && { seats }),
    ...(isOwnId(map.id) && { kept: hashOfOwn(map.id) }),
  };
};

/** The address where it is drawn on, for so many where that was chosen before. */
export const beginDraft = async (map: MapData, seats?: number): Promise<string> => {
  const draft = draftOf(map, seats);
  await storeDraft(draft);
  return `/workshop/edit/${draft.id}`;
};
