import { useFeature } from '../moves/context.js';
import type { GameInfo, Snapshot } from '../session/types.js';
import { useWords } from './words.js';

/** The open question in words, by its cause where that has its own question. */
export const useAsked = (info: GameInfo, snapshot: Snapshot): string => {
  const [{ questions }, words] = [useFeature(), useWords(info, snapshot)];
  const asks = questions[`${snapshot.question} ${snapshot.cause}`] ?? questions[snapshot.question];
  return asks?.(snapshot, words) ?? snapshot.question;
};
