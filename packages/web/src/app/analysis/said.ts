/** Moves in words: a seat's by what is done, nature's by what it told. */
import type { Action, GameEvent } from '@landnam/engine';
import type { Feature, GameWords } from '../../moves/feature.js';
import type { StudyMove, StudyOutcome } from '../../session/analysis/types.js';
import type { Snapshot } from '../../session/types.js';
import { actionText } from '../../table/hint/actionText.js';
import { tellEvent } from '../../table/log/story.js';
import { plainly } from '../../ui/Told.js';

export interface Speech {
  readonly feature: Feature;
  readonly words: GameWords;
  readonly snapshot: Snapshot;
}

export const sayAction = ({ feature, words, snapshot }: Speech, action: Action): string =>
  plainly(actionText(feature, words, snapshot, action));

const sayEvents = ({ feature, words }: Speech, told: readonly GameEvent[]): string => {
  for (const event of told) {
    const line = tellEvent(feature, event, words);
    if (line !== null) return plainly(line.text);
  }
  return '';
};

export const sayMove = (speech: Speech, { seat, action, told }: StudyMove): string =>
  seat < speech.words.info.seats ? sayAction(speech, action) : sayEvents(speech, told) || action.type;

export interface SaidOutcome extends StudyOutcome {
  readonly text: string;
}

const sharedStart = (texts: readonly string[]): number => {
  const [first = '', ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length])) length++;
  // a word is never cut
  return first.lastIndexOf(' ', length - 1) + 1;
};

const reversed = (text: string): string => text.split('').toReversed().join('');

/** What all of them begin and end with is said once. */
export const sayOutcomes = (
  speech: Speech,
  outcomes: readonly StudyOutcome[],
): { readonly head: string; readonly said: readonly SaidOutcome[] } => {
  const texts = outcomes.map(({ told, line }) => sayEvents(speech, told) || line);
  if (texts.length < 2) return { head: '', said: outcomes.map((each, i) => ({ ...each, text: texts[i]! })) };
  const start = sharedStart(texts);
  const rests = texts.map((text) => text.slice(start));
  const end = sharedStart(rests.map(reversed));
  const said = outcomes.map((each, i) => {
    const rest = rests[i]!;
    return { ...each, text: rest.slice(0, rest.length - end) || rest };
  });
  return { head: texts[0]!.slice(0, start).trim(), said };
};
