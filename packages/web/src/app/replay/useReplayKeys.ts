/** Keys of a replay: arrows step, with Shift a turn at a time; Home, End and Space do what they do elsewhere. */
import { useLayoutEffect, useRef } from 'react';
import type { ReplayPlayer } from './usePlayer.js';

type Doing = (player: ReplayPlayer, isTurn: boolean) => void;
const KEYS: Readonly<Record<string, Doing>> = {
  ArrowLeft: (player, isTurn) => (isTurn ? player.turn(-1) : player.step(-1)),
  ArrowRight: (player, isTurn) => (isTurn ? player.turn(1) : player.step(1)),
  PageUp: (player) => player.turn(-1),
  PageDown: (player) => player.turn(1),
  Home: (player) => player.goTo(0),
  End: (player) => player.goTo(Number.MAX_SAFE_INTEGER),
  ' ': (player) => player.toggle(),
};

/** A field, a list or a pressed button has its own use for keys. */
const OWN = 'input, select, textarea, [contenteditable], dialog, [role="region"], ol';

export const useReplayKeys = (player: ReplayPlayer): void => {
  const now = useRef(player);
  useLayoutEffect(() => {
    now.current = player;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const doing = KEYS[event.key];
      if (doing === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest(OWN) || (event.key === ' ' && target?.closest('button, a, summary'))) return;
      event.preventDefault();
      doing(now.current, event.shiftKey);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
