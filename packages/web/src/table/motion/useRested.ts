/** Dice first: what a roll yields is shown once they have come to rest. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../session/settings.js';
import type { Snapshot } from '../../session/types.js';

/** As long as they visibly roll. */
const ROLL = 600;

/** Nothing should move: by preference, by haste, or because nobody is looking. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  useSettings.getState().pace === 'instant' ||
  document.hidden;

export const rollsIn = ({ events }: Snapshot): number =>
  events.filter(({ event }) => event.type === 'diceRolled').length;

export interface Rested {
  /** What may be shown by now. */
  readonly shown: Snapshot;
  readonly rolling: boolean;
}

/** Rolls that come while others still roll are shown with them: fast bots do not queue them up. */
export const useRested = (snapshot: Snapshot): Rested => {
  const rolls = rollsIn(snapshot);
  const [rest, setRest] = useState({ rolls, shown: snapshot });
  const latest = useRef(snapshot);
  const rolling = rolls > rest.rolls && !isStill();
  useEffect(() => {
    latest.current = snapshot;
    if (!rolling) setRest({ rolls: rollsIn(snapshot), shown: snapshot });
  }, [snapshot, rolling]);
  useEffect(() => {
    if (!rolling) return undefined;
    const settle = (): void => setRest({ rolls: rollsIn(latest.current), shown: latest.current });
    const timer = setTimeout(settle, ROLL);
    return () => clearTimeout(timer);
  }, [rolling]);
  // what could be done before the roll cannot be done during it
  const held = useMemo(() => ({ ...rest.shown, actions: [], blocked: {} }), [rest]);
  return { shown: rolling ? held : snapshot, rolling };
};
