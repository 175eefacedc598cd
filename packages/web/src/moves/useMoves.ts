/** From a tap to an action: choose, preview, confirm. */
import type { Action } from '@landnam/engine';
import { useSettings } from '../session/settings.js';
import type { Target } from '../board/targets.js';
import { actions } from '../features/index.js';
import type { ActionType, GameSession, LegalAction, Snapshot } from '../session/types.js';
import { useTableStore } from './store.js';

const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Sends a row of actions; a refusal is shown where the question stands. */
export const send = async (session: GameSession, row: readonly Action[]): Promise<boolean> => {
  const { settle, note } = useTableStore.getState();
  settle();
  const refusal = await session.act(row);
  if (refusal !== null) note({ refusal, pinned: true });
  return refusal === null;
};

export const legalOfType = (snapshot: Snapshot, type: ActionType): readonly LegalAction[] =>
  snapshot.actions.filter(({ action }) => action.type === type);

/** What a button offers: its own kind of action, and the one that glows along with it. */
export const legalAlong = (snapshot: Snapshot, type: ActionType): readonly LegalAction[] => {
  const along = actions[type]?.along;
  return [...legalOfType(snapshot, type), ...(along ? legalOfType(snapshot, along) : [])];
};

const asksAgain = (legal: LegalAction): boolean => {
  const entry = actions[legal.action.type];
  const onBoard = entry?.place !== undefined;
  return entry?.confirm === true || (onBoard && (useSettings.getState().confirmAll || isCoarse()));
};

/** A place on the board was chosen: the second tap on it confirms. */
export const choosePlace = (session: GameSession, target: Target): void => {
  const { chosenPlace, picked, choose, pick, ask } = useTableStore.getState();
  if (actions[target.legal.action.type]?.second !== undefined && picked === null) pick(target.place);
  else if (target.all.length > 1) ask(target.legal.action.type, target.all, target.key);
  else if (chosenPlace === target.key || !asksAgain(target.legal)) void send(session, [target.legal.action]);
  else choose(target.legal, target.key);
};

/** A button was pressed: arms the board, opens a chooser, asks again, or acts. */
export const pressAction = (
  session: GameSession,
  snapshot: Snapshot,
  type: ActionType,
  chooser: boolean,
): void => {
  const { armed, arm, ask, choose, note } = useTableStore.getState();
  const [first] = legalAlong(snapshot, type);
  if (first === undefined) {
    const refusal = snapshot.blocked[type];
    if (refusal) note({ refusal, pinned: true });
  } else if (actions[type]?.place !== undefined) arm(armed === type ? null : type);
  else if (chooser) ask(type);
  else if (actions[type]?.confirm) choose(first);
  else void send(session, [first.action]);
};
