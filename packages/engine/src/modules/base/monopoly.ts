import { type ActionRule, argA, pack } from '../../core/play/actions.js';
import { at } from '../../core/state/fields.js';
import type { Game, RuleModule } from '../../core/game/game.js';
import type { Seat } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { handOver } from '../../shared/supply.js';
import { cardIndex, HOLDS_CARDS, mayPlay, playCard, refusePlay } from './cards.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    playMonopoly: { good: string };
  }
  interface EventMap {
    monopolyTaken: { seat: number; good: number; cards: readonly number[] };
  }
}

const takeAll = (g: Game, s: State, seat: Seat, good: number): number[] => {
  const taken: number[] = [];
  for (let other = 0; other < g.seats; other++) {
    const cards = other === seat ? 0 : s.base.hand[at(other, good)];
    handOver(g, s, other, seat, good, cards);
    taken.push(cards);
  }
  return taken;
};

const playMonopoly = (card: number): ActionRule => ({
  type: 'playMonopoly',
  rule: 'B-44',
  at: ['beforeRoll', 'main'],
  operands: { good: 'good' },
  when: HOLDS_CARDS,
  list(g, s, seat, id, out) {
    if (!mayPlay(s, seat, card)) return;
    for (let good = 0; good < g.scenario.goods.length; good++)
      if (g.scenario.goods[good].card) out.push(pack(id, good));
  },
  refuse: (_g, s, seat) => refusePlay(s, seat, card),
  apply(g, s, seat, packed, log) {
    playCard(g, s, seat, card, log);
    const good = argA(packed);
    const taken = takeAll(g, s, seat, good);
    log?.('monopolyTaken', { seat, good, cards: taken });
  },
});

/** Monopoly: all others hand over everything they have of one resource. */
export const monopoly: RuleModule = {
  name: 'monopoly',
  rules: ['B-44'],
  needs: ['cards'],
  contribute: ({ scenario }) => ({ actions: [playMonopoly(cardIndex(scenario, 'monopoly'))] }),
};
