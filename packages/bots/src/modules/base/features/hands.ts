import { at, total } from '@landnam/engine';
import { rateOf } from '@landnam/engine/games/base';
import { HAND, REST } from '../../../mind/aspects.js';
import type { FeatureGroup, Shared } from '../../../mind/insight.js';
import { Incomes, ratesRead } from './incomes.js';

/** From here on a rate counts as none. */
const NO_TRADE = 6;

/** What the supply charges for each good, what harbours save, and how many cards all income trades into. */
export const rateFeatures = ({ g, everyone }: Shared): readonly FeatureGroup[] => {
  const incomes = everyone.of(Incomes);
  const { goods } = g.scenario;
  return [
    {
      names: [...goods.map(({ name }) => `rate ${name}`), 'rates spared', 'pips by trade'],
      get reads() {
        return incomes.reads | ratesRead(g);
      },
      own: true,
      fill(scene, s, into, from) {
        const { pips } = incomes.read(scene, s);
        let [spared, traded] = [0, 0];
        for (let good = 0; good < goods.length; good++) {
          const rate = Math.min(NO_TRADE, rateOf(g, s, scene.seat, good));
          into[from + good] = rate;
          spared += Math.min(NO_TRADE, goods[good].rate) - rate;
          if (rate < NO_TRADE) traded += pips[at(scene.seat, good)] / rate;
        }
        into[from + goods.length] = spared;
        into[from + goods.length + 1] = traded;
      },
    },
  ];
};

/** Cards in hand, and what a 7 would cost. */
export const handFeatures = ({ g }: Shared): readonly FeatureGroup[] => {
  const { goods } = g.scenario;
  return [
    {
      names: ['hand', 'hand over the limit', 'cards lost on a 7'],
      reads: HAND | REST,
      own: true,
      fill({ seat }, s, into, from) {
        const cards = s.base.handTotal[seat];
        const over = Math.max(0, cards - total(g.sum.discardLimit, g, s, seat));
        into[from] = cards;
        into[from + 1] = over;
        into[from + 2] = over > 0 ? cards >> 1 : 0;
      },
    },
    {
      names: goods.map(({ name }) => `hand ${name}`),
      reads: HAND,
      own: true,
      hidden: true,
      fill({ seat }, s, into, from) {
        for (let good = 0; good < goods.length; good++) into[from + good] = s.base.hand[at(seat, good)];
      },
    },
  ];
};
