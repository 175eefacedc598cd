import { localFootprint, plantBalance } from '@landnam/engine/games/energies';
import { STOCK } from '../../../mind/aspects.js';
import { type Columns, counting, type Features, type Shared } from '../../../mind/insight.js';
import { BAG, Bag } from '../outlook.js';

const bagColumns = (shared: Shared): readonly Columns[] => {
  const bag = shared.of(Bag);
  return [
    {
      names: ['plant balance', 'footprint'],
      reads: STOCK,
      own: true,
      fill({ seat }, s, into, from) {
        into[from] = plantBalance(s, seat);
        into[from + 1] = localFootprint(s, seat);
      },
    },
    {
      names: ['rounds until the bag is empty'],
      reads: BAG,
      ofTable: true,
      fill(scene, s, into, from) {
        into[from] = bag.read(scene, s).rounds;
      },
    },
  ];
};

export const energiesColumns: readonly Features[] = [counting('eventDiscs', bagColumns)];
