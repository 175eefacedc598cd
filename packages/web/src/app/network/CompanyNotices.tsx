/** Over the table's edge: the line, a move that came back, a pause, the next game. Nothing else moves. */
import type { TableTold } from '@landnam/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TableLine, TableNews } from '../../session/network/tableLine.js';
import { joined } from '../../ui/words.js';
import css from './company.module.css';
import { reloadNewest } from '../update.js';
import { refusalText } from './refusals.js';
import { useNews } from './useWire.js';
import { n } from './words/index.js';

const Notice = ({
  id,
  alert,
  children,
}: {
  readonly id: string;
  readonly alert?: true;
  readonly children: ReactNode;
}) => (
  <div className={css['notice']} role={alert ? 'alert' : 'status'} data-notice={id}>
    {children}
  </div>
);

const Press = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" className="button" onClick={onPress}>
    {label}
  </button>
);

const LineNotice = ({ line, pending }: TableNews) => {
  if (line === 'open') return null;
  if (line === 'outdated')
    return (
      <Notice id="outdated" alert>
        <span>{n.outdated()}</span>
        <Press label={n.reload()} onPress={() => void reloadNewest()} />
      </Notice>
    );
  return (
    <Notice id="lost">
      <span>{n.lost()}</span>
      {pending !== null && <span>{n.lost_move()}</span>}
    </Notice>
  );
};

const Returned = ({
  line,
  returned,
}: {
  readonly line: TableLine;
  readonly returned: TableNews['returned'];
}) =>
  returned && (
    <Notice id="returned" alert>
      <span>
        {returned.code === 'stale' || returned.code === 'notDue'
          ? n.returned()
          : n.returned_other({ code: refusalText(returned) })}
      </span>
      <Press label={n.dismiss()} onPress={() => line.settle()} />
    </Notice>
  );

const Pause = ({ line, table }: { readonly line: TableLine; readonly table: TableTold }) => {
  const { paused, pauseAsked, you, seats } = table;
  const agree = (yes: boolean): void => void line.ask({ ask: 'pause', agree: yes });
  if (paused)
    return (
      <Notice id="paused">
        <span>{n.paused()}</span>
        {you !== null && <Press label={n.pause_end()} onPress={() => agree(false)} />}
      </Notice>
    );
  if (pauseAsked.length === 0) return null;
  return (
    <Notice id="pauseAsked">
      <span>{n.pause_asked({ names: joined(pauseAsked.map((seat) => seats[seat]?.name ?? '')) })}</span>
      {you !== null && !pauseAsked.includes(you) && (
        <Press label={n.pause_agree()} onPress={() => agree(true)} />
      )}
    </Notice>
  );
};

/** Whoever left has the seat back by a press; whoever resigned has not. */
const OwnSeat = ({ line, table }: { readonly line: TableLine; readonly table: TableTold }) => {
  const own = table.you === null ? undefined : table.seats[table.you];
  if (own === undefined || !own.away || own.resigned) return null;
  return (
    <Notice id="ownSeat">
      <span>{n.own_bot()}</span>
      <Press label={n.own_back()} onPress={() => void line.ask({ ask: 'sit' })} />
    </Notice>
  );
};

const Watching = () => {
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  return (
    <Notice id="watching">
      <span>{n.watching()}</span>
      <Press label={n.dismiss()} onPress={() => setSeen(true)} />
    </Notice>
  );
};

/** A tab that slept asks what it missed as soon as it is seen, even before the table does. */
const useWaking = (line: TableLine): void => {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void line.wake();
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [line]);
};

export const CompanyNotices = ({ line }: { readonly line: TableLine }) => {
  const news = useNews(line);
  useWaking(line);
  const { table, returned } = news;
  if (table === null) return null;
  return (
    <div className={css['notices']}>
      <LineNotice {...news} />
      <Returned line={line} returned={returned} />
      {table.phase === 'playing' && <Pause line={line} table={table} />}
      {table.phase === 'playing' && <OwnSeat line={line} table={table} />}
      {table.phase === 'playing' && table.you === null && <Watching />}
      {table.rematch !== null && (
        <Notice id="rematch">
          <span>{n.rematch_open()}</span>
          <Link className="button primary" href={`/table/${table.rematch}`}>
            {n.rematch_go()}
          </Link>
        </Notice>
      )}
    </div>
  );
};
