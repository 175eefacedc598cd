import { at } from '@landnam/engine/fields';
import type { GameInfo, Snapshot } from '../../../session/types.js';

export interface UnseenCard {
  readonly name: string;
  readonly count: number;
}

/** All cards of a kind, but for those that were played and those that the viewer holds. */
export const unseenCards = (
  { scenario, seats }: GameInfo,
  { view, seat }: Snapshot,
): readonly UnseenCard[] => {
  const { played, held, fresh } = view.base;
  return scenario.cards.map(({ name, count }, card) => {
    const own = seat < seats ? (held[at(seat, card)] ?? 0) + (fresh[at(seat, card)] ?? 0) : 0;
    const open = Array.from({ length: seats }, (_, each) => played[at(each, card)] ?? 0);
    return { name, count: open.reduce((left, gone) => left - gone, count - own) };
  });
};
