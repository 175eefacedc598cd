/** The review of a game as far as it has come; it stops when the page is left. */
import { useEffect, useState } from 'react';
import type { Lookback } from '../../session/lookback/lookback.js';
import type { ToldReview } from '../../session/lookback/types.js';
import { keepReview } from '../replay/reviewed.js';

export interface ShownReview {
  readonly told: ToldReview | undefined;
  /** Why there is none. */
  readonly problem: string | undefined;
  readonly isCancelled: boolean;
  readonly cancel: () => void;
}

export const useReview = (lookback: Lookback, seat: number, address: string): ShownReview => {
  const [told, setTold] = useState<ToldReview>();
  const [problem, setProblem] = useState<string>();
  const [isCancelled, setCancelled] = useState(false);
  useEffect(() => {
    let gone = false;
    const tell = (next: ToldReview): void => {
      if (gone) return;
      setTold(next);
      keepReview(address, next.review);
    };
    lookback.review(seat, 'refining', tell).then(
      (done) => {
        if (!gone && !done.ok) setProblem(done.error);
      },
      (error: unknown) => {
        if (!gone) setProblem(String(error));
      },
    );
    return () => {
      gone = true;
    };
    // whose decisions come first is decided once
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lookback]);
  const cancel = (): void => {
    setCancelled(true);
    void lookback.cancelReview();
  };
  return { told, problem, isCancelled, cancel };
};
