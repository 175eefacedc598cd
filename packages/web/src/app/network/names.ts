/** What people, bots and games are called here. */
import type { LeaderTold, Pace, TableTold } from '@landnam/protocol';
import { games } from '../../features/index.js';
import { NOBODY } from '../../session/network/mark.js';
import { BOTS, botPlayer, levelName } from '../setup/presets.js';
import { n } from './words/index.js';

export const gameName = (game: string): string => games[game]?.name() ?? game;

const UNNAMED = new RegExp(`^${NOBODY}( \\d+)?$`);

/** A guest without a name gets the word in the reader's language, with a number that tells them apart. */
export const shownName = (name: string): string => {
  const nobody = UNNAMED.exec(name);
  return nobody === null ? name : `${n.guest()}${nobody[1] ?? ''}`;
};

type SeatTold = TableTold['seats'][number];

/** Bots are named by their level: each seat has a name for one. */
export const seatTitle = ({ kind, name, bot }: SeatTold, seat: number): string => {
  if (kind === 'bot' && (name === '' || name === bot)) return botPlayer(seat).name;
  return shownName(name === '' ? NOBODY : name);
};

/** Whoever has no seat is named as a watcher: names at a table are told apart, theirs are not. */
export const leaderName = (table: TableTold | null, { name, seat }: LeaderTold): string => {
  if (seat === null) return n.together_watcher({ name: shownName(name) });
  const there = table?.seats[seat];
  return there === undefined ? shownName(name) : seatTitle(there, seat);
};

/** In a list without seats. */
export const nameInList = (name: string): string => (BOTS.includes(name) ? botTitle(name) : shownName(name));

/** Without the description of the level: a phone has no room for it. */
const shortLevel = (bot: string): string => levelName(bot).replace(/ \(.*\)$/, '');
export const botTitle = (bot: string): string => n.seat_bot({ bot: shortLevel(bot) });

export const PACE_NAMES: Readonly<Record<Pace, () => string>> = {
  none: n.pace_none,
  relaxed: n.pace_relaxed,
  fast: n.pace_fast,
  days: n.pace_days,
};

/** A host without a name gives a table no name. */
const isNobody = (name: string): boolean => UNNAMED.test(name);

export const tableTitle = ({ host, hostName }: TableTold): string => {
  if (!isNobody(hostName)) return n.table_of({ host: hostName });
  return host ? n.table_own() : n.table_friend();
};

export const invitation = ({ hostName }: TableTold): string =>
  isNobody(hostName) ? n.invited_here() : n.invited({ host: hostName });

/** Watchers may have a delay. */
export const watchingText = (delay: number): string =>
  delay === 0 ? n.watching() : n.watching_later({ count: delay });
