/** Seconds that are left on a clock, counted and written. The first load needs them, and not the clock's face. */
import { useEffect, useState } from 'react';
import type { Clock } from '../../session/types.js';

const secondsOf = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

export const figure = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts on from the last message, so that a server's clock need not send every second. */
export const useSeconds = (clock: Pick<Clock, 'left' | 'runs'>): number => {
  const [seconds, setSeconds] = useState(() => secondsOf(clock.left));
  useEffect(() => {
    setSeconds(secondsOf(clock.left));
    if (!clock.runs) return undefined;
    const told = performance.now();
    const tick = setInterval(() => setSeconds(secondsOf(clock.left - (performance.now() - told))), 200);
    return () => clearInterval(tick);
  }, [clock]);
  return seconds;
};
