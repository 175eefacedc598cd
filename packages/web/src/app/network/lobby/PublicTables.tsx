/** Tables that anyone may join, as they open and fill. */
import type { LobbyRow } from '@landnam/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { LineState, Wire } from '../../../session/network/lineState.js';
import { shownName } from '../names.js';
import { useGameName } from '../useGameName.js';
import css from '../network.module.css';
import { paceText } from './paces.js';
import { n } from '../words/index.js';

const useLobby = (wire: Wire, state: LineState): readonly LobbyRow[] | undefined => {
  const [rows, setRows] = useState<readonly LobbyRow[]>();
  useEffect(() => {
    if (state !== 'open') return undefined;
    const stop = wire.hear((tell) => {
      if (tell.tell === 'lobby') setRows(tell.tables);
    });
    void wire
      .ask({ ask: 'watchLobby', watch: true })
      .then((answer) => {
        if (answer.ok && answer.tables) setRows(answer.tables);
      })
      .catch(() => undefined);
    return () => {
      stop();
      void wire.ask({ ask: 'watchLobby', watch: false }).catch(() => undefined);
    };
  }, [wire, state]);
  return rows;
};

const Row = ({ row }: { readonly row: LobbyRow }) => (
  <li className={css['row']} data-table={row.table}>
    <div>
      <b>{n.table_row({ game: useGameName(row.game), host: shownName(row.host) })}</b>
      <small>
        {row.open === 0 ? n.table_full() : n.seats_free({ count: row.open })} · {paceText(row.pace)}
      </small>
    </div>
    <Link className="button" href={`/table/${row.table}`}>
      {row.open === 0 || row.phase !== 'gathering' ? n.look() : n.go_table()}
    </Link>
  </li>
);

export const PublicTables = ({ wire, state }: { readonly wire: Wire; readonly state: LineState }) => {
  const rows = useLobby(wire, state);
  return (
    <section className={css['section']}>
      <h2>{n.tables()}</h2>
      {rows?.length === 0 && <p>{n.tables_none()}</p>}
      <ul className={css['list']} aria-live="polite">
        {rows?.map((row) => (
          <Row key={row.table} row={row} />
        ))}
      </ul>
    </section>
  );
};
