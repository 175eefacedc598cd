import { joined, seatName } from '../ui/words.js';
import { m } from '../i18n/words/index.js';
import type { GameSession } from '../session/types.js';

export const winnersOf = ({ info }: GameSession, bits: number): number[] =>
  info.setup.players.flatMap((_, seat) => ((bits >> seat) & 1 ? [seat] : []));

export const titleOf = (session: GameSession, winners: readonly number[]): string => {
  const names = winners.map((seat) => seatName(session.info, seat));
  if (names.length === 0) return m.over_title_none();
  return names.length === 1
    ? m.over_title({ name: names[0] ?? '' })
    : m.over_title_shared({ names: joined(names) });
};
