import { at } from '@landnam/engine';
import type { FeatureGroup, Shared } from '../../../mind/insight.js';
import { Incomes } from './incomes.js';

/** Cards in 36 rolls by good, as built and as the robber leaves them, and how evenly they come. */
export const productionFeatures = ({ g, everyone }: Shared): readonly FeatureGroup[] => {
  const incomes = everyone.of(Incomes);
  const { goods } = g.scenario;
  const names = goods.map(({ name }) => name);
  return [
    {
      names: [
        ...names.map((name) => `pips ${name}`),
        ...names.map((name) => `pips left ${name}`),
        'pips',
        'pips blocked',
        'goods produced',
        'rolls that pay',
      ],
      get reads() {
        return incomes.reads;
      },
      fill(scene, s, into, from) {
        const { pips, blocked, rolls } = incomes.read(scene, s);
        let [sum, lost, kinds] = [0, 0, 0];
        for (let good = 0; good < names.length; good++) {
          const row = at(scene.seat, good);
          into[from + good] = pips[row];
          into[from + names.length + good] = pips[row] - blocked[row];
          sum += pips[row];
          lost += blocked[row];
          if (pips[row] > 0) kinds++;
        }
        const rest = from + 2 * names.length;
        into[rest] = sum;
        into[rest + 1] = lost;
        into[rest + 2] = kinds;
        into[rest + 3] = rolls[scene.seat];
      },
    },
  ];
};
