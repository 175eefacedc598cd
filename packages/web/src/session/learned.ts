/** How far somebody has come in the lessons, and what need not be explained to them again; kept in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Learned {
  /** The step to come back to, by game. */
  readonly at: Readonly<Record<string, string>>;
  /** Games whose lesson was finished. */
  readonly finished: readonly string[];
  /** What was dismissed, or has served its purpose, for good. */
  readonly seen: readonly string[];
  readonly reach: (game: string, step: string) => void;
  readonly finish: (game: string) => void;
  readonly see: (...what: readonly string[]) => void;
}

const withNew = (known: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...known, ...more]),
];

export const useLearned = create<Learned>()(
  persist(
    (set) => ({
      at: {},
      finished: [],
      seen: [],
      reach: (game, step) => set(({ at }) => ({ at: { ...at, [game]: step } })),
      finish: (game) =>
        set(({ at: { [game]: _, ...at }, finished }) => ({ at, finished: withNew(finished, [game]) })),
      see: (...what) => set(({ seen }) => ({ seen: withNew(seen, what) })),
    }),
    { name: 'landnam-learned' },
  ),
);

/** Whether somebody has finished a game here. */
export const hasPlayed = (): boolean => useLearned.getState().seen.includes('game');
