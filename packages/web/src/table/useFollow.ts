/** What the table does automatically when the game moves on. */
import { useEffect, useRef } from 'react';
import { useFeature, useOpenTable } from '../moves/context.js';
import type { Feature } from '../moves/feature.js';
import { isDue } from '../moves/legal.js';
import { m } from '../i18n/words/index.js';
import { NONE } from '../session/none.js';
import type { GameSession, Snapshot } from '../session/types.js';
import { mustCover } from './device/passing.js';

/** A question that needs more than board and buttons replaces the tools, or the whole hand, so that nothing jumps. */
export const panelOf = ({ panels }: Feature, snapshot: Snapshot) =>
  isDue(snapshot) ? panels[snapshot.question] : undefined;
export const handOf = ({ hands }: Feature, snapshot: Snapshot) =>
  isDue(snapshot) ? hands[snapshot.question] : undefined;

export const useTitle = (text: string, own: boolean): void => {
  useEffect(() => {
    if (!own) return undefined;
    document.title = text === '' ? m.app_name() : `${text} · ${m.app_name()}`;
    return () => {
      document.title = m.app_name();
    };
  }, [text, own]);
};

/** A tab that calls comes to the front, and goes back once its matter is settled. */
const useCalls = (calling: string | undefined): void => {
  const { store } = useOpenTable();
  useEffect(() => {
    if (calling === undefined) return undefined;
    const before = store.getState().tab;
    store.getState().show(calling);
    return () => {
      if (store.getState().tab === calling) store.getState().show(before);
    };
  }, [store, calling]);
};

/** When one's turn ends, one sees what happens: whatever was open beside the board gives way to it. */
const useTurnEnd = ({ seat, view }: Snapshot, tabs: Feature['tabs']): void => {
  const { store } = useOpenTable();
  const active = view.core.active[0];
  // whoever looks may change in mid-turn, where people share a device
  const before = useRef({ active, mine: active === seat });
  useEffect(() => {
    const ended = before.current.mine && before.current.active !== active;
    before.current = { active, mine: active === seat };
    if (ended && tabs.some(({ id }) => id === store.getState().tab)) store.getState().show('hand');
  }, [store, active, seat, tabs]);
};

export const useFollow = (session: GameSession, snapshot: Snapshot): void => {
  const { ply, seat } = snapshot;
  const [feature, { store }] = [useFeature(), useOpenTable()];
  useEffect(() => store.getState().settle(), [store, ply, seat]);
  useTurnEnd(snapshot, feature.tabs);
  useCalls(feature.tabs.find((tab) => tab.opens?.(snapshot))?.id);
  const panel = (panelOf(feature, snapshot) ?? handOf(feature, snapshot)) !== undefined;
  useEffect(() => {
    if (panel) store.getState().show('hand');
  }, [store, panel]);
  const cover = mustCover(session, snapshot);
  useEffect(() => {
    if (cover) void session.look(NONE);
  }, [cover, session]);
};
