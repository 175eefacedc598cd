/** While the pointer or the focus rests on what cannot be done, the reason stands in the question's place. */
import type { ActionType, Snapshot } from '../session/types.js';
import { useOpenTable } from './context.js';

export interface Reasons {
  readonly onMouseEnter?: () => void;
  readonly onMouseLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** Handlers for a button of this kind of action; none where there is nothing to explain. */
export const useReasons = (snapshot: Snapshot, type: ActionType | undefined, possible: boolean): Reasons => {
  const { store } = useOpenTable();
  const refusal = type === undefined ? undefined : snapshot.blocked[type];
  if (possible || refusal === undefined) return {};
  const show = (): void => store.getState().note({ refusal, pinned: false });
  const hide = (): void => {
    if (store.getState().notice?.pinned === false) store.getState().note(null);
  };
  return { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide };
};
