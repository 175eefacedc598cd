import type { Game, State } from '@landnam/engine';
import { CARD_GIFT, NO_GIFT, POINT_GIFT } from '@landnam/engine/games/seafarers';
import type { Landmark, Marks } from '../mark.js';

const GIFTS = new Map([
  [POINT_GIFT, '1'],
  [CARD_GIFT, 'D'],
]);

const gifts = ({ board }: Game, { tribe: { gift } }: State): readonly Landmark[] =>
  Array.from({ length: board.edges }, (_, edge) => edge)
    .filter((edge) => gift[edge] !== NO_GIFT)
    .map((edge) => ({ edge, text: GIFTS.get(gift[edge] ?? NO_GIFT) ?? 'H' }));

export const tribe: Marks = {
  module: 'tribe',
  landmarks: gifts,
  legend: () => 'gifts at the coast: 1 point, D development card, H harbour',
};
