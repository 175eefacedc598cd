/** What a step points at: rings on the board, outlines beside it. */
import { useEffect, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { placePoint } from '../../board/geometry.js';
import { useOpenTable, useTableState } from '../../moves/context.js';
import type { LessonStep } from '../../moves/lesson.js';
import type { BoardPlace, PlaceKind } from '../../moves/places.js';
import { NO_PARTS, partsIn, rootOf, usePointed } from '../../table/coach/pointed.js';
import css from './lessons.module.css';

const KINDS: Readonly<Record<string, PlaceKind>> = { h: 'hex', v: 'vertex', e: 'edge' };

/** `v42`, as in the notation. */
export const placeOf = (text: string): BoardPlace => ({
  kind: KINDS[text.charAt(0)] ?? 'hex',
  at: Number(text.slice(1)),
});

/** One of the ringed places is to be chosen: not, say, a road that leads to one. */
const isChoice = ({ places = NO_PARTS, wish }: LessonStep): boolean =>
  wish?.actions.some((action) => action.split(' ').some((operand) => places.includes(operand))) === true;

/** A new step begins with nothing chosen, and with the tab that it is about. */
const useFreshTable = (step: LessonStep): void => {
  const { store } = useOpenTable();
  useEffect(() => {
    store.getState().settle();
    store.getState().show(step.tab ?? 'hand');
  }, [store, step]);
};

/** In its own panel alone: where the whole lesson scrolls, its text is to be read first. */
const scrollWithin = (part: Element): void => {
  let box = part.parentElement;
  while (box && !(box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto'))
    box = box.hasAttribute('data-table') ? null : box.parentElement;
  if (box === null) return;
  const [inner, outer] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += Math.max(0, inner.bottom + 4 - outer.bottom) + Math.min(0, inner.top - outer.top);
};

/** What a tab has just opened is fetched first, and may lie below its edge. */
const useInView = (part: string | undefined, id: string): void => {
  const tab = useTableState((state) => state.tab);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const root = rootOf(id);
    if (part === undefined || root === null) return undefined;
    const observer = new MutationObserver(() => look());
    const look = (): void => {
      const found = partsIn(id, part)[0];
      if (found === undefined) return;
      observer.disconnect();
      scrollWithin(found);
      drawAgain();
    };
    observer.observe(root, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [part, id, tab]);
};

interface RingsProps {
  readonly places: readonly string[];
  /** One of them is to be chosen. */
  readonly choice?: boolean;
}

/** Rings on the board of the table around it. */
export const PlaceRings = ({ places, choice }: RingsProps) => {
  const { info } = useOpenTable().session;
  const [scene, setScene] = useState<Element | null>(null);
  useEffect(() => setScene(rootOf(info.id)?.querySelector('[data-scene]') ?? null), [info]);
  if (scene === null) return null;
  return createPortal(
    <g className={css['marks']} aria-hidden="true" data-lesson-choice={choice || undefined}>
      {places.map((text) => {
        const { kind, at } = placeOf(text);
        const { x, y } = placePoint(info.board, { kind, at });
        return (
          <g key={text} data-lesson-place={text} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
            <circle className={css['ring']} r={kind === 'hex' ? 38 : 20} />
          </g>
        );
      })}
    </g>,
    scene,
  );
};

export const LessonMarks = ({ step, quiet }: { readonly step: LessonStep; readonly quiet: boolean }) => {
  const { info } = useOpenTable().session;
  useFreshTable(step);
  usePointed(quiet ? NO_PARTS : (step.parts ?? NO_PARTS), info.id);
  useInView(quiet ? undefined : step.parts?.at(-1), info.id);
  return quiet ? null : <PlaceRings places={step.places ?? NO_PARTS} choice={isChoice(step)} />;
};
