/** When a trade needs attention. */
import { ASKED, YES } from '@landnam/engine/games/base';
import type { Snapshot } from '../../session/types.js';

/** Another player's offer waits for the viewer's answer. */
export const isAsked = ({ view, seat, question, over }: Snapshot): boolean =>
  question === 'main' && !over && view.core.active[0] !== seat && view.base.answer[seat] === ASKED;

/** Trade is being discussed in the viewer's own turn. */
export const tradeOpens = ({ view, seat, question, over }: Snapshot): boolean =>
  question === 'main' && !over && view.base.talking[0] !== 0 && view.core.active[0] === seat;

export const tradeCalls = (snapshot: Snapshot): boolean => tradeOpens(snapshot) || isAsked(snapshot);

/** Everyone has refused the viewer's own offer, and nobody has made another one. */
export const isUnwanted = ({ view: { base, core }, seat }: Snapshot, seats: number): boolean =>
  core.active[0] === seat &&
  base.offering[seat] === 1 &&
  Array.from({ length: seats }, (_, other) => other).every(
    (other) =>
      other === seat || (base.offering[other] === 0 && ![0, ASKED, YES].includes(base.answer[other] ?? 0)),
  );
