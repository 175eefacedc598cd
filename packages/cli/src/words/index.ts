import type { Action, EventMap, EventSink, Game } from '@landnam/engine';
import { base } from './base.js';
import { energies } from './energies.js';
import { newCatan } from './new-catan.js';
import { seafarers } from './seafarers.js';
import type { ActionWords, Sentences, Story, Teller } from './tell.js';

export { makeTeller } from './tell.js';

/** One row per game with its own events or names; of two sentences for one event the later row's is used. */
const STORIES: readonly Story[] = [base, seafarers, energies, newCatan];

const storiesOf = (g: Game): readonly Story[] => {
  const modules = new Set(g.modules.map(({ name }) => name));
  return STORIES.filter(({ module }) => modules.has(module));
};

const sentencesOf = (g: Game): Sentences =>
  Object.assign({}, ...storiesOf(g).map(({ sentences }) => sentences));

/** What a game's modules call progress; undefined for what none of them names. */
export const progressInWords = (g: Game, name: string): string | undefined =>
  storiesOf(g)
    .map(({ progress = {} }) => progress[name])
    .findLast((words) => words !== undefined);

/** What an action is, where its events do not say so: without who does it. */
export const actionInWords = (tell: Teller, action: Action): string | undefined => {
  const words: ActionWords = Object.assign({}, ...storiesOf(tell.game).map(({ actions = {} }) => actions));
  return (words[action.type] as ((action: Action, tell: Teller) => string) | undefined)?.(action, tell);
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
