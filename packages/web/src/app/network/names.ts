/** What people, bots and games are called here. */
import type { Pace, TableTold } from '@landnam/protocol';
import { games } from '../../features/index.js';
import { BOTS, botPlayer, levelName } from '../presets.js';
import { n } from './words/index.js';

export const gameName = (game: string): string => games[game]?.name() ?? game;

type SeatTold = TableTold['seats'][number];

/** Bots are told by their level: each seat has a name for one. */
export const seatTitle = ({ kind, name, bot }: SeatTold, seat: number): string => {
  if (kind === 'bot' && (name === '' || name === bot)) return botPlayer(seat).name;
  return name === '' ? n.guest() : name;
};

/** In a list without seats. */
export const nameInList = (name: string): string => (BOTS.includes(name) ? botTitle(name) : name);

/** Without what the level means: a phone has no room for it. */
const shortLevel = (bot: string): string => levelName(bot).replace(/ \(.*\)$/, '');
export const botTitle = (bot: string): string => n.seat_bot({ bot: shortLevel(bot) });

export const PACE_NAMES: Readonly<Record<Pace, () => string>> = {
  none: n.pace_none,
  relaxed: n.pace_relaxed,
  fast: n.pace_fast,
  days: n.pace_days,
};

/** Watchers may be behind. */
export const watchingText = (delay: number): string =>
  delay === 0 ? n.watching() : n.watching_later({ count: delay });
