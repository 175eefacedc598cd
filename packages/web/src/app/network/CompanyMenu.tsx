/** Everybody at the table, and what one can do beside the game. */
import type { SeatTold, TableTold } from '@landnam/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableLine } from '../../session/network/tableLine.js';
import { useSettings } from '../../session/settings.js';
import { DialogButton } from '../../ui/DialogButton.js';
import { PeopleIcon } from './icons.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import css from './company.module.css';
import { sayNameAt } from './guest.js';
import { Invite } from './Invite.js';
import { botTitle, seatTitle } from './names.js';
import { troubleOf } from './refusals.js';
import { askToNotify } from './useTurnCall.js';
import { n } from './words/index.js';

interface Props {
  readonly line: TableLine;
  readonly table: TableTold;
}

export const presenceOf = (seat: SeatTold): string => {
  if (seat.kind !== 'person') return '';
  if (seat.away || seat.resigned) return n.presence_bot();
  return seat.present ? '' : n.presence_away();
};

const Mute = ({
  line,
  seat,
  index,
}: {
  readonly line: TableLine;
  readonly seat: SeatTold;
  readonly index: number;
}) => {
  const [muted, setMuted] = useState(false);
  const press = async (): Promise<void> => {
    const answer = await line.ask({ ask: 'mute', seat: index, muted: !muted });
    if (answer.ok) setMuted(!muted);
  };
  return (
    <button type="button" className="button quiet" aria-pressed={muted} onClick={() => void press()}>
      {(muted ? n.chat_unmute : n.chat_mute)({ name: seat.name })}
    </button>
  );
};

const canTake = ({ you, rules, locked, phase }: TableTold): boolean =>
  you === null && rules.takeSeats && !locked && phase === 'playing';

const Take = ({
  line,
  seat,
  index,
}: {
  readonly line: TableLine;
  readonly seat: SeatTold;
  readonly index: number;
}) => {
  const name = useSettings((state) => state.name);
  const [trouble, setTrouble] = useState('');
  const take = async (): Promise<void> => {
    const named = await sayNameAt(line, name);
    setTrouble(troubleOf(named.ok ? await line.ask({ ask: 'sit', seat: index }) : named));
  };
  return (
    <>
      <button type="button" className="button" data-take={index} onClick={() => void take()}>
        {n.take_seat({ name: seatTitle(seat, index) })}
      </button>
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </>
  );
};

const People = ({ line, table }: Props) => (
  <ul className={css['people']} aria-label={n.menu_people()}>
    {table.seats.map((seat, index) => (
      <li key={index} data-seat={index}>
        <SeatBadge seat={index} size={24} />
        <span>
          {seatTitle(seat, index)} {index === table.you && n.seat_you()}{' '}
          <small>{seat.kind === 'bot' ? botTitle(seat.bot) : presenceOf(seat) || n.presence_here()}</small>
        </span>
        {seat.kind === 'bot' && canTake(table) && <Take line={line} seat={seat} index={index} />}
        {seat.kind === 'person' && index !== table.you && table.rules.chat && (
          <Mute line={line} seat={seat} index={index} />
        )}
      </li>
    ))}
  </ul>
);

const Resign = ({ line }: { readonly line: TableLine }) => {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button"
      onBlur={() => setSure(false)}
      onClick={() => (sure ? void line.ask({ ask: 'resign' }) : setSure(true))}
    >
      {sure ? n.resign_sure() : n.resign()}
    </button>
  );
};

const Doing = ({ line, table }: Props) => {
  const [, navigate] = useLocation();
  const asked = table.you !== null && table.pauseAsked.includes(table.you);
  const leave = async (): Promise<void> => {
    if ((await line.ask({ ask: 'leave' })).ok) navigate('/');
  };
  return (
    <div className={css['doing']}>
      <button
        type="button"
        className="button"
        aria-pressed={asked}
        onClick={() => void line.ask({ ask: 'pause', agree: !asked })}
      >
        {table.paused ? n.pause_end() : n.pause_ask()}
      </button>
      <Resign line={line} />
      <button type="button" className="button" title={n.leave_about()} onClick={() => void leave()}>
        {n.leave()}
      </button>
      <small>{n.leave_about()}</small>
    </div>
  );
};

const Notify = () => {
  const notify = useSettings((state) => state.notify);
  const [blocked, setBlocked] = useState(false);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={notify}
          onChange={({ target }) => void askToNotify(target.checked).then((ok) => setBlocked(!ok))}
        />
        <span>{n.notify()}</span>
      </label>
      <small role="status">{blocked ? n.notify_blocked() : n.notify_about()}</small>
    </>
  );
};

export const CompanyMenu = ({ line, table }: Props) => (
  <DialogButton title={n.menu()} icon={<PeopleIcon />}>
    {table.you === null && <p>{n.watching()}</p>}
    <People line={line} table={table} />
    {table.phase === 'playing' && table.you !== null && <Doing line={line} table={table} />}
    {table.you !== null && <Notify />}
    <Invite table={table.table} code={table.code} />
  </DialogButton>
);
