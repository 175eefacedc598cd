/** What the benefits do to hands. */
import { type Game, type Price, priceOf } from '@landnam/engine';
import type { HandChanges, Hands } from '../../mind/ledger.js';

const MIXED = 3;

/** A cheap one is reported like the expensive one, after its benefit: what it does not cost is given back first. */
const spared = (g: Game, benefit: string, price: Price, good: string) => {
  const index = g.catalogues['benefit'].indexOf(benefit);
  const back: Price = { ...price, counts: price.counts.map((count) => -count) };
  const instead = priceOf(g.scenario, { [good]: 1 });
  return (seat: number, used: number, hands: Hands): void => {
    if (used !== index) return;
    hands.pay(seat, back);
    hands.pay(seat, instead);
  };
};

const costOf = (g: Game, name: string): Price => {
  const piece = g.scenario.pieces.find((each) => each.name === name);
  return priceOf(g.scenario, piece?.cost ?? {});
};

export const handsOf = (g: Game): HandChanges => {
  const cheap = [
    spared(g, 'freeRoads', costOf(g, 'road'), 'brick'),
    spared(g, 'freeDevelopment', priceOf(g.scenario, g.scenario.cardPrice), 'ore'),
  ];
  const point = (points: number): Price => priceOf(g.scenario, { wool: points === 1 ? 4 : 6 });
  const swap = (hands: Hands, seat: number, give: number, get: number): void => {
    hands.gain(seat, give, -1);
    hands.gain(seat, get, 1);
  };
  const sent = ({ seat, paid }: { seat: number; paid?: number }, hands: Hands): void => {
    if (paid !== undefined) hands.gain(seat, paid, -1);
  };
  return {
    benefitUsed: ({ seat, benefit }, hands) => cheap.forEach((each) => each(seat, benefit, hands)),
    freeSettlementBuilt: ({ seat }, hands) => hands.pay(seat, costOf(g, 'freeSettlement')),
    settlementRaised: ({ seat }, hands) => hands.pay(seat, costOf(g, 'settlement')),
    extraProduced: ({ seat, good }, hands) => hands.gain(seat, good, 1),
    pointsBought: ({ seat, points }, hands) => hands.pay(seat, point(points)),
    reliefTaken: ({ seat, give, get }, hands) => swap(hands, seat, give, get),
    persuaded({ seat, partner, give, get }, hands) {
      swap(hands, seat, give, get);
      swap(hands, partner, get, give);
    },
    persuasionFailed: ({ partner, get }, hands) => hands.lacks(partner, get),
    tradedMixed({ seat, three, one, get }, hands) {
      hands.gain(seat, three, -MIXED);
      hands.gain(seat, one, -1);
      hands.gain(seat, get, 1);
    },
    robberMoved: sent,
    infiltratorMoved: sent,
  };
};
