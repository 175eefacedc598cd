/** `/learn/GAME/STEP`; a game's name may have a slash itself. */
import { games } from '../../features/index.js';
import type { Lesson, LessonStep } from '../../moves/lesson.js';
import { hasPlayed, useLearned } from '../../session/learned.js';
import type { LessonScene } from '../../session/lesson/scene.js';

/** A game of one's own; the first one against bots that make mistakes. */
export const firstGame = (game: string): string => `/new/${game}${hasPlayed() ? '' : '?level=easy'}`;

/** After the last step. */
export const END = 'end';

export interface LessonAddress {
  readonly game: string;
  readonly step: string;
}

const isTaught = (game: string): boolean => games[game]?.lesson !== undefined;

export const readAddress = (path: string): LessonAddress | undefined => {
  const parts = path.split('/');
  const cut = [parts.length, parts.length - 1].find((end) => isTaught(parts.slice(0, end).join('/')));
  if (cut === undefined) return undefined;
  return { game: parts.slice(0, cut).join('/'), step: parts[cut] ?? '' };
};

export const addressOf = (game: string, step: string): string => `/learn/${game}/${step}`;

/** Games that have a lesson, in the order of the folders. */
export const taughtGames = (): readonly string[] => Object.keys(games).filter(isTaught);

/** Where an address without a step leads: to where the learner left, or to the beginning. */
export const stepAt = ({ steps }: Lesson, { game, step }: LessonAddress): number => {
  if (step === END) return steps.length;
  const named = (id: string | undefined): number => steps.findIndex((each) => each.id === id);
  return Math.max(0, step === '' ? named(useLearned.getState().at[game]) : named(step));
};

export const sceneOf = ({ players }: Lesson, { position, seed = '', wish }: LessonStep): LessonScene => ({
  position,
  seed,
  players,
  wish,
});
