/** A table before its game: the link, the seats, who is ready; one button for people who came by the link. */
import type { Answer, TableTold } from '@landnam/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { sendIfOwn } from '../../../session/network/sendIfOwn.js';
import type { AskHere, TableLine } from '../../../session/network/tableLine.js';
import { m } from '../../../i18n/words/index.js';
import { useSettings } from '../../../session/settings.js';
import { Header } from '../../Header.js';
import { Chosen } from '../chosen/Chosen.js';
import { platesAt } from '../chosen/TablePlan.js';
import { Begin, isComplete } from './Begin.js';
import { Chat } from '../chat/Chat.js';
import { sayReady } from './fair.js';
import { sayNameAt } from '../lobby/guest.js';
import { Invite } from './Invite.js';
import { LineNotice } from '../LineNotice.js';
import css from './lobby.module.css';
import { LobbyAnnouncer } from './LobbyAnnouncer.js';
import { NameField } from '../lobby/NameField.js';
import { invitation, tableTitle } from '../names.js';
import { useGameName } from '../useGameName.js';
import { paceText } from '../lobby/paces.js';
import { Painted } from '../../../ui/Painted.js';
import { troubleOf } from '../refusals.js';
import { RulesForm } from '../lobby/RulesForm.js';
import { Seats } from './Seats.js';
import { SentAway } from './SentAway.js';
import { fitted } from '../lobby/usualRules.js';
import { SIGN } from '../company/useTurnCall.js';
import { useNews } from '../useWire.js';
import { n } from '../words/index.js';
import { joined } from '../../../ui/words.js';

interface Props {
  readonly line: TableLine;
  readonly table: TableTold;
  /** Why this browser keeps its number closed. */
  readonly closed: string | null;
}

/** Name, seat and ready in one step: a person who sits down wants to play. */
const sitDown = async (line: TableLine, name: string, seat?: number): Promise<Answer> => {
  const named = await sayNameAt(line, name);
  if (!named.ok) return named;
  const { colour } = useSettings.getState();
  const sat = await line.ask({
    ask: 'sit',
    ...(seat !== undefined && { seat }),
    ...(colour !== null && { colour }),
  });
  const { table } = line.news.getState();
  return sat.ok && table !== null ? sayReady(line, table) : sat;
};

/** The person who opened the table sits down automatically; one who comes from the last game is already seated. */
const useSitting = (table: TableTold, sit: () => void, ready: () => void): void => {
  const [path, navigate] = useLocation();
  const wants = useSearch() === 'sit';
  const done = useRef(false);
  useEffect(() => {
    if (!wants || done.current) return;
    done.current = true;
    navigate(path, { replace: true });
    if (table.you === null) sit();
    else if (table.seats[table.you]?.ready === false) ready();
  }, [wants, navigate, path, sit, ready, table]);
};

interface ArrivalProps {
  readonly table: TableTold;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSit: () => void;
}

const Arrival = ({ table, name, onName, onSit }: ArrivalProps) => {
  if (table.removed)
    return (
      <p role="status" data-removed>
        {n.removed_about()}
      </p>
    );
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
      <p>{invitation(table)}</p>
      <NameField value={name} onChange={onName} />
      <button type="submit" className="button primary big" data-sit>
        {n.sit()}
      </button>
    </form>
  );
};

/** Everyone sees what will be played; the host may change it until the game begins. */
const Rules = ({ table, ask }: { readonly table: TableTold; readonly ask: (ask: AskHere) => void }) => (
  <details className={css['rules']}>
    <summary>{table.host ? n.change_rules() : n.see_rules()}</summary>
    <fieldset className={css['plain']} disabled={!table.host}>
      <RulesForm
        rules={table.rules}
        onChange={(rules) => ask({ ask: 'change', rules })}
        help={table.help}
        onHelp={(help) => ask({ ask: 'change', rules: table.rules, help })}
      />
    </fieldset>
    {table.host && (
      <label className="check">
        <input
          type="checkbox"
          checked={table.locked}
          onChange={({ target }) => ask({ ask: 'lock', locked: target.checked })}
        />
        <span>{n.lock()}</span>
      </label>
    )}
  </details>
);

/** After their own change the host need not confirm again: they stay ready. */
const askReady = async (line: TableLine, ask: AskHere): Promise<Answer> => {
  const { table } = line.news.getState();
  const wasReady = table !== null && table.you !== null && table.seats[table.you]?.ready === true;
  const unsent = ask.ask === 'change' ? await sendIfOwn(ask.rules.game) : null;
  if (unsent !== null) return unsent;
  const answer = await line.ask(ask.ask === 'change' ? { ...ask, rules: await fitted(ask.rules) } : ask);
  const now = line.news.getState().table;
  if (!answer.ok || ask.ask !== 'change' || !wasReady || now === null) return answer;
  return sayReady(line, now);
};

