/** A decision that is tried again, as it stood: fetched when it is looked at. */
import { useEffect, useState } from 'react';
import type { Lookback } from '../../session/lookback/lookback.js';
import type { ReviewedChoice } from '../../session/lookback/types.js';
import { snapshotFrom } from '../../session/shown.js';
import type { LegalAction, Snapshot } from '../../session/types.js';

export interface AskedChoice {
  readonly choice: ReviewedChoice;
  /** As its seat saw it, with what could be chosen. */
  readonly snapshot: Snapshot;
  readonly actions: readonly LegalAction[];
}

const askedIn = async (lookback: Lookback, choice: ReviewedChoice): Promise<AskedChoice | null> => {
  const exercise = await lookback.exercise(choice.ply, choice.seat);
  if (exercise === null) return null;
  const { update, actions } = exercise;
  return { choice, actions, snapshot: { ...snapshotFrom(lookback.outline.info, update, []), actions } };
};

export const useExercise = (
  lookback: Lookback,
  choice: ReviewedChoice | undefined,
): AskedChoice | undefined => {
  const [asked, setAsked] = useState<AskedChoice>();
  useEffect(() => {
    let gone = false;
    if (choice !== undefined)
      void askedIn(lookback, choice).then((found) => {
        if (!gone && found !== null) setAsked(found);
      });
    return () => {
      gone = true;
    };
  }, [lookback, choice]);
  return asked?.choice === choice ? asked : undefined;
};
