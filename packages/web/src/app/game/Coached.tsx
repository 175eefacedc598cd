/** Explains the table to whoever has not finished a game; fetched for nobody else. */
import { lazy, Suspense } from 'react';
import { games } from '../../features/index.js';
import { withWords } from '../../i18n/fetched.js';
import type { Coaching } from '../../moves/coach.js';
import { useLearned } from '../../session/learned.js';
import type { GameSession } from '../../session/types.js';

type Load = () => Promise<Coaching>;

const coachFor = (load: Load) =>
  lazy(async () => {
    const [{ Coach }, coaching] = await withWords(
      Promise.all([import('../../table/coach/Coach.js'), load()]),
    );
    const OwnCoach = ({ session }: { readonly session: GameSession }) => (
      <Coach session={session} coaching={coaching} />
    );
    return { default: OwnCoach };
  });

const known = new Map<Load, ReturnType<typeof coachFor>>();
const coachOf = (load: Load): ReturnType<typeof coachFor> => {
  const coach = known.get(load) ?? coachFor(load);
  known.set(load, coach);
  return coach;
};

export const Coached = ({ session }: { readonly session: GameSession }) => {
  const isNew = useLearned(({ seen }) => !seen.includes('game'));
  const load = games[session.info.setup.game]?.coaching;
  if (!isNew || load === undefined) return null;
  const Coach = coachOf(load);
  return (
    <Suspense fallback={null}>
      <Coach session={session} />
    </Suspense>
  );
};
