import { argA, argB, at, type Game, priceOf } from '@landnam/engine';
import { CARDS } from '../../mind/aspects.js';
import type { ModuleInsight, Goal, Look, Scorer, WorthTerm } from '../../mind/insight.js';
import type { HandChanges } from '../../mind/ledger.js';
import { take } from './goods.js';

/** What an unplayed card is worth; victory point cards already count as points. */
const HELD: Readonly<Record<string, number>> = {
  knight: 0.3,
  roadBuilding: 0.4,
  plenty: 0.35,
  monopoly: 0.4,
};
const OTHER_CARD = 0.3;

const heldWorths = (g: Game): readonly number[] =>
  g.scenario.cards.map(({ name, points }) => (points ? 0 : (HELD[name] ?? OTHER_CARD)));

const heldTerm = (g: Game): WorthTerm => {
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

export const cards: ModuleInsight = {
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
    // nature has not drawn yet when the look-ahead ends
    const buyCard: Scorer = (look, _s, packed) => look.gain(packed) + worth;
    return {
      terms: [heldTerm(g)],
      goals: [goal],
      scorers: { buyCard },
      hands: { cardBought: ({ seat }, hands) => hands.pay(seat, goal.price) },
    };
  },
};

/** How many of a good the others hold, as far as is known. */
const expectedTake = (look: Look, good: number): number => {
  let sum = 0;
  for (let other = 0; other < look.g.seats; other++)
    if (other !== look.seat) sum += look.expected(other, good);
  return sum;
};

const NOTHING = new Uint8Array(8);
const taken = new Uint8Array(8);

export const monopoly: ModuleInsight = {
  module: 'monopoly',
  make: () => ({
    hands: {
      monopolyTaken({ seat, good, cards: counts }, hands) {
        counts.forEach((count, other) => {
          if (other === seat) return;
          hands.gain(other, good, -count);
          hands.gain(seat, good, count);
          hands.lacks(other, good);
        });
      },
    },
    scorers: {
      playMonopoly(look, _s, packed) {
        taken.fill(0);
        taken[argA(packed)] = Math.round(expectedTake(look, argA(packed)));
        return look.swap(NOTHING, 0, taken, 0) - (HELD['monopoly'] ?? 0);
      },
    },
  }),
};

/** Cards of choice from the supply, whatever brings them. */
export const goodsTaken: NonNullable<HandChanges['goodsTaken']> = ({ seat, goods }, hands) => {
  for (const good of goods) hands.gain(seat, good, 1);
};

export const plenty: ModuleInsight = {
  module: 'plenty',
  make: () => ({
    hands: { goodsTaken },
    scorers: {
      playPlenty: (look, _s, packed) =>
        take(look, argA(packed), argB(packed)) - (HELD['plenty'] ?? 0) * (1 - look.late / 2),
    },
  }),
};
