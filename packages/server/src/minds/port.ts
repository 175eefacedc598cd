/** What a bot is asked about a game. It is copied, since the answer comes later. */
import { type Options, redact } from '@landnam/engine';
import type { LogHeader } from '@landnam/engine/log';
import { isOwnId } from '@landnam/maps';
import type { LiveTable } from '@landnam/table';
import type { DueThought } from '@landnam/table/machine';
import type { GameName, Past, Thought } from './thought.js';

export const nameOf = ({ game, seats, options, rules }: LogHeader): GameName => ({
  game,
  seats,
  options: options as Options,
  rules,
});

/** The events so far, as one seat may know them: what follows while a bot thinks is not part of its past. */
export const pastOf = ({ events }: LiveTable, seat: number): Past => {
  const { length } = events;
  return (from) => events.slice(from, length).map(({ event }) => redact(event, seat));
};

export const thoughtOf = (table: string, live: LiveTable, { seat, ply, bot }: DueThought): Thought => ({
  ...nameOf(live.header),
  table,
  bot,
  seat,
  ply,
  view: live.viewOf(seat).bytes.slice(),
  legal: live.legalOf(seat).toArray(),
  ...(isOwnId(live.header.game) && { map: live.table.map }),
});
