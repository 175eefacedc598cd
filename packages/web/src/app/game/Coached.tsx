/** Explains the table to whoever has not finished a game; fetched for nobody else. */
import { useEffect, useState } from 'react';
import { games } from '../../features/index.js';
import { withWords } from '../../i18n/fetched.js';
import type { Coaching } from '../../moves/coach.js';
import type { GameSession } from '../../session/types.js';
import { Coach } from '../../table/coach/Coach.js';

export const Coached = ({ session }: { readonly session: GameSession }) => {
  const { game } = session.info.setup;
  const [coaching, setCoaching] = useState<Coaching>();
  useEffect(() => {
    const load = games[game]?.coaching;
    // what cannot be fetched is not explained
    if (load !== undefined) withWords(load()).then(setCoaching, () => undefined);
  }, [game]);
  return coaching && <Coach session={session} coaching={coaching} />;
};
