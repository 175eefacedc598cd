/** [S-502] What lies on an edge, as the engine counts it: nothing, a point, a card, then harbours by kind. */
import type { GameInfo, View } from '../../../../session/types.js';
import { harbourName } from '../../HarbourChooser.js';
import { groupOf } from '../../view.js';
import { t } from './words.js';

export const POINT = 1;
export const CARD = 2;
export const HARBOUR = 3;
const ANY_GOOD = 254;

export const giftsOf = (view: View): readonly { readonly edge: number; readonly gift: number }[] =>
  Array.from(groupOf(view, 'tribe')?.gift ?? [], (gift, edge) => ({ edge, gift })).filter(
    ({ gift }) => gift > 0,
  );

/** The good of a harbour, as harbours on the board keep it. */
export const harbourGood = (gift: number): number => (gift === HARBOUR ? ANY_GOOD : gift - HARBOUR - 1);

export const giftName = (info: GameInfo, gift: number): string => {
  if (gift === POINT) return t.point();
  if (gift === CARD) return t.card();
  return harbourName(info, info.scenario.goods[gift - HARBOUR - 1]?.name ?? 'any');
};
