/** What is told of the table itself. Guests appear as seats and names; what binds the dice stays here until it may be shown. */
import { hashOfNonce } from '@landnam/table';
import type { LeaderTold, SeatTold, TableTold } from '@landnam/protocol';
import {
  isOpen,
  isPerson,
  isSentAway,
  NO_HELP,
  type SeatData,
  seatOf,
  type TableData,
} from '@landnam/table/machine';
import type { HeldTable } from '../held/heldTable.js';

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

type Header = NonNullable<TableData['header']>;
const hashes = new WeakMap<Header, (string | null)[]>();

/** Constant for the whole game, and needed with every change. */
const hashesOf = (header: Header, seats: number): (string | null)[] => {
  const known = hashes.get(header);
  if (known !== undefined) return known;
  const made = Array.from({ length: seats }, (_, seat) => {
    const nonce = header.nonces?.[seat] ?? null;
    return nonce === null ? null : hashOfNonce(nonce);
  });
  hashes.set(header, made);
  return made;
};

const fairTold = (data: TableData): TableTold['fair'] => ({
  commitment: data.commitment,
  hashes:
    data.header === null ? data.seats.map(({ hash }) => hash) : hashesOf(data.header, data.seats.length),
  nonces: noncesOf(data),
  secret: null,
  opening: data.phase === 'opening' ? openingTold(data) : null,
  failed: (data.failed ?? []).map(({ hashes: bound, nonces, closed, ...rest }) => ({
    ...rest,
    hashes: [...bound],
    nonces: [...nonces],
    closed: [...closed],
  })),
});

const openingTold = ({ opening = null }: TableData): TableTold['fair']['opening'] =>
  opening === null ? null : (structuredClone(opening) as TableTold['fair']['opening']);

const gameTold = ({ header }: TableData): TableTold['game'] => {
  if (header === null) return null;
  const { rules, game, map, layout = '', seats, options } = header;
  return { rules, game, map, layout, seats, options: options as NonNullable<TableTold['game']>['options'] };
};

/** Everything that is the same for every reader. */
export const toldPart = (data: TableData) => ({
  phase: data.phase,
  rules: data.rules,
  help: data.help ?? NO_HELP,
  seats: data.seats.map(seatTold),
  hostName: data.hostName,
  locked: data.locked,
  fair: fairTold(data),
  paused: data.paused,
  pauseAsked: [...data.pauseAsked],
  idle: (data.idle ?? []).map(({ seat, asked, until }) => ({ seat, asked: [...asked], until })),
  rematch: data.rematch,
  closed: data.closed,
  created: data.created,
  game: gameTold(data),
});

/** Most moves change nothing of the table itself. */
export const counted = (before: TableData, after: TableData): TableData =>
  before === after || JSON.stringify(toldPart(before)) === JSON.stringify(toldPart(after))
    ? after
    : { ...after, told: before.told + 1 };

/** The host sees who they are by name, whoever is one of them sees that. */
const sentAwayTold = (data: TableData, guest: string): Pick<TableTold, 'removed' | 'sentAway'> => ({
  removed: isSentAway(data, guest),
  ...(data.host === guest
    ? { sentAway: (data.sentAway ?? []).map(({ person, name }) => ({ person, name })) }
    : {}),
});

/** The secret opens every hand: with a private log it is for those who played. */
const ending = (data: TableData, you: number | null, behind: boolean): Pick<TableTold, 'phase' | 'fair'> => {
  const told = data.phase === 'over' && !behind && (you !== null || !data.rules.secretLog);
  return {
    phase: behind ? 'playing' : data.phase,
    fair: { ...fairTold(data), secret: told ? data.secret : null },
  };
};

/** Who is waited for would tell delayed watchers where the game stands now. */
const hidden = ({ rules }: TableData, seat: number | null): Partial<TableTold> =>
  seat === null && rules.delay > 0 ? { idle: [] } : {};

export interface TableTelling {
  /** Watchers on all nodes. */
  readonly watchers: number;
  /** The reader has not seen the end yet. */
  readonly behind: boolean;
  readonly now: number;
  /** Who leads a look back. */
  readonly lookback?: LeaderTold | undefined;
}

export const tableTold = (
  { id, code, data }: HeldTable,
  guest: string,
  { watchers, behind, now, lookback }: TableTelling,
): TableTold => ({
  tell: 'table',
  table: id,
  version: data.told,
  code,
  ...toldPart(data),
  ...ending(data, seatOf(data, guest), behind),
  ...hidden(data, seatOf(data, guest)),
  now,
  you: seatOf(data, guest),
  host: data.host === guest,
  ...sentAwayTold(data, guest),
  muted: [...(data.mutes[guest] ?? [])],
  watchers: watchers,
  ...(lookback && { lookback }),
});
