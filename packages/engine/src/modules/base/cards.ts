import { type ActionRule, argA, type Decision, pack, type Refusal } from '../../core/play/actions.js';
import type { EventSink } from '../../core/play/events.js';
import { at, KINDS } from '../../core/state/fields.js';
import { pop, push, scored, top } from '../../core/state/frames.js';
import { type Game, must, type RuleModule, type Step } from '../../core/game/game.js';
import { bit, CHANCE, type Seat } from '../../core/ids.js';
import { firstRefusal, passes } from '../../core/play/play.js';
import type { Scenario } from '../../core/registry.js';
import type { State } from '../../core/state/state.js';
import { cannotPay, canPay, pay, type Price, priceOf } from '../../shared/supply.js';

declare module '../../core/registry.js' {
  interface FrameNames {
    drawCard: true;
  }
  interface ActionMap {
    buyCard: object;
    drawCard: { card: string };
  }
  interface EventMap {
    cardBought: { seat: number };
    cardDrawn: { seat: number; card?: number };
    cardPlayed: { seat: number; card: number };
  }
  interface RefusalCodes {
    deckEmpty: true;
    cardNotHeld: true;
    cardBoughtThisTurn: true;
    /** Where cards are not only bought. */
    cardGotThisTurn: true;
    oneCardATurn: true;
  }
}

export const cardIndex = (scenario: Scenario, name: string): number => {
  const index = scenario.cards.findIndex((card) => card.name === name);
  if (index < 0) throw new Error(`no card is called ${name}`);
  return index;
};

export const mayPlay = (s: State, seat: number, card: number): boolean =>
  s.base.held[at(seat, card)] > 0 && s.base.cardPlayed[0] === 0;

/** [B-40] One per turn, never one bought this turn. */
export const refusePlay = (s: State, seat: number, card: number): Refusal | null => {
  if (s.base.cardPlayed[0] !== 0) return { code: 'oneCardATurn', rule: 'B-40' };
  if (s.base.held[at(seat, card)] > 0) return null;
  return { code: s.base.fresh[at(seat, card)] > 0 ? 'cardBoughtThisTurn' : 'cardNotHeld', rule: 'B-40' };
};

/** Lays the card open; its effect runs in the slot `played`. */
export const playCard = (g: Game, s: State, seat: Seat, card: number, log: EventSink | null): void => {
  s.base.held[at(seat, card)]--;
  s.base.heldTotal[seat]--;
  s.base.played[at(seat, card)]++;
  s.base.cardPlayed[0] = 1;
  scored(s);
  log?.('cardPlayed', { seat, card });
  push(s, g.kind.played, seat, card);
};

/** A guard for every play of a card: there must be one. */
export const HOLDS_CARDS = 'base.heldTotal';

/** A play without operands: listed wherever cards may be played. */
export const playRule = (type: ActionRule['type'], rule: string, card: number, can?: Can): ActionRule => ({
  type,
  rule,
  at: ['beforeRoll', 'main'],
  operands: {},
  when: HOLDS_CARDS,
  list(g, s, seat, id, out) {
    if (mayPlay(s, seat, card) && (can === undefined || can.test(g, s, seat))) out.push(pack(id));
  },
  refuse: (g, s, seat) =>
    refusePlay(s, seat, card) ??
    (can === undefined || can.test(g, s, seat) ? null : { code: can.code, rule }),
  apply: (g, s, seat, _packed, log) => playCard(g, s, seat, card, log),
});
export interface Can {
  readonly code: Refusal['code'];
  test(g: Game, s: State, seat: Seat): boolean;
}

const buyCard = (price: Price): ActionRule => ({
  type: 'buyCard',
  rule: 'B-33',
  at: ['main'],
  operands: {},
  costs: [price],
  list(g, s, seat, id, out) {
    if (passes(g.all.mayBuyCard, g, s, seat, 0)) out.push(pack(id));
  },
  refuse: (g, s, seat) =>
    canPay(s, seat, price)
      ? firstRefusal(g, 'mayBuyCard', g.all.mayBuyCard, s, seat, 0)
      : cannotPay(s, seat, price, 'B-33'),
  apply(g, s, seat, _packed, log) {
    pay(g, s, seat, price);
    log?.('cardBought', { seat });
    pushDraw(g, s, seat);
  },
});

/** Nature draws a card of the deck for a seat; it may be played from the next turn on. */
export const pushDraw = (g: Game, s: State, seat: Seat): void => push(s, g.kind.drawCard, CHANCE, seat);

const drawing = { owner: 'seat' } as const;
const drawingFor = top(drawing);

const drawCard: ActionRule = {
  type: 'drawCard',
  rule: 'B-33',
  at: ['drawCard'],
  operands: { card: 'card' },
  secret: true,
  list(g, s, _seat, id, out) {
    for (let card = 0; card < g.scenario.cards.length; card++)
      if (s.base.deck[card] > 0) out.weigh(pack(id, card), s.base.deck[card]);
  },
  refuse: (_g, s, _seat, packed) =>
    s.base.deck[argA(packed)] > 0 ? null : { code: 'deckEmpty', rule: 'B-33' },
  apply(_g, s, _seat, packed, log) {
    const seat = drawingFor.owner(s);
    const card = argA(packed);
    pop(s);
    s.base.deck[card]--;
    s.base.deckTotal[0]--;
    s.base.fresh[at(seat, card)]++;
    s.base.freshTotal[seat]++;
    scored(s);
    log?.('cardDrawn', { seat }, { card }, bit(seat));
  },
};

const drawDecision: Decision = {
  name: 'drawCard',
  rule: 'B-33',
  operands: drawing,
  done: (_g, s) => s.base.deckTotal[0] === 0,
};

/** [B-40] Cards gained this turn can be played from the owner's next turn on. */
const ripen: Step = (g, s) => {
  s.base.cardPlayed[0] = 0;
  for (let seat = 0; seat < g.seats; seat++) if (s.base.freshTotal[seat] > 0) ripenSeat(s, seat);
};

const ripenSeat = (s: State, seat: number): void => {
  for (let i = at(seat, 0); i < at(seat, KINDS); i++) {
    s.base.held[i] += s.base.fresh[i];
    s.base.fresh[i] = 0;
  }
  s.base.heldTotal[seat] += s.base.freshTotal[seat];
  s.base.freshTotal[seat] = 0;
};

const hiddenPoints = (scenario: Scenario) => {
  const points = scenario.cards.map((card) => card.points ?? 0);
  return (_g: Game, s: State, seat: Seat): number => {
    let sum = 0;
    for (let card = 0; card < points.length; card++)
      if (points[card] > 0)
        sum += points[card] * (s.base.held[at(seat, card)] + s.base.fresh[at(seat, card)]);
    return sum;
  };
};

/** The deck: bought unseen, held, one played per turn. What a card does is up to its own module. */
export const cards: RuleModule = {
  name: 'cards',
  rules: ['B-33', 'B-34', 'B-40', 'B-50'],
  needs: ['turn', 'island'],
  contribute: ({ scenario }) => ({
    setup(_g, s) {
      scenario.cards.forEach(({ count }, card) => {
        s.base.deck[card] = count;
      });
    },
    decisions: [drawDecision],
    actions: [buyCard(priceOf(scenario, scenario.cardPrice)), drawCard],
    staged: { turn: { end: ripen } },
    all: { mayBuyCard: must('B-34', 'deckEmpty', (_g, s) => s.base.deckTotal[0] > 0) },
    sum: { hiddenPoints: hiddenPoints(scenario) },
  }),
};
