/** A player who is present and does not play: the others ask for a bot, and that player objects with one press. */
import { IDLE_PATIENCE, type TableTold } from '@landnam/protocol';
import { useEffect, useMemo, useState } from 'react';
import { NONE } from '../../../session/none.js';
import type { TableLine } from '../../../session/network/tableLine.js';
import { figure, useSeconds } from '../../../table/time/seconds.js';
import { joined } from '../../../ui/words.js';
import css from './company.module.css';
import { shownName } from '../names.js';
import { Notice, Press } from './Notice.js';
import { n } from '../words/index.js';

export interface WaitProps {
  readonly line: TableLine;
  readonly table: TableTold;
  /** The seat that is waited for. */
  readonly next: number;
}
interface AskProps extends Omit<WaitProps, 'next'> {
  readonly ask: NonNullable<TableTold['idle']>[number];
}

const nameOf = ({ seats }: TableTold, seat: number): string => shownName(seats[seat]?.name ?? '');
const askedBy = (table: TableTold, asked: readonly number[]): string =>
  joined(asked.map((seat) => nameOf(table, seat)));

/** Another player, who is present and could play. */
export const mayCall = ({ phase, paused, seats, you, idle = [] }: TableTold, seat: number): boolean => {
  const [there, own] = [seats[seat], seats[you ?? NONE]];
  return (
    phase === 'playing' &&
    !paused &&
    seat !== you &&
    own?.away === false &&
    there?.kind === 'person' &&
    there.present &&
    !there.away &&
    !idle.some((ask) => ask.seat === seat && ask.asked.includes(you ?? NONE))
  );
};

/** Screen readers were told that it is soon; read out every second it would drown the rest. */
const Left = ({ until, now }: { readonly until: number; readonly now: number }) => {
  const clock = useMemo(() => ({ left: until - now, runs: true }), [until, now]);
  return (
    <b className={css['left']} aria-hidden="true" data-left>
      {figure(useSeconds(clock))}
    </b>
  );
};

const leftOf = ({ until }: AskProps['ask'], { now }: TableTold) =>
  until === null || now === undefined ? null : <Left until={until} now={now} />;

const Own = ({ line, table, ask }: AskProps) => {
  const names = askedBy(table, ask.asked);
  return (
    <Notice id="idleOwn" alert>
      <span>
        {ask.until === null ? n.idle_own({ names, count: ask.asked.length }) : n.idle_own_soon()}{' '}
        {leftOf(ask, table)}
      </span>
      <Press
        label={n.idle_here()}
        onPress={() => void line.ask({ ask: 'idle', seat: ask.seat, agree: false })}
      />
    </Notice>
  );
};

const textOf = (table: TableTold, { seat, asked, until }: AskProps['ask']): string => {
  const name = nameOf(table, seat);
  if (until !== null) return n.idle_soon({ name });
  if (table.you !== null && asked.includes(table.you)) return n.idle_wait({ name });
  return n.idle_others({ name, names: askedBy(table, asked), count: asked.length });
};

const Other = ({ line, table, ask }: AskProps) => {
  const { seat, asked } = ask;
  const say = (agree: boolean): void => void line.ask({ ask: 'idle', seat, agree });
  const mine = table.you !== null && asked.includes(table.you);
  return (
    <Notice id="idleOther">
      <span>
        {textOf(table, ask)} {leftOf(ask, table)}
      </span>
      {mine ? (
        <Press label={n.idle_withdraw({ name: nameOf(table, seat) })} onPress={() => say(false)} />
      ) : (
        mayCall(table, seat) && <Press label={n.pause_agree()} onPress={() => say(true)} />
      )}
    </Notice>
  );
};

/** Whether the same has been true for as long as patience lasts. */
const useLong = (what: string): boolean => {
  const [long, setLong] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLong(what), IDLE_PATIENCE * 1000);
    return () => clearTimeout(timer);
  }, [what]);
  return long === what;
};

const Long = ({ line, table, next, what }: WaitProps & { readonly what: string }) => {
  const [passed, setPassed] = useState('');
  const long = useLong(what);
  if (!long || passed === what || !mayCall(table, next)) return null;
  return (
    <Notice id="idleLong">
      <span>{n.idle_long({ name: nameOf(table, next) })}</span>
      <span className={css['choices']}>
        <Press label={n.idle_ask()} onPress={() => void line.ask({ ask: 'idle', seat: next, agree: true })} />
        <Press label={n.idle_pass()} onPress={() => setPassed(what)} />
      </span>
    </Notice>
  );
};

export const Idlers = ({ line, table, next, ply }: WaitProps & { readonly ply: number }) => {
  const asks = table.idle ?? [];
  const own = table.seats[table.you ?? NONE];
  if (own === undefined || own.away) return null;
  const mine = asks.find(({ seat }) => seat === table.you);
  if (mine !== undefined) return <Own line={line} table={table} ask={mine} />;
  return (
    <>
      {asks.map((ask) => (
        <Other key={ask.seat} line={line} table={table} ask={ask} />
      ))}
      <Long line={line} table={table} next={next} what={`${ply} ${next} ${asks.length}`} />
    </>
  );
};
