/** Looking back together, if the address or the room before says so: then whoever leads moves this view. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { withWords } from '../../i18n/fetched.js';
import { isJoined, keepJoined } from '../../session/network/joined.js';
import type { TogetherProps } from '../network/together/TogetherBar.js';
import { tableAt } from './source.js';
import type { ReplayPlayer } from './usePlayer.js';

const TogetherBar = lazy(async () => ({
  default: (await withWords(import('../network/together/TogetherBar.js'))).TogetherBar,
}));

export interface SharedRoom {
  /** Null for whoever looks alone. */
  readonly table: string | null;
  /** What an address needs so that a reload comes back to it. */
  readonly search: string;
  /** Called whenever the person moves by themselves. */
  readonly onStray: () => void;
  readonly straying: <T>(move: (to: T) => void) => (to: T) => void;
  /** Where the bar listens. */
  readonly listen: (stray: () => void) => void;
}

const NAME = 'together';

export const useShared = (address: string): SharedRoom => {
  const isAsked = new URLSearchParams(useSearch()).has(NAME);
  const table = tableAt(address);
  const isShared = table !== null && (isAsked || isJoined(table));
  useEffect(() => {
    if (isShared) keepJoined(table);
  }, [isShared, table]);
  const listener = useRef<() => void>(() => undefined);
  const listen = useCallback((stray: () => void): void => {
    listener.current = stray;
  }, []);
  return useMemo(() => {
    const onStray = (): void => listener.current();
    const straying =
      <T,>(move: (to: T) => void) =>
      (to: T): void => {
        onStray();
        move(to);
      };
    return { table: isShared ? table : null, search: isShared ? `&${NAME}` : '', onStray, straying, listen };
  }, [isShared, table, listen]);
};

/** The same, and whoever uses it no longer follows. */
export const strayingPlayer = (player: ReplayPlayer, onStray: () => void): ReplayPlayer => ({
  ...player,
  goTo: (ply) => {
    onStray();
    player.goTo(ply);
  },
  step: (by) => {
    onStray();
    player.step(by);
  },
  turn: (by) => {
    onStray();
    player.turn(by);
  },
  toggle: () => {
    onStray();
    player.toggle();
  },
});

type Props = Omit<TogetherProps, 'table' | 'listen'> & { readonly shared: SharedRoom };

export const Shared = ({ shared: { table, listen }, ...room }: Props) =>
  table && (
    <Suspense fallback={null}>
      <TogetherBar key={table} table={table} listen={listen} {...room} />
    </Suspense>
  );
