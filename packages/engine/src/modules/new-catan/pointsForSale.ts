import { type ActionRule, pack, type Refusal } from '../../core/play/actions.js';
import type { EventSink } from '../../core/play/events.js';
import type { FieldSpecs, Views } from '../../core/state/fields.js';
import { scored } from '../../core/state/frames.js';
import type { Game, RuleModule } from '../../core/game/game.js';
import type { Seat } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { cannotPay, canPay, pay, type Price, priceOf } from '../../shared/supply.js';
import { benefitIndex } from './catalogue.js';
import { hasAccess, HANDY, refuseBenefit } from './outposts.js';

const fields = {
  points: { per: 'seat', seen: 'all' },
  /** Cards already sold, of four. */
  sold: { per: 'game', seen: 'all' },
  doubleSold: { per: 'game', seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly pointsForSale: Views<typeof fields>;
  }
  interface ActionMap {
    buyPoint: object;
    buyTwoPoints: object;
  }
  interface EventMap {
    pointsBought: { seat: number; points: number };
  }
  interface RefusalCodes {
    pointsSoldOut: true;
    doubleSoldOut: true;
  }
}

const BENEFIT = benefitIndex('pointsForSale');
const RULE = 'N-53';
export const POINT_CARDS = 4;

const refuseSale = (s: State, seat: Seat, price: Price): Refusal | null => {
  const why = refuseBenefit(s, seat, BENEFIT, RULE);
  if (why !== null) return why;
  if (s.pointsForSale.sold[0] === POINT_CARDS) return { code: 'pointsSoldOut', rule: RULE };
  return canPay(s, seat, price) ? null : cannotPay(s, seat, price, RULE);
};

const maySell = (s: State, seat: Seat): boolean =>
  hasAccess(s, seat, BENEFIT) && s.pointsForSale.sold[0] < POINT_CARDS;

const sell = (g: Game, s: State, seat: Seat, price: Price, points: number, log: EventSink | null): void => {
  pay(g, s, seat, price);
  s.pointsForSale.sold[0]++;
  s.pointsForSale.points[seat] += points;
  scored(s);
  log?.('benefitUsed', { seat, benefit: BENEFIT });
  log?.('pointsBought', { seat, points });
};

const buyPoint = (price: Price): ActionRule => ({
  type: 'buyPoint',
  rule: RULE,
  at: ['main'],
  operands: {},
  when: HANDY,
  costs: [price],
  list(_g, s, seat, id, out) {
    if (maySell(s, seat)) out.push(pack(id));
  },
  refuse: (_g, s, seat) => refuseSale(s, seat, price),
  apply: (g, s, seat, _packed, log) => sell(g, s, seat, price, 1, log),
});

/** Once per game; it takes one of the four cards too. */
const buyTwoPoints = (price: Price): ActionRule => ({
  type: 'buyTwoPoints',
  rule: RULE,
  at: ['main'],
  operands: {},
  when: HANDY,
  costs: [price],
  list(_g, s, seat, id, out) {
    if (s.pointsForSale.doubleSold[0] === 0 && maySell(s, seat)) out.push(pack(id));
  },
  refuse: (_g, s, seat) =>
    refuseSale(s, seat, price) ??
    (s.pointsForSale.doubleSold[0] === 0 ? null : { code: 'doubleSoldOut', rule: RULE }),
  apply(g, s, seat, _packed, log) {
    s.pointsForSale.doubleSold[0] = 1;
    sell(g, s, seat, price, 2, log);
  },
});

/** Points for wool: four cards, one of which may be worth two. */
export const pointsForSale: RuleModule = {
  name: 'pointsForSale',
  rules: [RULE],
  needs: ['victory', 'outposts'],
  fields,
  contribute: ({ scenario }) => ({
    actions: [buyPoint(priceOf(scenario, { wool: 4 })), buyTwoPoints(priceOf(scenario, { wool: 6 }))],
    sum: { points: (_g, s, seat) => s.pointsForSale.points[seat] },
  }),
};