/** Not counting the reader. */
const othersWatching = ({ watchers, you }: TableTold): number => watchers - (you === null ? 1 : 0);

const About = ({ table }: { readonly table: TableTold }) => (
  <p className={css['about']}>
    {useGameName(table.rules.game)} · {n.pace_of({ pace: paceText(table.rules.pace) })}
    {table.locked && ` · ${n.table_locked()}`}
    {othersWatching(table) > 0 && ` · ${n.watchers({ count: othersWatching(table) })}`}
  </p>
);

const Beside = ({ line, table }: Omit<Props, 'closed'>) => (
  <div className={css['side']}>
    {table.rules.chat && <h2>{n.chat()}</h2>}
    {table.rules.chat && <Chat line={line} table={table} />}
    <details className={css['rules']}>
      <summary>{n.sealed()}</summary>
      <p>{n.sealed_about()}</p>
      <code>{table.fair.commitment}</code>
    </details>
  </div>
);

/** The number stays closed, or an opening failed: everyone sees it, and how often. */
const Openings = ({ table, closed }: Omit<Props, 'line'>) => {
  const failed = table.fair.failed ?? [];
  const seats = failed.at(-1)?.closed.map((seat) => n.seat_of({ number: seat + 1 })) ?? [];
  return (
    <>
      {closed !== null && <p role="alert">{n.not_opened({ why: closed })}</p>}
      {failed.length > 0 && (
        <p role="status" data-failed={failed.length}>
          {n.openings_failed({ count: failed.length })}{' '}
          {seats.length > 0 && n.openings_closed({ seats: joined(seats) })}
        </p>
      )}
    </>
  );
};

/** In the tab's title: whose table it is, and a sign once the host can start. */
const useTitle = (table: TableTold): void => {
  const title = tableTitle(table);
  const sign = table.host && table.phase === 'gathering' && isComplete(table) ? SIGN : '';
  useEffect(() => {
    document.title = `${sign}${title} · ${m.app_name()}`;
    return () => {
      document.title = m.app_name();
    };
  }, [sign, title]);
};

export const TableLobby = ({ line, table, closed }: Props) => {
  const [trouble, setTrouble] = useState('');
  const kept = useSettings((state) => state.name);
  const [typed, setName] = useState<string>();
  const name = typed ?? kept;
  const stood = useRef(false);
  const stands = useCallback(() => stood.current, []);
  const { line: state } = useNews(line);
  const tell = (answer: Answer): void => setTrouble(troubleOf(answer));
  const ask = (message: AskHere): void => void askReady(line, message).then(tell);
  const sit = (seat?: number): void => {
    stood.current = false;
    void sitDown(line, name, seat).then(tell);
  };
  const stand = (): void => {
    stood.current = true;
    ask({ ask: 'stand' });
  };
  useTitle(table);
  useSitting(
    table,
    () => sit(),
    () => void sayReady(line, table).then(tell),
  );
  return (
    <Painted colours={table.seats.map(({ colour }) => colour)}>
      <Header game={table.rules.game} />
      <main className={css['lobby']} id="content" data-lobby={table.phase}>
        <div className={css['head']}>
          <h1>{tableTitle(table)}</h1>
          <About table={table} />
          {state !== 'open' && <LineNotice state={state} />}
          <LobbyAnnouncer line={line} stands={stands} />
        </div>
        <div className={css['main']}>
          {table.you !== null && <Invite table={table.table} code={table.code} />}
          {table.you === null && <Arrival table={table} name={name} onName={setName} onSit={() => sit()} />}
          <Seats line={line} table={table} onAsk={ask} onSit={sit} />
          <SentAway table={table} onAsk={ask} />
          {trouble !== '' && <p role="alert">{trouble}</p>}
          <Openings table={table} closed={closed} />
          {table.phase === 'opening' ? (
            <p role="status">{n.table_opening()}</p>
          ) : (
            <Begin line={line} table={table} tell={tell} onStand={stand} />
          )}
          {table.phase === 'gathering' && <Rules table={table} ask={ask} />}
        </div>
        <Chosen rules={table.rules} help={table.help} plates={platesAt(table)} />
        <Beside line={line} table={table} />
      </main>
    </Painted>
  );
};
