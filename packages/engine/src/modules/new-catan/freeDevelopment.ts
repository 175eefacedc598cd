import { type ActionRule, pack } from '../../core/play/actions.js';
import { at, KINDS } from '../../core/state/fields.js';
import type { RuleModule } from '../../core/game/game.js';
import { firstRefusal, passes } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import { cannotPay, canPay, pay, type Price, priceOf } from '../../shared/supply.js';
import { pushDraw } from '../base/cards.js';
import { benefitIndex } from './catalogue.js';
import { hasAccess, HANDY, refuseBenefit } from './outposts.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    buyCheapCard: object;
  }
}

const BENEFIT = benefitIndex('freeDevelopment');
const RULE = 'N-41';

/** Cards a seat has ever had: held, bought this turn, played. */
export const cardsGot = (s: State, seat: number): number => {
  let cards = s.base.heldTotal[seat] + s.base.freshTotal[seat];
  for (let i = at(seat, 0); i < at(seat, KINDS); i++) cards += s.base.played[i];
  return cards;
};

const isOdd = (s: State, seat: number): boolean => cardsGot(s, seat) % 2 === 1;

const buyCheapCard = (price: Price): ActionRule => ({
  type: 'buyCheapCard',
  rule: RULE,
  at: ['main'],
  operands: {},
  when: HANDY,
  costs: [price],
  list(g, s, seat, id, out) {
    if (!hasAccess(s, seat, BENEFIT) || !isOdd(s, seat)) return;
    if (passes(g.all.mayBuyCard, g, s, seat, 0)) out.push(pack(id));
  },
  refuse(g, s, seat) {
    const why = refuseBenefit(s, seat, BENEFIT, RULE);
    if (why !== null) return why;
    if (!isOdd(s, seat)) return { code: 'evenCount', rule: RULE };
    if (!canPay(s, seat, price)) return cannotPay(s, seat, price, RULE);
    return firstRefusal(g, 'mayBuyCard', g.all.mayBuyCard, s, seat, 0);
  },
  apply(g, s, seat, _packed, log) {
    pay(g, s, seat, price);
    log?.('benefitUsed', { seat, benefit: BENEFIT });
    log?.('cardBought', { seat });
    pushDraw(g, s, seat);
  },
});

/** Every second development card for an ore. */
export const freeDevelopment: RuleModule = {
  name: 'freeDevelopment',
  rules: [RULE],
  needs: ['cards', 'outposts'],
  contribute: ({ scenario }) => ({ actions: [buyCheapCard(priceOf(scenario, { ore: 1 }))] }),
};
