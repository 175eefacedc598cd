/** Escape takes back; letters and digits act. Disabled while somebody types or a dialog is open. */
import { type RefObject, useEffect } from 'react';
import { useFeature, useOpenTable } from '../../moves/context.js';
import { useMoves } from '../../moves/useMoves.js';
import { useSettings } from '../../session/settings.js';
import type { Snapshot } from '../../session/types.js';
import { type Hotkey, hotkeysOf, pressedBy, TAKES_BACK } from './hotkeys.js';

type Root = RefObject<HTMLElement | null>;

/** Ctrl+Z is Z: everywhere else it takes back. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === TAKES_BACK && (ctrlKey || metaKey) && !shiftKey && !altKey;

export const isTyping = (event: KeyboardEvent): boolean => {
  const { target, ctrlKey, metaKey, altKey } = event;
  return ((ctrlKey || metaKey || altKey) && !isUndo(event)) || isInField(target);
};

const isInField = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select'));

/** Of two tables on a page the one with the focus is meant; with the focus on neither, the first. */
const isMeant = ({ current }: Root, { target }: KeyboardEvent): boolean => {
  const within = target instanceof Element ? target.closest('[data-table]') : null;
  return current === (within ?? document.querySelector('[data-table]'));
};

const focusIn = ({ current }: Root, tab: string): void =>
  current?.querySelector<HTMLElement>(`[data-panel="${tab}"] :is(button:enabled, ol[tabindex="0"])`)?.focus();

const clickIn = ({ current }: Root, selector: string): void =>
  current?.querySelector<HTMLElement>(selector)?.click();

export const useHotkeys = (root: Root, snapshot: Snapshot): void => {
  const [feature, { session, store }, { press }] = [useFeature(), useOpenTable(), useMoves()];
  useEffect(() => {
    const act = ({ does }: Hotkey): void => {
      if ('shows' in does) {
        store.getState().show(does.shows);
        requestAnimationFrame(() => focusIn(root, does.shows));
        return;
      }
      if ('hints' in does) return clickIn(root, '[data-hint]');
      if ('takesBack' in does) return clickIn(root, '[data-back]');
      const type = pressedBy(does.presses, snapshot);
      if (type !== undefined) press(snapshot, type);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event) || !isMeant(root, event)) return;
      if (event.key === 'Escape') return store.getState().cancel();
      if (event.repeat || !useSettings.getState().hotkeys) return;
      const found = hotkeysOf(feature, session.info).find(({ key }) => key === event.key.toLowerCase());
      if (found && isUndo(event)) event.preventDefault();
      if (found) act(found);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [root, feature, session, store, press, snapshot]);
};
