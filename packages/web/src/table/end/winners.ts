import { personIn } from '../../ui/words.js';
import { m } from '../../i18n/words/index.js';
import type { GameSession, Snapshot } from '../../session/types.js';

export const winnersOf = ({ info }: GameSession, bits: number): number[] =>
  info.setup.players.flatMap((_, seat) => ((bits >> seat) & 1 ? [seat] : []));

/** How it ended, in a sentence. */
export const titleOf = (session: GameSession, { over, seat }: Snapshot): string => {
  const winners = winnersOf(session, over?.winners ?? 0);
  const who = personIn(session.info, seat, ...winners);
  if (winners.length === 0) return m.over_title_none();
  return (winners.length === 1 ? m.over_title : m.over_title_shared)({ who });
};
