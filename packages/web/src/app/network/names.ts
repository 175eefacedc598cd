/** What people, bots and games are called here. */
import type { Pace, TableTold } from '@landnam/protocol';
import { games } from '../../features/index.js';
import { botPlayer, levelName } from '../presets.js';
import { n } from './words/index.js';

export const gameName = (game: string): string => games[game]?.name() ?? game;

type SeatTold = TableTold['seats'][number];

/** Bots of a table have no names: each seat has its own. */
export const seatTitle = ({ kind, name }: SeatTold, seat: number): string => {
  if (name !== '') return name;
  return kind === 'bot' ? botPlayer(seat).name : n.guest();
};

export const botTitle = (bot: string): string => n.seat_bot({ bot: levelName(bot) });

export const PACE_NAMES: Readonly<Record<Pace, () => string>> = {
  none: n.pace_none,
  relaxed: n.pace_relaxed,
  fast: n.pace_fast,
  days: n.pace_days,
};
