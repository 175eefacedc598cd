import type { EventMap, EventSink, Game } from '@landnam/engine';
import { base } from './base.js';
import { energies } from './energies.js';
import { newCatan } from './new-catan.js';
import { seafarers } from './seafarers.js';
import type { Sentences, Story, Teller } from './tell.js';

export { makeTeller } from './tell.js';

/** One row per game with its own events or names; of two sentences for one event the later row's is used. */
const STORIES: readonly Story[] = [base, seafarers, energies, newCatan];

const sentencesOf = (g: Game): Sentences => {
  const modules = new Set(g.modules.map(({ name }) => name));
  return Object.assign(
    {},
    ...STORIES.filter(({ module }) => modules.has(module)).map((story) => story.sentences),
  );
};

/** A sink that says each event in words, as everyone at the table sees it. */
export const inWords = (tell: Teller, say: (line: string) => void): EventSink => {
  const sentences = sentencesOf(tell.game);
  const sentenceOf = <K extends keyof EventMap>(type: K, event: EventMap[K]): string | undefined =>
    sentences[type]?.(event, tell);
  return (type, open) => {
    const line = sentenceOf(type, open);
    if (line !== undefined) say(line);
  };
};
