import { REST } from '../../../mind/aspects.js';
import { type Columns, counting, type Features, type Shared } from '../../../mind/insight.js';

const outpostColumns = ({ g }: Shared): readonly Columns[] => [
  {
    names: ['benefits'],
    reads: REST,
    fill({ seat }, s, into, from) {
      into[from] = 0;
      for (let benefit = 0; benefit < g.catalogues['benefit'].length; benefit++)
        into[from] += Number(s.outposts.holder[benefit] === seat);
    },
  },
];

export const newCatanColumns: readonly Features[] = [counting('outposts', outpostColumns)];
