/** The whole game in lines: each told once, in the current language and for the current viewer. */
import type { GameEvent } from '@landnam/engine';
import { useState } from 'react';
import { getLocale } from '../../i18n/locale.js';
import { m } from '../../i18n/words/index.js';
import { useFeature } from '../../moves/context.js';
import type { Feature, StoryLine, GameWords } from '../../moves/feature.js';
import type { GameInfo, Snapshot, ToldEvent } from '../../session/types.js';
import { SIGNS } from '../../ui/Told.js';
import { makeWords } from '../../ui/words.js';

export type KeyedLine = StoryLine & {
  readonly key: number;
  /** Number of the last event it tells. */
  readonly to: number;
};

export const tellEvent = ({ tell }: Feature, event: GameEvent, words: GameWords): StoryLine | null => {
  const teller = tell[event.type] as ((event: GameEvent, words: GameWords) => StoryLine | null) | undefined;
  return teller?.(event, words) ?? null;
};

/** Lines already told stay as they are; only what is new is put into words. */
export class TableStory {
  private key: readonly unknown[] = [];
  private told: readonly ToldEvent[] = [];
  private lines: readonly KeyedLine[] = [];

  tell(feature: Feature, info: GameInfo, snapshot: Snapshot): readonly KeyedLine[] {
    const { events, seat } = snapshot;
    const goesOn = events[this.told.length - 1] === this.told.at(-1);
    this.begin([feature, info, seat, getLocale()], goesOn);
    if (events.length === this.told.length) return this.lines;
    const words = makeWords(feature, info, snapshot, SIGNS);
    const lines = [...this.lines];
    for (let i = this.told.length; i < events.length; i++) this.add(lines, feature, words, events, i);
    [this.told, this.lines] = [events, lines];
    return lines;
  }

  private begin(key: readonly unknown[], goesOn: boolean): void {
    if (goesOn && key.every((part, i) => part === this.key[i])) return;
    [this.key, this.told, this.lines] = [key, [], []];
  }

  private add(
    lines: KeyedLine[],
    feature: Feature,
    words: GameWords,
    events: readonly ToldEvent[],
    i: number,
  ): void {
    const { event, timed, stoodIn } = events[i]!;
    if (timed !== undefined && events[i - 1]?.timed !== timed)
      lines.push({ seat: timed, text: m.timer_tell({ who: words.who(timed) }), key: -1 - i, to: i });
    if (stoodIn !== undefined && events[i - 1]?.stoodIn !== stoodIn)
      lines.push({ seat: stoodIn, text: m.bot_tell({ who: words.who(stoodIn) }), key: -1 - i, to: i });
    const line = tellEvent(feature, event, words);
    if (line === null) return;
    const before = lines.at(-1);
    const more = before && line.joins?.(before);
    if (before && more) lines[lines.length - 1] = { ...more, key: before.key, to: i };
    else lines.push({ ...line, key: i, to: i });
  }
}

export const useStory = (info: GameInfo, snapshot: Snapshot): readonly KeyedLine[] => {
  const feature = useFeature();
  const [story] = useState(() => new TableStory());
  return story.tell(feature, info, snapshot);
};
