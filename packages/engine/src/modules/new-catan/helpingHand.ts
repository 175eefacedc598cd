import { type ActionRule, argA, argB, pack, type Refusal } from '../../core/play/actions.js';
import type { Game, RuleModule } from '../../core/game/game.js';
import { NONE, type Seat } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { pushSteal } from '../base/thief.js';
import { publicPoints } from '../base/victory.js';
import { benefitIndex } from './catalogue.js';
import { HANDY, isReady, refuseBenefit, spend } from './outposts.js';

declare module '../../core/registry.js' {
  interface CauseNames {
    helpingHand: true;
  }
  interface ActionMap {
    useHelpingHand: { first: number; second: number | null };
  }
  interface RefusalCodes {
    notAhead: true;
    namedTwice: true;
  }
}

const BENEFIT = benefitIndex('helpingHand');
const RULE = 'N-51';

/** Another player with more visible points, and with cards. */
const isAhead = (g: Game, s: State, seat: Seat, other: number): boolean =>
  other !== seat &&
  s.base.handTotal[other] > 0 &&
  publicPoints(g, s, other as Seat) > publicPoints(g, s, seat);

const refuseHelper = (g: Game, s: State, seat: Seat, other: number): Refusal | null => {
  if (other === seat) return { code: 'ownSeat', rule: RULE };
  if (s.base.handTotal[other] === 0) return { code: 'hasNoCards', rule: RULE };
  return isAhead(g, s, seat, other) ? null : { code: 'notAhead', rule: RULE };
};

const useHelpingHand: ActionRule = {
  type: 'useHelpingHand',
  rule: RULE,
  at: ['main'],
  operands: { first: 'seat', second: 'seat' },
  anyOrder: true,
  optional: ['second'],
  when: HANDY,
  list(g, s, seat, id, out) {
    if (!isReady(s, seat, BENEFIT)) return;
    for (let first = 0; first < g.seats; first++) {
      if (!isAhead(g, s, seat, first)) continue;
      out.push(pack(id, first, NONE));
      for (let second = first + 1; second < g.seats; second++)
        if (isAhead(g, s, seat, second)) out.push(pack(id, first, second));
    }
  },
  refuse(g, s, seat, packed) {
    const [first, second] = [argA(packed), argB(packed)];
    const why = refuseBenefit(s, seat, BENEFIT, RULE);
    if (why !== null) return why;
    if (first === NONE) return { code: 'hasNoCards', rule: RULE };
    if (second === NONE) return refuseHelper(g, s, seat, first);
    if (second === first) return { code: 'namedTwice', rule: RULE };
    return refuseHelper(g, s, seat, first) ?? refuseHelper(g, s, seat, second);
  },
  apply(g, s, seat, packed, log) {
    spend(s, seat, BENEFIT, log);
    if (argB(packed) !== NONE) pushSteal(g, s, argB(packed) as Seat, g.cause.helpingHand);
    pushSteal(g, s, argA(packed) as Seat, g.cause.helpingHand);
  },
};

/** A random card from up to two opponents who are ahead. */
export const helpingHand: RuleModule = {
  name: 'helpingHand',
  rules: [RULE],
  needs: ['thief', 'outposts'],
  contribute: () => ({ actions: [useHelpingHand], causes: { helpingHand: RULE } }),
};
