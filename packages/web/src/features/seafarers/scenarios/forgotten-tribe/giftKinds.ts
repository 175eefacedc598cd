/** [S-502] What lies on an edge, as the engine counts it: nothing, a point, a card, then harbours by kind. */
import type { GameWords } from '../../../../moves/feature.js';
import { ANY_GOOD } from '../../../../session/none.js';
import type { View } from '../../../../session/types.js';
import { harbourName } from '../../harbours.js';
import { groupOf } from '../../view.js';
import { t } from './words/index.js';

export const POINT = 1;
export const CARD = 2;
export const HARBOUR = 3;

export const giftsOf = (view: View): readonly { readonly edge: number; readonly gift: number }[] =>
  Array.from(groupOf(view, 'tribe')?.gift ?? [], (gift, edge) => ({ edge, gift })).filter(
    ({ gift }) => gift > 0,
  );

/** The good of a harbour, as harbours on the board keep it. */
export const harbourGood = (gift: number): number => (gift === HARBOUR ? ANY_GOOD : gift - HARBOUR - 1);

export const giftName = (words: GameWords, gift: number): string => {
  if (gift === POINT) return t.point();
  if (gift === CARD) return t.card();
  return harbourName(words, words.info.scenario.goods[gift - HARBOUR - 1]?.name ?? 'any');
};
