import type { EventMap, EventSink } from '@landnam/engine';
import { base } from './base.js';
import type { Sentences, Teller } from './tell.js';

export { makeTeller } from './tell.js';

/** One row a game that has events of its own. */
const TELLERS: readonly Sentences[] = [base];

const sentenceOf = <K extends keyof EventMap>(
  type: K,
  event: EventMap[K],
  tell: Teller,
): string | undefined => {
  const found = TELLERS.find((sentences) => sentences[type] !== undefined)?.[type];
  return found?.(event, tell);
};

/** A sink that says each event in words, as everybody at the table sees it. */
export const inWords =
  (tell: Teller, say: (line: string) => void): EventSink =>
  (type, open) => {
    const line = sentenceOf(type, open, tell);
    if (line !== undefined) say(line);
  };
