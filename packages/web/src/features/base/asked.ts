/** When a trade wants to be looked at. */
import { ASKED } from '@landnam/engine/games/base';
import type { Snapshot } from '../../session/types.js';

/** Somebody else's offer waits for the viewer's answer. */
export const isAsked = ({ view, seat, question, over }: Snapshot): boolean =>
  question === 'main' && !over && view.core.active[0] !== seat && view.base.answer[seat] === ASKED;

/** There is talk of a trade in one's own turn. */
export const tradeOpens = ({ view, seat, question, over }: Snapshot): boolean =>
  question === 'main' && !over && view.base.talking[0] !== 0 && view.core.active[0] === seat;

export const tradeCalls = (snapshot: Snapshot): boolean => tradeOpens(snapshot) || isAsked(snapshot);
