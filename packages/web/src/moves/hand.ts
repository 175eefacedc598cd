import { at } from '@landnam/engine/fields';
import type { GameInfo, Snapshot } from '../session/types.js';

/** The viewer's goods in order; public ones count as well. */
export const stacksOf = (info: GameInfo, { view, seat }: Snapshot): { name: string; count: number }[] =>
  info.scenario.goods.map(({ name, card }, good) => ({
    name,
    count: (card ? view.base.hand : view.base.open)[at(seat, good)] ?? 0,
  }));
