import type { TableTold } from '@landnam/protocol';
import { Link } from 'wouter';
import { n } from '../words/index.js';

/** Where the next game is played: players arrive ready, others come to watch. */
export const Rematch = ({ table, rematch }: { readonly table: TableTold; readonly rematch: string }) => (
  <>
    <span>{n.rematch_by()}</span>
    <Link className="button primary" href={`/table/${rematch}${table.you === null ? '' : '?sit'}`}>
      {table.you === null ? n.look() : n.rematch_join()}
    </Link>
  </>
);
