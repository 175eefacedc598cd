/** From a tap to an action: choose, preview, confirm. */
import type { Action } from '@landnam/engine';
import { useMemo } from 'react';
import { useSettings } from '../session/settings.js';
import type { ActionType, LegalAction, Snapshot } from '../session/types.js';
import { useFeature, useOpenTable } from './context.js';
import type { Feature, OpenTable } from './feature.js';
import { asksAgain } from './confirming.js';
import { legalAlong } from './legal.js';
import { needsSecond, type Target } from './targets.js';

export interface Moves {
  /** Sends a series of actions; a refusal is shown where the question is. */
  readonly send: (row: readonly Action[]) => Promise<boolean>;
  /** Something was chosen: does it, or asks once more. */
  readonly take: (legal: LegalAction, place?: string) => void;
  /** A place on the board was chosen: the second tap on it confirms. */
  readonly choosePlace: (target: Target) => void;
  /** A button was pressed: arms the board, opens a chooser, asks again, or acts. */
  readonly press: (snapshot: Snapshot, type: ActionType) => void;
  /** What was pressed cannot be done: what it would do, and why not. */
  readonly explain: (snapshot: Snapshot, type: ActionType | undefined, about?: string) => void;
}

const movesOf = ({ session, store }: OpenTable, feature: Feature): Moves => {
  const { actions, choosers } = feature;
  const send = async (row: readonly Action[]): Promise<boolean> => {
    store.getState().settle();
    const refusal = await session.act(row);
    if (refusal !== null) store.getState().note({ refusal, pinned: true });
    return refusal === null;
  };
  const take = (legal: LegalAction, place?: string): void => {
    const { choose, hinting } = store.getState();
    const scene = { actions, session, wish: useSettings.getState().confirming };
    if (hinting || asksAgain(scene, legal)) choose(legal, place);
    else void send([legal.action]);
  };
  const choosePlace = (target: Target): void => {
    const { chosenPlace, picked, pick, ask } = store.getState();
    const { legal } = target;
    const { type } = legal.action;
    if (picked === null && needsSecond(feature, target))
      pick(target.place, choosers[type] === undefined ? null : type, target.all);
    else if (target.all.length > 1) ask(type, target.all, target.key);
    else if (chosenPlace === target.key) void send([legal.action]);
    else take(legal, target.key);
  };
  const explain: Moves['explain'] = (snapshot, type, about) => {
    const refusal = type === undefined ? undefined : snapshot.blocked[type];
    if (refusal ?? about) store.getState().note({ refusal, about, pinned: true });
  };
  const press = (snapshot: Snapshot, type: ActionType): void => {
    const { armed, arm, ask } = store.getState();
    const [first] = legalAlong(feature, snapshot, type);
    if (first === undefined) explain(snapshot, type);
    else if (actions[type]?.place !== undefined) arm(armed === type ? null : type);
    else if (choosers[type] !== undefined) ask(type);
    else take(first);
  };
  return { send, take, choosePlace, press, explain };
};

export const useMoves = (): Moves => {
  const [table, feature] = [useOpenTable(), useFeature()];
  return useMemo(() => movesOf(table, feature), [table, feature]);
};
