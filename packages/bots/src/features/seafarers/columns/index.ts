import { type Columns, counting, type Features, type Shared } from '../../../mind/insight.js';
import { SHORES, Shores } from '../ships.js';

const shipColumns = (shared: Shared): readonly Columns[] => {
  const shores = shared.of(Shores);
  return [
    {
      names: ['shore now', 'shores ahead'],
      reads: SHORES,
      fill(scene, s, into, from) {
        const { here, ahead } = shores.read(scene, s);
        into[from] = here;
        into[from + 1] = ahead;
      },
    },
  ];
};

export const seafarersColumns: readonly Features[] = [counting('ships', shipColumns)];
