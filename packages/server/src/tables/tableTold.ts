/** What is told of the table itself. Guests are seats and names; what binds the dice stays here until it may be shown. */
import { hashOfNonce } from '@landnam/table';
import type { SeatTold, TableTold } from '@landnam/protocol';
import { isOpen, isPerson, type SeatData, seatOf, type TableData } from './data.js';
import type { Room } from './room.js';

const kindOf = (seat: SeatData): SeatTold['kind'] => {
  if (isPerson(seat)) return 'person';
  return isOpen(seat) ? 'open' : 'bot';
};

const seatTold = (seat: SeatData): SeatTold => ({
  kind: kindOf(seat),
  name: seat.name,
  bot: seat.bot,
  colour: seat.colour,
  ready: seat.hash !== null || (kindOf(seat) === 'bot' && seat.guest === null),
  present: seat.present,
  away: seat.away,
  resigned: seat.resigned,
});

/** The header keeps the nonces once the seats change hands. */
const noncesOf = ({ header, seats }: TableData): (string | null)[] => [
  ...(header?.nonces ?? seats.map(({ nonce }) => nonce)),
];

const fairTold = (data: TableData): TableTold['fair'] => {
  const nonces = noncesOf(data);
  return {
    commitment: data.commitment,
    hashes: data.seats.map(({ hash }, seat) => {
      const nonce = data.header === null ? null : (nonces[seat] ?? null);
      return data.header === null ? hash : nonce === null ? null : hashOfNonce(nonce);
    }),
    nonces,
    secret: data.phase === 'over' ? data.secret : null,
  };
};

const gameTold = ({ header }: TableData): TableTold['game'] => {
  if (header === null) return null;
  const { rules, game, map, layout = '', seats, options } = header;
  return { rules, game, map, layout, seats, options: options as NonNullable<TableTold['game']>['options'] };
};

/** All that is the same for every reader. */
export const toldPart = (data: TableData) => ({
  phase: data.phase,
  rules: data.rules,
  seats: data.seats.map(seatTold),
  hostName: data.hostName,
  locked: data.locked,
  fair: fairTold(data),
  paused: data.paused,
  pauseAsked: [...data.pauseAsked],
  rematch: data.rematch,
  closed: data.closed,
  created: data.created,
  game: gameTold(data),
});

export const tableTold = ({ id, code, data, readers }: Room, guest: string): TableTold => ({
  tell: 'table',
  table: id,
  version: data.told,
  code,
  ...toldPart(data),
  you: seatOf(data, guest),
  host: data.host === guest,
  watchers: [...readers].filter((reader) => seatOf(data, reader.guest) === null).length,
});
