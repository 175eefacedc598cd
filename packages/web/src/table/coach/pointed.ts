/** Pointing at what is beside the board: each part has an attribute by which it is known. */
import { useEffect } from 'react';

export const rootOf = (id: string): Element | null => document.querySelector(`[data-table="${id}"]`);

/** `tool=road`; `card` is any. */
export const partsIn = (id: string, part: string): readonly Element[] => {
  const [name, value] = part.split('=');
  const selector = value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;
  return [...(rootOf(id)?.querySelectorAll(selector) ?? [])];
};

export const NO_PARTS: readonly string[] = [];

/** Anew after every drawing: what is pointed at may have been drawn anew itself. */
export const usePointed = (parts: readonly string[], id: string): void => {
  useEffect(() => {
    const found = parts.flatMap((part) => partsIn(id, part));
    for (const each of found) each.setAttribute('data-pointed', '');
    return () => {
      for (const each of found) each.removeAttribute('data-pointed');
    };
  });
};
