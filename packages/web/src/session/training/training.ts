/** Puzzles as the page has them, the one of the day, and boards to train on. */
import { askWorker } from '../asks.js';
import type { LessonScene } from '../lesson/scene.js';
import type { Player } from '../types.js';
import type { DealtSite, Puzzle } from './types.js';

/** One on each line. */
export const readPuzzles = (text: string): readonly Puzzle[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle);

const DAY = 86_400_000;

/** Days by the calendar of whoever looks, since 1970. */
const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;

const spread = (id: string): number => {
  let sum = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) sum = Math.imul(sum ^ id.charCodeAt(i), 0x01000193);
  return Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 0;
};

/** The same for everybody on the same date, and none twice before all were there. */
export const puzzleOfDay = (puzzles: readonly Puzzle[], date: Date): Puzzle | undefined => {
  const shuffled = puzzles.toSorted((one, other) => spread(one.id) - spread(other.id));
  return shuffled[dayOf(date) % shuffled.length];
};

/** The next in the list that was not answered yet; the next at all if there is none. */
export const nextAfter = (
  puzzles: readonly Puzzle[],
  id: string,
  isAnswered: (id: string) => boolean,
): Puzzle | undefined => {
  const at = puzzles.findIndex((each) => each.id === id);
  const onwards = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return onwards.find((each) => !isAnswered(each.id)) ?? onwards[0];
};

const NAMES = ['Ann', 'Leif', 'Ingrid', 'Tor', 'Sigrid', 'Ole'];

export const playersFor = (seats: number, seat: number, you: string): readonly Player[] =>
  Array.from({ length: seats }, (_, each) =>
    each === seat
      ? { kind: 'person', name: you, bot: '' }
      : { kind: 'bot', name: NAMES[each] ?? '', bot: 'normal' },
  );

export const sceneFor = ({ position, seat, seats, needed, id }: Puzzle, you: string): LessonScene => ({
  position,
  seat,
  seed: id,
  players: playersFor(seats, seat, you),
  answer: { needed, isWin: needed.length === 0 },
});

export const siteScene = ({ position, seat, seats, actions }: DealtSite, you: string): LessonScene => ({
  position,
  seat,
  seed: position,
  players: playersFor(seats, seat, you),
  wish: { actions },
});

export const dealSite = (game: string, seed: string): Promise<DealtSite | null> =>
  askWorker(async (desk) => {
    const lesson = await desk.lesson();
    return lesson.dealSite(game, seed);
  }).catch(() => null);

/** Two rows of the same actions in another order are one answer. */
export const sameRow = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join();
