/** Who sits where before the game: names, colours, ready or not. */
import type { SeatTold, TableTold } from '@landnam/protocol';
import type { TableLine } from '../../../session/network/tableLine.js';
import { useSettings } from '../../../session/settings.js';
import { COLOUR_NAMES } from '../../../ui/colours.js';
import { ColourPicker } from '../../../ui/ColourPicker.js';
import { SeatBadge } from '../../../ui/SeatMark.js';
import css from './lobby.module.css';
import { botTitle, seatTitle, shownName } from '../names.js';
import { OPEN_SEAT, USUAL_BOT } from '../lobby/usualRules.js';
import { n } from '../words/index.js';

interface Props {
  readonly line: TableLine;
  readonly table: TableTold;
  readonly onAsk: (ask: Parameters<TableLine['ask']>[0]) => void;
  readonly onSit: (seat: number) => void;
}
interface SeatProps extends Props {
  readonly seat: SeatTold;
  readonly index: number;
}

/** A wish that somebody else was faster with. */
const useMissed = (table: TableTold, index: number): string => {
  const wish = useSettings((state) => state.colour);
  const other = table.seats.find(
    ({ kind, colour }, i) => kind === 'person' && i !== index && colour === wish,
  );
  if (wish === null || other === undefined || index !== table.you) return '';
  return n.colour_missed({ colour: COLOUR_NAMES[wish]?.() ?? '', name: shownName(other.name) });
};

const ColourField = ({ table, seat, index, onAsk }: SeatProps) => {
  const takenBy = (colour: number): string | undefined => {
    const other = table.seats.find(
      (each, i) => i !== index && each.kind === 'person' && each.colour === colour,
    );
    return other && shownName(other.name);
  };
  return (
    <ColourPicker
      colour={seat.colour % COLOUR_NAMES.length}
      label={n.colour({ number: index + 1 })}
      takenBy={takenBy}
      onChange={(colour) => {
        useSettings.getState().set({ colour });
        onAsk({ ask: 'sit', seat: index, colour });
      }}
    />
  );
};

const aboutOf = (seat: SeatTold): string => {
  if (seat.kind === 'bot') return botTitle(seat.bot);
  if (seat.kind === 'open') return '';
  if (!seat.present) return n.is_away();
  return seat.ready ? n.ready() : n.ready_not();
};

/** Names are unique at a table. */
const isHost = ({ hostName }: TableTold, { kind, name }: SeatTold): boolean =>
  kind === 'person' && name === hostName;

/** What the host may do with a seat. */
const HostButtons = ({ table, seat, index, onAsk }: SeatProps) => {
  const { rules } = table;
  const turn = (kind: string): void =>
    onAsk({
      ask: 'change',
      rules: { ...rules, seats: rules.seats.map((each, i) => (i === index ? kind : each)) },
    });
  if (seat.kind === 'person')
    return index === table.you ? null : (
      <button type="button" className="button quiet" onClick={() => onAsk({ ask: 'remove', seat: index })}>
        {n.remove({ name: shownName(seat.name) })}
      </button>
    );
  const bot = seat.kind === 'bot';
  return (
    <button
      type="button"
      className="button quiet"
      aria-label={(bot ? n.seat_to_person : n.seat_to_bot)({ number: index + 1 })}
      onClick={() => turn(bot ? OPEN_SEAT : USUAL_BOT)}
    >
      {bot ? n.person_here() : n.bot_here()}
    </button>
  );
};

const maySit = ({ you, locked, removed }: TableTold): boolean => you !== null || (!locked && !removed);

const Seat = (props: SeatProps) => {
  const { table, seat, index, onSit } = props;
  const own = index === table.you;
  const still = table.phase === 'gathering';
  const missed = useMissed(table, index);
  return (
    <li className={css['seat']} data-seat={index} data-kind={seat.kind} data-ready={seat.ready || undefined}>
      {own && still ? <ColourField {...props} /> : <SeatBadge seat={index} size={32} />}
      <span className={css['who']}>
        <b>{seat.kind === 'open' ? n.seat_free() : seatTitle(seat, index)}</b> {own && n.seat_you()}
        <small>{[isHost(table, seat) && n.is_host(), aboutOf(seat)].filter(Boolean).join(' · ')}</small>
        {missed !== '' && <small role="status">{missed}</small>}
      </span>
      {seat.kind === 'open' && still && maySit(table) && (
        <button type="button" className="button" onClick={() => onSit(index)}>
          {n.sit_here()}
        </button>
      )}
      {table.host && still && <HostButtons {...props} />}
    </li>
  );
};

export const Seats = (props: Props) => (
  <ul className={css['seats']} aria-label={n.seats()}>
    {props.table.seats.map((seat, index) => (
      <Seat key={index} {...props} seat={seat} index={index} />
    ))}
  </ul>
);
