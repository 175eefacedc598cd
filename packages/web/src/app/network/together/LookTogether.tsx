/** The way to look back at a finished game together, for those who may see its log. */
import type { TableTold } from '@landnam/protocol';
import { Link } from 'wouter';
import { leaderName } from '../names.js';
import { n } from '../words/index.js';

/** The secret opens every hand, and is told to just those. */
export const mayLookBack = ({ phase, fair }: TableTold): boolean => phase === 'over' && fair.secret !== null;

export const LookTogether = ({ table }: { readonly table: TableTold }) => {
  const leader = table.lookback;
  return (
    <>
      {leader && <span>{n.together_invited({ leader: leaderName(table, leader) })}</span>}
      <Link
        className={`button ${leader ? 'primary' : ''}`}
        href={`/replay/table/${table.table}?together`}
        data-look-together
      >
        {leader ? n.together_join() : n.together_title()}
      </Link>
    </>
  );
};
