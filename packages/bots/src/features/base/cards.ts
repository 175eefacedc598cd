import { argA, argB, at, type Game, priceOf, type State } from '@landnam/engine';
import { CARDS } from '../../mind/aspects.js';
import type { Features, Goal, Look, Scorer, Term } from '../../mind/insight.js';
import { take } from './goods.js';

/** What an unplayed card is worth; those with points of their own count as points already. */
const HELD: Readonly<Record<string, number>> = {
  knight: 0.3,
  roadBuilding: 0.4,
  plenty: 0.35,
  monopoly: 0.4,
};
const OTHER_CARD = 0.3;

const heldWorths = (g: Game): readonly number[] =>
  g.scenario.cards.map(({ name, points }) => (points ? 0 : (HELD[name] ?? OTHER_CARD)));

const heldTerm = (g: Game): Term => {
  const worths = heldWorths(g);
  return {
    name: 'cardsHeld',
    reads: CARDS,
    worth({ seat, late }, s) {
      let sum = 0;
      for (let card = 0; card < worths.length; card++)
        sum += worths[card] * (s.base.held[at(seat, card)] + s.base.fresh[at(seat, card)]);
      return sum * (1 - late / 2);
    },
  };
};

/** What a card of the whole deck is worth on average. */
export const averageWorth = (g: Game): number => {
  const worths = heldWorths(g);
  const count = g.scenario.cards.reduce((sum, card) => sum + card.count, 0);
  return (
    g.scenario.cards.reduce((sum, card, i) => sum + card.count * ((card.points ?? 0) + worths[i]), 0) / count
  );
};

export const cards: Features = {
  module: 'cards',
  make(g) {
    const worth = averageWorth(g);
    const goal: Goal = {
      name: 'card',
      usual: worth,
      reads: CARDS,
      price: priceOf(g.scenario, g.scenario.cardPrice),
      worth: (_scene, s) => (s.base.deckTotal[0] > 0 ? worth : 0),
    };
    // nature has not drawn yet when the look ahead ends
    const buyCard: Scorer = (look, _s, packed) => look.gain(packed) + worth;
    return { terms: [heldTerm(g)], goals: [goal], scorers: { buyCard } };
  },
};

/** How many of a good the others hold, judged by what cannot be seen. */
const expectedTake = ({ g, seat }: Look, s: State, good: number): number => {
  let hidden = 0;
  let others = 0;
  const shown = s.base.bank[good] + s.base.hand[at(seat, good)];
  for (let kind = 0; kind < g.scenario.goods.length; kind++)
    if (g.scenario.goods[kind].card)
      hidden += g.scenario.goods[kind].supply - s.base.bank[kind] - s.base.hand[at(seat, kind)];
  for (let other = 0; other < g.seats; other++) if (other !== seat) others += s.base.handTotal[other];
  return hidden === 0 ? 0 : ((g.scenario.goods[good].supply - shown) * others) / hidden;
};

const NOTHING = new Uint8Array(8);
const taken = new Uint8Array(8);

export const monopoly: Features = {
  module: 'monopoly',
  make: () => ({
    scorers: {
      playMonopoly(look, s, packed) {
        taken.fill(0);
        taken[argA(packed)] = Math.round(expectedTake(look, s, argA(packed)));
        return look.swap(NOTHING, 0, taken, 0) - (HELD['monopoly'] ?? 0);
      },
    },
  }),
};

export const plenty: Features = {
  module: 'plenty',
  make: () => ({
    scorers: {
      playPlenty: (look, _s, packed) =>
        take(look, argA(packed), argB(packed)) - (HELD['plenty'] ?? 0) * (1 - look.late / 2),
    },
  }),
};
