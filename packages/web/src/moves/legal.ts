/** What may be done now, by kind. */
import type { ActionType, LegalAction, Snapshot } from '../session/types.js';
import type { Feature } from './feature.js';

export const legalOfType = (snapshot: Snapshot, type: ActionType): readonly LegalAction[] =>
  snapshot.actions.filter(({ action }) => action.type === type);

/** What a button offers: its own kind of action, and the one that glows along with it. */
export const legalAlong = (
  { actions }: Feature,
  snapshot: Snapshot,
  type: ActionType,
): readonly LegalAction[] => {
  const along = actions[type]?.along;
  return [...legalOfType(snapshot, type), ...(along ? legalOfType(snapshot, along) : [])];
};

/** The viewer may act. */
export const isDue = ({ due, seat }: Snapshot): boolean => seat < 31 && ((due >> seat) & 1) === 1;
