/** The board by keyboard: arrows move a cursor over hexes, keys place what is in hand. */
import type { Axial } from '@landnam/engine';
import type { KeyboardEvent } from 'react';
import { placeRound } from './places.js';
import { isBrush, toolPlace } from './tools.js';
import type { Editor } from './useEditor.js';

/** Up and down go straight: every other row they lead to the left. */
const STEPS: Readonly<Record<string, (at: Axial) => Axial>> = {
  ArrowLeft: ({ q, r }) => ({ q: q - 1, r }),
  ArrowRight: ({ q, r }) => ({ q: q + 1, r }),
  ArrowUp: ({ q, r }) => ({ q: r % 2 === 0 ? q : q + 1, r: r - 1 }),
  ArrowDown: ({ q, r }) => ({ q: r % 2 === 0 ? q - 1 : q, r: r + 1 }),
};
/** Where an arrow leads on a board that is drawn a quarter clockwise. */
const TURNED: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowUp',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowDown',
  ArrowUp: 'ArrowLeft',
};
const DIGITS: Readonly<Record<string, number>> = { 1: 11, 0: 10, 7: 12 };

type Key = (editor: Editor) => void;

const numberKey = (key: string): number | null => (/^\d$/.test(key) ? (DIGITS[key] ?? Number(key)) : null);

const place: Key = ({ state, move }) =>
  move({ do: 'tap', at: placeRound(state.cursor, toolPlace(state.tool), state.turn) });

const KEYS: Readonly<Record<string, Key>> = {
  Enter: place,
  ' ': place,
  '.': ({ state, move }) => move({ do: 'look', turn: state.turn + 1 }),
  ',': ({ state, move }) => move({ do: 'look', turn: state.turn - 1 }),
  '+': ({ state, move }) => move({ do: 'brush', size: Math.min(3, state.size + 1) }),
  '-': ({ state, move }) => move({ do: 'brush', size: Math.max(0, state.size - 1) }),
  f: ({ state, move }) => move({ do: 'brush', fill: !state.fill }),
  u: ({ move }) => move({ do: 'undo' }),
  r: ({ move }) => move({ do: 'redo' }),
  Delete: ({ move }) => move({ do: 'erase' }),
};

/** Shift and an arrow paint on the way, or gather what is to be copied. */
const step = ({ state, move }: Editor, key: string, paints: boolean): void => {
  const to = STEPS[key]?.(state.cursor);
  if (to === undefined) return;
  if (paints && state.tool.kind === 'copy') move({ do: 'drag', at: [to] });
  else if (paints && isBrush(state.tool)) move({ do: 'tap', at: to });
  else move({ do: 'look', at: to });
};

export const boardKeys =
  (editor: Editor, turned: boolean) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const number = numberKey(event.key);
    const arrow = turned ? (TURNED[event.key] ?? '') : event.key;
    if (Object.hasOwn(STEPS, arrow)) step(editor, arrow, event.shiftKey);
    else if (Object.hasOwn(KEYS, event.key)) KEYS[event.key]?.(editor);
    else if (number !== null) {
      const { board, cursor } = editor.state;
      editor.move({ do: 'edit', edit: { do: 'paint', board, at: [cursor], with: { number } } });
    } else return;
    event.preventDefault();
  };
