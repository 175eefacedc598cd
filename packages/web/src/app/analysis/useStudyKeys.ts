/** Keys of a study: arrows go back and on, and from branch to branch. */
import { useLayoutEffect } from 'react';
import type { AnalysisSession } from '../../session/analysis/analysisSession.js';
import type { StudyTree } from '../../session/analysis/types.js';
import { backFrom, besideFrom, endFrom, onFrom, START } from './branches.js';

const KEYS: Readonly<Record<string, (tree: StudyTree) => number>> = {
  ArrowLeft: backFrom,
  ArrowRight: onFrom,
  ArrowUp: (tree) => besideFrom(tree, -1),
  ArrowDown: (tree) => besideFrom(tree, 1),
  Home: () => START,
  End: endFrom,
};

/** Fields have their own use for keys, and so have the places of the board. */
const OWN = 'input, select, textarea, [contenteditable], dialog, svg, [role="tablist"]';

export const useStudyKeys = (session: AnalysisSession): void => {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const to = KEYS[event.key];
      const target = event.target instanceof Element ? event.target : null;
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (target?.closest(OWN)) return;
      event.preventDefault();
      void session.goTo(to(session.tree));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
};
