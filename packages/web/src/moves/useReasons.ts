/** While pointer or focus rests on a button, the question is replaced by what it does and why it cannot be pressed. */
import type { ActionType, Snapshot } from '../session/types.js';
import { useOpenTable } from './context.js';

export interface Reasons {
  readonly onMouseMove?: () => void;
  readonly onMouseLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** Handlers for a button of this kind of action; none if there is nothing to explain. */
export const useReasons = (
  snapshot: Snapshot,
  type: ActionType | undefined,
  possible: boolean,
  about?: string,
): Reasons => {
  const { store } = useOpenTable();
  const refusal = type === undefined || possible ? undefined : snapshot.blocked[type];
  if (refusal === undefined && about === undefined) return {};
  const show = (): void => {
    const { notice, note } = store.getState();
    if (notice?.pinned === true || (notice !== null && notice.refusal === refusal && notice.about === about))
      return;
    note({ refusal, about, pinned: false });
  };
  const hide = (): void => {
    if (store.getState().notice?.pinned === false) store.getState().note(null);
  };
  // a resting pointer asks for nothing when something else appears beneath it
  return { onMouseMove: show, onMouseLeave: hide, onFocus: show, onBlur: hide };
};
