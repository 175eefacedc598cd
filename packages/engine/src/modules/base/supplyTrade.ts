import { type ActionList, type ActionRule, argA, argB, pack, type Packed } from '../../core/play/actions.js';
import { at } from '../../core/state/fields.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import { type EdgeIndex, NONE, type Seat } from '../../core/ids.js';
import { firstRefusal, passes } from '../../core/play/play.js';
import type { Scenario } from '../../core/registry.js';
import type { State } from '../../core/state/state.js';
import { collectGoods, held, returnGoods } from '../../shared/supply.js';
import { ANY_GOOD } from './fields.js';

declare module '../../core/registry.js' {
  interface ActionMap {
    tradeWithSupply: { give: string; get: string };
  }
  interface EventMap {
    tradedWithSupply: { seat: number; give: number; count: number; get: number };
  }
  interface RefusalCodes {
    notEnough: true;
    sameKind: true;
    notForTrade: true;
  }
}

const ANY_RATE = 3;
const KIND_RATE = 2;
/** No rule trades one for one. */
const FEWEST = 2;

export const rateOf = (g: Game, s: State, seat: Seat, good: number): number => {
  const rates = g.least.rate;
  let best = s.base.rate[at(seat, good)];
  for (let i = 0; i < rates.length; i++) {
    const rate = rates[i](g, s, seat, good);
    if (rate < best) best = rate;
  }
  return best;
};

/** What the supply gives for one good, whatever it takes for it. */
const listGets = (s: State, cards: Uint8Array, give: number, packed: Packed, out: ActionList): void => {
  const { bank } = s.base;
  for (let get = 0; get < cards.length; get++)
    if (get !== give && cards[get] === 1 && bank[get] > 0) out.push(packed | (get << 8));
};

/** `cards` has a byte per good: 1 if it is a card; the supply only gives cards. */
const tradeWithSupply = (cards: Uint8Array): ActionRule => ({
  type: 'tradeWithSupply',
  rule: 'B-25',
  at: ['main'],
  operands: { give: 'good', get: 'good' },
  list(g, s, seat, id, out) {
    const { hand, open } = s.base;
    for (let give = 0; give < cards.length; give++) {
      const row = at(seat, give);
      const count = hand[row] + open[row];
      if (count < FEWEST || count < rateOf(g, s, seat, give)) continue;
      if (passes(g.all.mayTrade, g, s, seat, give)) listGets(s, cards, give, pack(id, give), out);
    }
  },
  refuse(g, s, seat, packed) {
    const [give, get] = [argA(packed), argB(packed)];
    const { goods } = g.scenario;
    if (give >= goods.length || get >= goods.length || !goods[get].card)
      return { code: 'notForTrade', rule: 'B-25' };
    const why = firstRefusal(g, 'mayTrade', g.all.mayTrade, s, seat, give);
    if (why !== null) return why;
    if (give === get) return { code: 'sameKind', rule: 'B-25' };
    if (s.base.bank[get] === 0) return { code: 'supplyLacks', rule: 'B-25' };
    const count = held(s, seat, give);
    const enough = count >= FEWEST && count >= rateOf(g, s, seat, give);
    return enough ? null : { code: 'notEnough', rule: 'B-25' };
  },
  apply(g, s, seat, packed, log) {
    const give = argA(packed);
    const get = argB(packed);
    const count = rateOf(g, s, seat, give);
    returnGoods(g, s, seat, give, count);
    collectGoods(g, s, seat, get, 1);
    log?.('tradedWithSupply', { seat, give, count, get });
  },
});

/** What the harbours at a seat's building offer it from now on; they never get worse. */
export const takeHarbour = (g: Game, s: State, seat: number, edge: EdgeIndex): void => {
  const kind = s.base.harbour[edge];
  if (kind === NONE) return;
  g.scenario.goods.forEach((good, index) => {
    const rate = kind === ANY_GOOD ? ANY_RATE : KIND_RATE;
    const i = at(seat, index);
    if (good.resource && (kind === ANY_GOOD || kind === index) && s.base.rate[i] > rate)
      s.base.rate[i] = rate;
  });
};

const claimHarbours: Step = (g, s, seat, site, piece) => {
  if (g.scenario.pieces[piece].on !== 'vertex') return;
  for (let i = site * 3; i < site * 3 + 3; i++) {
    const edge = g.board.vertexEdges[i];
    if (edge !== NONE) takeHarbour(g, s, seat, edge);
  }
};

const layRates = (s: State, { goods }: Scenario, seats: number): void => {
  for (let seat = 0; seat < seats; seat++)
    goods.forEach(({ rate }, good) => {
      s.base.rate[at(seat, good)] = rate;
    });
};

/** Trade with the supply, and the harbours that make it cheaper. */
export const supplyTrade: RuleModule = {
  name: 'supplyTrade',
  rules: ['B-4', 'B-25'],
  needs: ['turn', 'island'],
  contribute: ({ scenario, seats }) => ({
    setup: (_g, s) => layRates(s, scenario, seats),
    derive(g, s) {
      layRates(s, scenario, seats);
      for (let vertex = 0; vertex < g.board.vertices; vertex++)
        if (s.base.owner[vertex] !== NONE && s.base.piece[vertex] !== NONE)
          claimHarbours(g, s, s.base.owner[vertex] as Seat, vertex, s.base.piece[vertex], null);
    },
    actions: [tradeWithSupply(Uint8Array.from(scenario.goods, ({ card }) => Number(card)))],
    staged: { built: { claim: claimHarbours } },
  }),
};
