/** Everyone at the table: who is present, who is muted, whose seat may be taken. */
import type { SeatTold, TableTold } from '@landnam/protocol';
import { useState } from 'react';
import type { TableLine } from '../../../session/network/tableLine.js';
import { useSettings } from '../../../session/settings.js';
import { SeatBadge } from '../../../ui/SeatMark.js';
import css from './company.module.css';
import { sayNameAt } from '../lobby/guest.js';
import { mayCall, type WaitProps } from './Idlers.js';
import { NameField } from '../lobby/NameField.js';
import { botTitle, seatTitle, shownName } from '../names.js';
import { troubleOf } from '../refusals.js';
import { SentAway } from '../gathering/SentAway.js';
import { n } from '../words/index.js';

interface SeatProps {
  readonly line: TableLine;
  readonly seat: SeatTold;
  readonly index: number;
}

export const presenceOf = (seat: SeatTold): string => {
  if (seat.kind !== 'person') return '';
  if (seat.resigned) return n.presence_resigned();
  if (seat.away) return n.presence_bot();
  return seat.present ? '' : n.presence_away();
};

const Mute = ({ line, seat, index, muted }: SeatProps & { readonly muted: boolean }) => (
  <button type="button" className="button quiet" onClick={() => void line.mute(index, !muted)}>
    {(muted ? n.chat_unmute : n.chat_mute)({ name: shownName(seat.name) })}
  </button>
);

/** Seated players may mute the others. */
const canMute = ({ you, rules }: TableTold, { kind }: SeatTold, index: number): boolean =>
  you !== null && kind === 'person' && index !== you && rules.chat;

const canTake = ({ you, rules, locked, removed, phase, seats }: TableTold): boolean =>
  you === null &&
  !removed &&
  rules.takeSeats &&
  !locked &&
  phase === 'playing' &&
  seats.some(({ kind }) => kind === 'bot');

const Take = ({ line, seat, index, name }: SeatProps & { readonly name: string }) => {
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

const aboutOf = (seat: SeatTold): string =>
  seat.kind === 'bot' ? botTitle(seat.bot) : presenceOf(seat) || n.presence_here();

/** Players who do not play though everyone waits. */
const Call = ({ line, seat, index }: SeatProps) => {
  const [trouble, setTrouble] = useState('');
  const call = async (): Promise<void> =>
    setTrouble(troubleOf(await line.ask({ ask: 'idle', seat: index, agree: true })));
  return (
    <>
      <button type="button" className="button quiet" data-call={index} onClick={() => void call()}>
        {n.idle_ask_for({ name: shownName(seat.name) })}
      </button>
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </>
  );
};

export const People = ({ line, table, next }: WaitProps) => {
  const kept = useSettings((state) => state.name);
  const [typed, setName] = useState<string>();
  const name = typed ?? kept;
  const takes = canTake(table);
  return (
    <>
      <ul className={css['people']} aria-label={n.menu_people()}>
        {table.seats.map((seat, index) => (
          <li key={index} data-seat={index}>
            <SeatBadge seat={index} size={24} />
            <span>
              {seatTitle(seat, index)} {index === table.you && n.seat_you()} <small>{aboutOf(seat)}</small>
            </span>
            {seat.kind === 'bot' && takes && <Take line={line} seat={seat} index={index} name={name} />}
            {index === next && mayCall(table, index) && <Call line={line} seat={seat} index={index} />}
            {canMute(table, seat, index) && (
              <Mute line={line} seat={seat} index={index} muted={table.muted?.includes(index) === true} />
            )}
          </li>
        ))}
      </ul>
      <SentAway table={table} onAsk={(ask) => void line.ask(ask)} />
      {takes && <p className={css['hint']}>{n.take_about()}</p>}
      {takes && <NameField value={name} onChange={setName} />}
    </>
  );
};
