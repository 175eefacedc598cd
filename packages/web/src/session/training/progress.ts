/** Which puzzles were answered, and how; kept in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** `first`: at the first try; `later`: after a wrong one. */
export type AnswerKept = 'first' | 'later' | 'missed';

interface TrainingProgress {
  readonly answers: Readonly<Record<string, AnswerKept>>;
  /** Starting sites: how many were chosen, and the sum of what they won less than the best. */
  readonly sites: { readonly count: number; readonly lost: number };
  readonly answered: (id: string, isRight: boolean) => void;
  readonly settled: (lost: number) => void;
}

const nextAnswer = (before: AnswerKept | undefined, isRight: boolean): AnswerKept => {
  if (before === undefined) return isRight ? 'first' : 'missed';
  return before === 'missed' && isRight ? 'later' : before;
};

export const useTraining = create<TrainingProgress>()(
  persist(
    (set) => ({
      answers: {},
      sites: { count: 0, lost: 0 },
      answered: (id, isRight) =>
        set(({ answers }) => ({ answers: { ...answers, [id]: nextAnswer(answers[id], isRight) } })),
      settled: (lost) =>
        set(({ sites }) => ({ sites: { count: sites.count + 1, lost: sites.lost + Math.max(0, lost) } })),
    }),
    { name: 'landnam-training' },
  ),
);
