/** A table by its link: its lobby, its game, or why it is not there. */
import type { TableTold } from '@landnam/protocol';
import type { TableNews } from '../../session/network/tableLine.js';
import { LineNotice } from './LineNotice.js';
import { Header } from '../Header.js';
import { useOpening } from './gathering/fair.js';
import { RemoteGame } from './company/RemoteGame.js';
import { refusalText } from './refusals.js';
import { Shut } from './Shut.js';
import { TableLobby } from './gathering/TableLobby.js';
import { useTableLine } from './useWire.js';
import { n } from './words/index.js';

/** The players of a closed game can get its log. */
const logOf = ({ table, game, you }: TableTold): string | undefined =>
  game === null || you === null ? undefined : `/api/tables/${table}/log`;

/** A finished game's log is there whether this server can replay it or not. */
const logLeft = (id: string, { code, where }: NonNullable<TableNews['shut']>): string | undefined =>
  code === 'setAside' && where === 'over' ? `/api/tables/${id}/log` : undefined;

const closedText = (line: string): string => (line === '' ? n.closed() : n.closed_why({ why: line }));

export const TablePage = ({ id }: { readonly id: string }) => {
  const [line, { line: state, table, shut }] = useTableLine(id);
  const closed = useOpening(line, table);
  if (shut !== null) return <Shut text={refusalText(shut)} log={logLeft(id, shut)} />;
  if (state === 'none') return <Shut text={n.no_server()} />;
  if (table === null)
    return (
      <>
        <Header />
        <main className="sheet" id="content">
          <LineNotice state={state} />
        </main>
      </>
    );
  if (table.closed !== null) return <Shut text={closedText(table.closed.line)} log={logOf(table)} />;
  if (table.game === null) return <TableLobby line={line} table={table} closed={closed} />;
  return <RemoteGame line={line} table={table} />;
};
