/** A table before its game: the link, the seats, who is ready; one button for whoever came by the link. */
import type { Answer, TableTold } from '@landnam/protocol';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { TableLine } from '../../session/network/tableLine.js';
import { useSettings } from '../../session/settings.js';
import { Header } from '../Header.js';
import { Chat } from './Chat.js';
import { sayReady } from './fair.js';
import { sayNameAt } from './guest.js';
import { Invite } from './Invite.js';
import { LineNotice } from './LineNotice.js';
import css from './lobby.module.css';
import { NameField } from './NameField.js';
import { gameName, PACE_NAMES } from './names.js';
import { Painted } from './Painted.js';
import { troubleOf } from './refusals.js';
import { RulesForm } from './RulesForm.js';
import { Seats } from './Seats.js';
import { useNews } from './useWire.js';
import { n } from './words/index.js';

interface Props {
  readonly line: TableLine;
  readonly table: TableTold;
}

/** Name, seat and ready in one go: whoever sits down wants to play. */
const sitDown = async (line: TableLine, name: string, seat?: number): Promise<Answer> => {
  const named = await sayNameAt(line, name);
  if (!named.ok) return named;
  const sat = await line.ask({ ask: 'sit', ...(seat !== undefined && { seat }) });
  const { table } = line.news.getState();
  return sat.ok && table !== null ? sayReady(line, table) : sat;
};

/** Whoever opened the table sits down at once. */
const useSitting = (table: TableTold, sit: () => void): void => {
  const [path, navigate] = useLocation();
  const wants = useSearch() === 'sit';
  const done = useRef(false);
  useEffect(() => {
    if (!wants || done.current) return;
    done.current = true;
    navigate(path, { replace: true });
    if (table.you === null) sit();
  }, [wants, navigate, path, sit, table.you]);
};

const isComplete = ({ seats }: TableTold): boolean =>
  seats.every(({ kind, ready }) => kind !== 'open' && ready);

const Begin = ({ line, table, tell }: Props & { readonly tell: (answer: Answer) => void }) => {
  const own = table.you === null ? undefined : table.seats[table.you];
  if (own === undefined) return null;
  const ready = async (): Promise<void> =>
    tell(own.ready ? await line.ask({ ask: 'unready' }) : await sayReady(line, table));
  return (
    <div className={css['begin']}>
      {table.host && (
        <button
          type="button"
          className="button primary big"
          disabled={!isComplete(table)}
          data-start
          onClick={() => void line.ask({ ask: 'start' }).then(tell)}
        >
          {n.start()}
        </button>
      )}
      <button
        type="button"
        className={own.ready ? 'button' : 'button primary'}
        data-ready={own.ready}
        onClick={() => void ready()}
      >
        {own.ready ? n.say_unready() : n.say_ready()}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => void line.ask({ ask: 'stand' }).then(tell)}
      >
        {n.stand()}
      </button>
      <p role="status">
        {!isComplete(table) && n.start_waits()}
        {isComplete(table) && !table.host && n.start_host({ host: table.hostName })}
      </p>
    </div>
  );
};

interface ArrivalProps {
  readonly table: TableTold;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSit: () => void;
}

const Arrival = ({ table, name, onName, onSit }: ArrivalProps) => {
  const free = table.seats.some(({ kind }) => kind === 'open') && !table.locked;
  if (!free) return <p role="status">{table.locked ? n.locked() : n.table_full()}</p>;
  return (
    <form
      className={css['arrival']}
      onSubmit={(event) => {
        event.preventDefault();
        onSit();
      }}
    >
      <NameField value={name} onChange={onName} />
      <button type="submit" className="button primary big" data-sit>
        {n.sit()}
      </button>
    </form>
  );
};

/** The host may change everything until the game begins. */
const HostRules = ({ line, table, tell }: Props & { readonly tell: (answer: Answer) => void }) => (
  <details className={css['rules']}>
    <summary>{n.change_rules()}</summary>
    <RulesForm rules={table.rules} onChange={(rules) => void line.ask({ ask: 'change', rules }).then(tell)} />
    <label className="check">
      <input
        type="checkbox"
        checked={table.locked}
        onChange={({ target }) => void line.ask({ ask: 'lock', locked: target.checked }).then(tell)}
      />
      <span>{n.lock()}</span>
    </label>
  </details>
);

/** Beside whoever looks here. */
const othersWatching = ({ watchers, you }: TableTold): number => watchers - (you === null ? 1 : 0);

const About = ({ table }: { readonly table: TableTold }) => (
  <p className={css['about']}>
    {gameName(table.rules.game)} · {n.pace_of({ pace: PACE_NAMES[table.rules.pace]() })}
    {othersWatching(table) > 0 && ` · ${n.watchers({ count: othersWatching(table) })}`}
  </p>
);

export const TableLobby = ({ line, table }: Props) => {
  const [trouble, setTrouble] = useState('');
  const kept = useSettings((state) => state.name);
  const [typed, setName] = useState<string>();
  const name = typed ?? kept;
  const { line: state } = useNews(line);
  const tell = (answer: Answer): void => setTrouble(troubleOf(answer));
  const sit = (seat?: number): void => void sitDown(line, name, seat).then(tell);
  useSitting(table, () => sit());
  return (
    <Painted table={table}>
      <Header game={table.rules.game} />
      <main className={css['lobby']} id="content" data-lobby={table.phase}>
        <div className={css['head']}>
          <h1>{n.table_of({ host: table.hostName })}</h1>
          <About table={table} />
          {state !== 'open' && <LineNotice state={state} />}
        </div>
        <div className={css['main']}>
          {table.you !== null && <Invite table={table.table} code={table.code} />}
          {table.you === null && <Arrival table={table} name={name} onName={setName} onSit={() => sit()} />}
          <Seats line={line} table={table} onAsk={(ask) => void line.ask(ask).then(tell)} onSit={sit} />
          {trouble !== '' && <p role="alert">{trouble}</p>}
          {table.phase === 'opening' ? (
            <p role="status">{n.table_opening()}</p>
          ) : (
            <Begin line={line} table={table} tell={tell} />
          )}
          {table.host && table.phase === 'gathering' && <HostRules line={line} table={table} tell={tell} />}
        </div>
        <div className={css['side']}>
          {table.rules.chat && <h2>{n.chat()}</h2>}
          {table.rules.chat && <Chat line={line} table={table} />}
          <details className={css['rules']}>
            <summary>{n.sealed()}</summary>
            <p>{n.sealed_about()}</p>
            <code>{table.fair.commitment}</code>
          </details>
        </div>
      </main>
    </Painted>
  );
};
