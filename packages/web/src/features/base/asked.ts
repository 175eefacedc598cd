/** When a trade needs attention. */
import { ASKED } from '@landnam/engine/games/base';
import type { Snapshot } from '../../session/types.js';

/** Another player's offer waits for the viewer's answer. */
export const isAsked = ({ view, seat, question, over }: Snapshot): boolean =>
  question === 'main' && !over && view.core.active[0] !== seat && view.base.answer[seat] === ASKED;

/** Trade is being discussed in the viewer's own turn. */
export const tradeOpens = ({ view, seat, question, over }: Snapshot): boolean =>
  question === 'main' && !over && view.base.talking[0] !== 0 && view.core.active[0] === seat;

export const tradeCalls = (snapshot: Snapshot): boolean => tradeOpens(snapshot) || isAsked(snapshot);
