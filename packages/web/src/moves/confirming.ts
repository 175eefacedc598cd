/** The one rule for asking once more, whatever was pressed and with whatever pointer. */
import type { Confirming } from '../session/settings.js';
import type { GameSession, LegalAction } from '../session/types.js';
import type { Feature } from './feature.js';

export interface ConfirmScene {
  readonly actions: Feature['actions'];
  readonly session: Pick<GameSession, 'takeBack'>;
  readonly wish: Confirming;
}

/** `dear`: what the feature calls dear, and what is put on the board for good. */
export const asksAgain = (
  { actions, session, wish }: ConfirmScene,
  { action, final }: LegalAction,
): boolean => {
  if (wish !== 'dear') return wish === 'always';
  const entry = actions[action.type];
  const onBoard = (entry?.place ?? entry?.spots) !== undefined;
  return entry?.confirm === true || (onBoard && (final === true || session.takeBack === undefined));
};
