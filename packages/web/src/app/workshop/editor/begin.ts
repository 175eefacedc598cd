/** A map in the making, begun with a map that is there already. */
import { hashOfOwn, isOwnId, type MapData } from '@landnam/maps';
import { beginHistory, middleOf, recordOf } from '@landnam/maps/edit';
import { newId } from '../../../session/asks.js';
import { type MapDraft, storeDraft } from '../../../session/workshop/drafts.js';

const draftOf = (map: MapData): MapDraft => {
  const [board = 'any'] = Object.keys(map.boards ?? {});
  return {
    id: newId(),
    record: recordOf(beginHistory(map)),
    board,
    cursor: middleOf(map.boards?.[board]?.hexes ?? []),
    changed: Date.now(),
    ...(isOwnId(map.id) && { kept: hashOfOwn(map.id) }),
  };
};

/** The address where it is drawn on. */
export const beginDraft = async (map: MapData): Promise<string> => {
  const draft = draftOf(map);
  await storeDraft(draft);
  return `/workshop/edit/${draft.id}`;
};
