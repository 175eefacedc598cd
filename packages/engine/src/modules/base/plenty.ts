import { type ActionList, type ActionRule, argA, argB, pack } from '../../core/play/actions.js';
import type { EventSink } from '../../core/play/events.js';
import type { Game, RuleModule } from '../../core/game/game.js';
import { NONE, type Seat } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { collectGoods } from '../../shared/supply.js';
import { cardIndex, HOLDS_CARDS, mayPlay, playCard, refusePlay } from './cards.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    playPlenty: { first: string; second: string | null };
  }
  interface EventMap {
    goodsTaken: { seat: number; goods: readonly number[] };
  }
  interface RefusalCodes {
    supplyLacks: true;
    supplyIsEmpty: true;
    sameTwice: true;
  }
}

const supplyCards = (g: Game, s: State): number => {
  let sum = 0;
  for (let good = 0; good < g.scenario.goods.length; good++)
    if (g.scenario.goods[good].card) sum += s.base.bank[good];
  return sum;
};

/** [B-43] Two that the supply has; a single one only if it is the supply's last. */
const canTake = (g: Game, s: State, first: number, second: number): boolean => {
  const { goods } = g.scenario;
  if (first >= goods.length || !goods[first].card || s.base.bank[first] === 0) return false;
  if (second === NONE) return supplyCards(g, s) === 1;
  if (second >= goods.length || !goods[second].card) return false;
  return s.base.bank[second] >= (first === second ? 2 : 1);
};

const listPairs = (g: Game, s: State, id: number, out: ActionList): void => {
  const goods = g.scenario.goods.length;
  for (let first = 0; first < goods; first++) {
    if (canTake(g, s, first, NONE)) out.push(pack(id, first, NONE));
    for (let second = first; second < goods; second++)
      if (canTake(g, s, first, second)) out.push(pack(id, first, second));
  }
};

const takeGoods = (g: Game, s: State, seat: Seat, goods: readonly number[], log: EventSink | null): void => {
  for (const good of goods) collectGoods(g, s, seat, good, 1);
  log?.('goodsTaken', { seat, goods });
};

/** A card that brings two of choice from the supply, whatever its name. */
export const takeTwoRule = (type: ActionRule['type'], rule: string, card: number): ActionRule => ({
  type,
  rule,
  at: ['beforeRoll', 'main'],
  operands: { first: 'good', second: 'good' },
  anyOrder: true,
  when: HOLDS_CARDS,
  optional: ['second'],
  list(g, s, seat, id, out) {
    if (mayPlay(s, seat, card)) listPairs(g, s, id, out);
  },
  refuse(g, s, seat, packed) {
    const why = refusePlay(s, seat, card);
    if (why !== null) return why;
    if (supplyCards(g, s) === 0) return { code: 'supplyIsEmpty', rule };
    return canTake(g, s, argA(packed), argB(packed)) ? null : { code: 'supplyLacks', rule };
  },
  apply(g, s, seat, packed, log) {
    playCard(g, s, seat, card, log);
    takeGoods(
      g,
      s,
      seat,
      [argA(packed), argB(packed)].filter((good) => good !== NONE),
      log,
    );
  },
});

/** Year of plenty: two cards of choice from the supply. */
export const plenty: RuleModule = {
  name: 'plenty',
  rules: ['B-43'],
  needs: ['cards'],
  contribute: ({ scenario }) => ({
    actions: [takeTwoRule('playPlenty', 'B-43', cardIndex(scenario, 'plenty'))],
  }),
};
