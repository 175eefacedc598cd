/** A game that begins in the middle, with a position as text. Nobody saves it: its lines are no whole game. */
import { fail, ok, type Result } from '@landnam/engine';
import { WHOLE } from '@landnam/engine/position';
import { describeFaults, readPosition } from '@landnam/maps';
import type { LiveTable } from './liveTable.js';
import { newTable } from './open.js';
import type { GameSetup } from './told.js';

/** The position itself says which game it is, and with which options. */
export const positionTable = (
  position: string,
  { players, seed }: Pick<GameSetup, 'players' | 'seed'>,
): Result<LiveTable, string> => {
  const read = readPosition(position);
  if (!read.ok) return fail(describeFaults(read.error));
  const { map, options, game, state, viewer } = read.value;
  if (viewer !== WHOLE) return fail('view: what others hold is missing');
  if (players.length !== game.seats) return fail(`seats: ${game.seats} are needed, not ${players.length}`);
  const live = newTable({ game: map.id, options, seed, players });
  return live.ok ? ok(live.value.startAt(state)) : live;
};
