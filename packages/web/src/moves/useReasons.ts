/** While pointer or focus rests on a button, why it cannot be pressed and what it does stand in the question's place. */
import type { ActionType, Snapshot } from '../session/types.js';
import { useOpenTable } from './context.js';

export interface Reasons {
  readonly onMouseEnter?: () => void;
  readonly onMouseLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** Handlers for a button of this kind of action; none where there is nothing to explain. */
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
    if (store.getState().notice?.pinned !== true) store.getState().note({ refusal, about, pinned: false });
  };
  const hide = (): void => {
    if (store.getState().notice?.pinned === false) store.getState().note(null);
  };
  return { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide };
};
