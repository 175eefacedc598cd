/** Actions that change only the hand: they are weighed without being played. */
import { argA, argB, at, KINDS, NONE } from '@landnam/engine';
import { rateOf } from '@landnam/engine/games/base';
import type { ModuleInsight, Look } from '../../mind/insight.js';

/** All zero between two uses: refilling them would cost more than the weighing. */
const [given, taken] = [new Uint8Array(KINDS), new Uint8Array(KINDS)];
const NOTHING = new Uint8Array(KINDS);

const trade = (look: Look, give: number, count: number, get: number): number => {
  given[give] = count;
  taken[get] = 1;
  const gain = look.swap(given, 0, taken, 0);
  given[give] = taken[get] = 0;
  return gain;
};

const NEVER = -1;

export const supplyTrade: ModuleInsight = {
  module: 'supplyTrade',
  make: (g, { temper }) => ({
    hands: {
      tradedWithSupply({ seat, give, count, get }, hands) {
        hands.gain(seat, give, -count);
        hands.gain(seat, get, 1);
      },
    },
    scorers: {
      tradeWithSupply(look, s, packed) {
        const give = argA(packed);
        const rate = rateOf(g, s, look.seat, give);
        // a beginner who forgets harbours waits for the basic rate
        const waits = !temper.harbours && s.base.hand[at(look.seat, give)] < g.scenario.goods[give].rate;
        return waits ? NEVER : trade(look, give, rate, argB(packed));
      },
    },
  }),
};

const lose = (look: Look, good: number): number => {
  given[good] = 1;
  const gain = look.swap(given, 0, NOTHING, 0);
  given[good] = 0;
  return gain;
};

export const discards: ModuleInsight = {
  module: 'discards',
  make: () => ({
    scorers: { discardCard: (look, _s, packed) => lose(look, argA(packed)) },
    hands: { cardDiscarded: ({ seat, good }, hands) => hands.gain(seat, good, -1) },
  }),
};

/** What two goods, the second possibly none, bring to the hand. */
export const take = (look: Look, first: number, second: number): number => {
  taken[first]++;
  if (second !== NONE) taken[second]++;
  const gain = look.swap(NOTHING, 0, taken, 0);
  taken[first] = 0;
  if (second !== NONE) taken[second] = 0;
  return gain;
};
