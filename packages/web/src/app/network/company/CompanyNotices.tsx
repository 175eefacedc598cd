/** Over the table's edge: the connection, a returned move, a pause, the next game. Nothing else moves. */
import type { TableTold } from '@landnam/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableLine, TableNews } from '../../../session/network/tableLine.js';
import { joined } from '../../../ui/words.js';
import css from './company.module.css';
import { reloadNewest } from '../../update.js';
import { shownName, watchingText } from '../names.js';
import { Notice, Press } from './Notice.js';
import { refusalText } from '../refusals.js';
import { Rematch } from './Rematch.js';
import { useNews } from '../useWire.js';
import { LookTogether } from '../together/LookTogether.js';
import { n } from '../words/index.js';

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
          : n.returned_other({ why: refusalText(returned) })}
      </span>
      <Press label={n.dismiss()} onPress={() => line.settle()} />
    </Notice>
  );

interface AtTable {
  readonly line: TableLine;
  readonly table: TableTold;
}

const Late = ({ line }: Pick<AtTable, 'line'>) => (
  <Notice id="late">
    <span>{n.late()}</span>
    <Press label={n.dismiss()} onPress={() => line.sayLate(false)} />
  </Notice>
);

/** A player has asked: the others agree or not, and the one who asked may change their mind. */
const PauseAsked = ({ line, table: { pauseAsked, you, seats } }: AtTable) => {
  const agree = (yes: boolean): void => void line.ask({ ask: 'pause', agree: yes });
  if (you !== null && pauseAsked.includes(you))
    return (
      <Notice id="pauseAsked">
        <span>{n.pause_wait()}</span>
        <Press label={n.pause_withdraw()} onPress={() => agree(false)} />
      </Notice>
    );
  const names = joined(pauseAsked.map((seat) => shownName(seats[seat]?.name ?? '')));
  return (
    <Notice id="pauseAsked">
      <span>{n.pause_asked({ names, count: pauseAsked.length })}</span>
      {you !== null && !seats[you]?.away && (
        <span className={css['choices']}>
          <Press label={n.pause_agree()} onPress={() => agree(true)} />
          <Press label={n.pause_refuse()} onPress={() => agree(false)} />
        </span>
      )}
    </Notice>
  );
};

const Pause = ({ line, table }: AtTable) => {
  if (table.paused)
    return (
      <Notice id="paused">
        <span>{n.paused()}</span>
        {table.you !== null && (
          <Press label={n.pause_end()} onPress={() => void line.ask({ ask: 'pause', agree: false })} />
        )}
      </Notice>
    );
  return table.pauseAsked.length === 0 ? null : <PauseAsked line={line} table={table} />;
};

/** A player who left gets the seat back with one press; one who resigned does not. */
const OwnSeat = ({ line, table }: AtTable) => {
  const own = table.you === null ? undefined : table.seats[table.you];
  const [seen, setSeen] = useState(false);
  if (own?.resigned)
    return seen ? null : (
      <Notice id="resigned">
        <span>{n.own_resigned()}</span>
        <Press label={n.dismiss()} onPress={() => setSeen(true)} />
      </Notice>
    );
  if (!own?.away) return null;
  return (
    <Notice id="ownSeat">
      <span>{n.own_bot()}</span>
      <Press label={n.own_back()} onPress={() => void line.ask({ ask: 'sit' })} />
    </Notice>
  );
};

const Watching = ({ delay }: { readonly delay: number }) => {
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  return (
    <Notice id="watching">
      <span>{watchingText(delay)}</span>
      <Press label={n.dismiss()} onPress={() => setSeen(true)} />
    </Notice>
  );
};

/** A tab that slept asks what it missed as soon as it is visible, even before the table does. */
const useWaking = (line: TableLine): void => {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void line.wake();
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [line]);
};

/** `children`: what the game itself knows. */
export const CompanyNotices = ({
  line,
  children,
}: {
  readonly line: TableLine;
  readonly children: ReactNode;
}) => {
  const news = useNews(line);
  useWaking(line);
  const { table, returned, late } = news;
  if (table === null) return null;
  const playing = table.phase === 'playing';
  return (
    <div className={css['notices']} aria-live="polite">
      <LineNotice {...news} />
      <Returned line={line} returned={returned} />
      {late && playing && <Late line={line} />}
      {playing && <Pause line={line} table={table} />}
      {playing && <OwnSeat line={line} table={table} />}
      {playing && children}
      {playing && table.you === null && <Watching delay={table.rules.delay} />}
      {table.lookback && (
        <Notice id="lookback">
          <LookTogether table={table} />
        </Notice>
      )}
      {table.rematch !== null && (
        <Notice id="rematch">
          <Rematch table={table} rematch={table.rematch} />
        </Notice>
      )}
    </div>
  );
};
