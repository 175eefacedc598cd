/** Sounds, for those who switched them on; the code for them is loaded only then. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../../session/settings.js';
import { useFeature } from '../../moves/context.js';
import type { Sound } from '../../moves/feature.js';
import type { Snapshot } from '../../session/types.js';

const play = async (names: readonly Sound[]): Promise<void> => {
  const { playSound } = await import('./sounds.js');
  const loud = useSettings.getState().volume / 100;
  for (const name of names) playSound(name, loud);
};

export const useSounds = ({ events, next, seat, over }: Snapshot): void => {
  const { sounds } = useFeature();
  const on = useSettings((state) => state.sound);
  const told = useRef(events.length);
  const mine = next === seat && over === null;
  useEffect(() => {
    const fresh = new Set(events.slice(told.current).flatMap(({ event }) => sounds[event.type] ?? []));
    told.current = events.length;
    if (on && fresh.size > 0 && !document.hidden) void play([...fresh]);
  }, [on, events, sounds]);
  useEffect(() => {
    if (on && mine) void play(['bell']);
  }, [on, mine]);
};
