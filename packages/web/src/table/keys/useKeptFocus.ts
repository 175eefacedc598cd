/** What was pressed may be gone or disabled after a step: for keyboard players the focus moves to where the next one is. */
import { type RefObject, useEffect, useRef } from 'react';
import { useTableState } from '../../moves/context.js';
import type { Snapshot } from '../../session/types.js';

type Root = RefObject<HTMLElement | null>;
type Spot = HTMLElement | SVGElement;

const OPEN = ':not([aria-disabled="true"], :disabled)';
const PARKED = '[data-part="sentence"]';
/** Where a step continues, the nearest first. */
const NEXT = [
  // a list says more than the places that glow beside it
  `[data-part="panel"] button${OPEN}`,
  '[data-place][tabindex="0"]',
  `[data-focus]${OPEN}`,
  `[data-panel="hand"] button[data-good]${OPEN}`,
  `[data-primary]${OPEN}`,
  PARKED,
];
/** While its choices are still loading nothing else is the next step. */
const CHOOSER = [`[data-part="chooser"] button${OPEN}`, PARKED];

/** On nothing, on something no longer pressable, or parked on the sentence. */
const isAdrift = (): boolean => {
  const at = document.activeElement;
  return at === null || at === document.body || !at.matches(OPEN) || at.matches(PARKED);
};

const useByKeyboard = (): RefObject<boolean> => {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const onKey = (): void => void (byKeyboard.current = true);
    const onPointer = (): void => void (byKeyboard.current = false);
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  return byKeyboard;
};

const focusFirst = ({ current }: Root, spots: readonly string[]): void => {
  const found = spots.map((each) => current?.querySelector<Spot>(each)).find(Boolean);
  found?.focus();
};

/** A panel may still be loading when it is needed: a parked focus moves on as soon as it is there. */
const watchFor = (root: Root, spots: readonly string[]): (() => void) | undefined => {
  if (root.current === null || !document.activeElement?.matches(PARKED)) return undefined;
  const watch = new MutationObserver(() => {
    if (isAdrift()) focusFirst(root, spots);
  });
  watch.observe(root.current, { childList: true, subtree: true });
  return () => watch.disconnect();
};

/** A chosen place is confirmed where it is: Enter twice. */
const isOnPlace = (): boolean => document.activeElement?.matches('[data-place]') ?? false;

export const useKeptFocus = (root: Root, { ply, seat, next }: Snapshot): void => {
  const byKeyboard = useByKeyboard();
  const { armed, picked, asking, chosen } = useTableState((state) => state);
  const step = chosen ? 'chosen' : asking ? 'asking' : (armed ?? picked) ? 'armed' : 'free';
  const last = useRef('free');
  useEffect(() => {
    if (!byKeyboard.current) return undefined;
    const moved = last.current !== step;
    last.current = step;
    if (step === 'chosen' && !isOnPlace()) focusFirst(root, ['[data-confirm]']);
    else if (step === 'asking' && moved) focusFirst(root, CHOOSER);
    else if ((step === 'armed' && moved) || isAdrift()) focusFirst(root, NEXT);
    return watchFor(root, step === 'asking' ? CHOOSER : NEXT);
  }, [root, byKeyboard, step, ply, seat, next]);
};
