import { type ActionRule, argA, type Decision, pack } from '../../../core/play/actions.js';
import { pop, push } from '../../../core/state/frames.js';
import type { Game, RuleModule, Step } from '../../../core/game/game.js';
import { ask } from '../../../core/play/play.js';
import type { State } from '../../../core/state/state.js';
import { inReverse } from '../../../shared/extremes.js';
import { collectGoods } from '../../../shared/supply.js';

declare module '../../../core/registry.js' {
  interface FrameNames {
    offerCard: true;
    freeCard: true;
  }
  interface ActionMap {
    takeFreeCard: { good: string };
    waiveFreeCard: object;
  }
  interface EventMap {
    freeCardTaken: { seat: number; good: number };
    freeCardWaived: { seat: number };
  }
}

const isThere = (g: Game, s: State, good: number): boolean =>
  good < g.scenario.goods.length && g.scenario.goods[good].card && s.base.bank[good] > 0;

const takeFreeCard: ActionRule = {
  type: 'takeFreeCard',
  rule: 'E-24',
  at: ['freeCard'],
  operands: { good: 'good' },
  list(g, s, _seat, id, out) {
    for (let good = 0; good < g.scenario.goods.length; good++)
      if (isThere(g, s, good)) out.push(pack(id, good));
  },
  refuse: (g, s, _seat, packed) =>
    isThere(g, s, argA(packed)) ? null : { code: 'supplyLacks', rule: 'E-24' },
  apply(g, s, seat, packed, log) {
    const good = argA(packed);
    pop(s);
    collectGoods(g, s, seat, good, 1);
    log?.('freeCardTaken', { seat, good });
  },
};

const hasAny = (g: Game, s: State): boolean => {
  for (let good = 0; good < g.scenario.goods.length; good++) if (isThere(g, s, good)) return true;
  return false;
};

/** An eighth card before the roll can be unwelcome. */
const waiveFreeCard: ActionRule = {
  type: 'waiveFreeCard',
  rule: 'E-34',
  at: ['freeCard'],
  operands: {},
  list(g, s, _seat, id, out) {
    if (hasAny(g, s)) out.push(pack(id));
  },
  refuse: () => null,
  apply(_g, s, seat, _packed, log) {
    pop(s);
    log?.('freeCardWaived', { seat });
  },
};

const given = { cause: 'cause' } as const;
const decision: Decision = { name: 'freeCard', rule: 'E-24', operands: given };
const offer: Step = (g, s, seat, cause, _b, log) => ask(g, s, g.kind.freeCard, seat, cause, 0, log);

/** Offers a card to each of these seats, from the active player clockwise. */
export const offerCards = (g: Game, s: State, active: number, seats: number, cause: number): void =>
  inReverse(g, active, seats, (seat) => push(s, g.kind.offerCard, seat, cause));

/** A card of choice, resource or science, that an event offers. */
export const freeCard: RuleModule = {
  name: 'freeCard',
  rules: ['E-24', 'E-34', 'E-36'],
  needs: ['scienceAndEnergy'],
  contribute: () => ({
    decisions: [decision],
    actions: [takeFreeCard, waiveFreeCard],
    routines: { offerCard: [offer] },
    operands: { offerCard: given },
  }),
};
