/** The lessons of the games: fetched when they are opened, together with their words. */
import { games } from '../../features/index.js';
import { withWords } from '../../i18n/fetched.js';
import type { Lesson } from '../../moves/lesson.js';

/** Rejects if it cannot be fetched. */
export const lessonOf = async (game: string): Promise<Lesson> => {
  const load = games[game]?.lesson;
  if (load === undefined) throw new Error(`${game} has no lesson`);
  return withWords(load());
};
