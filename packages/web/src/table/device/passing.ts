/** Several people at one device: whose hand may be on the screen. */
import { NONE } from '../../session/none.js';
import type { GameSession, Snapshot } from '../../session/types.js';

export const peopleAt = ({ info }: GameSession): number[] =>
  info.apart ? [] : info.setup.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** The seat the device must be passed to; NONE while it stays where it is. */
export const passTo = (session: GameSession, { next, seat, over, follows }: Snapshot): number => {
  const people = peopleAt(session);
  if (over || follows || people.length < 2 || next === seat || !people.includes(next)) return NONE;
  return next;
};

/** A hand is covered as soon as its owner is no longer waited for. */
export const mustCover = (session: GameSession, { next, seat, over }: Snapshot): boolean =>
  peopleAt(session).length > 1 && seat !== NONE && !over && next !== seat;
