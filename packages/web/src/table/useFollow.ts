/** What the table does by itself when the game moves on. */
import { type RefObject, useEffect, useRef } from 'react';
import { useFeature, useOpenTable } from '../moves/context.js';
import type { Feature } from '../moves/feature.js';
import { isDue } from '../moves/legal.js';
import { m } from '../i18n/words/index.js';
import { NONE } from '../session/none.js';
import type { GameSession, Snapshot } from '../session/types.js';
import { mustCover } from './passing.js';

/** A question that needs more than board and buttons takes the hand's place, so that nothing jumps. */
export const panelOf = ({ panels }: Feature, snapshot: Snapshot) =>
  isDue(snapshot) ? panels[snapshot.question] : undefined;

export const useTitle = (text: string): void => {
  useEffect(() => {
    document.title = text === '' ? m.app_name() : `${text} · ${m.app_name()}`;
    return () => {
      document.title = m.app_name();
    };
  }, [text]);
};

const isAdrift = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What was pressed may be gone after the move: whoever plays by keyboard is put where the next step is. */
export const useKeptFocus = (root: RefObject<HTMLElement | null>, { ply, seat, next }: Snapshot): void => {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const onKey = (): void => void (byKeyboard.current = true);
    const onPointer = (): void => void (byKeyboard.current = false);
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  useEffect(() => {
    if (!byKeyboard.current || !isAdrift()) return;
    const spots = ['[data-place][tabindex="0"]', '[data-focus]', '[data-primary]'];
    const spot = spots
      .map((each) => root.current?.querySelector<HTMLElement | SVGElement>(each))
      .find(Boolean);
    spot?.focus();
  }, [root, ply, seat, next]);
};

/** A tab that is called for comes to the front, and leaves it again once it is settled. */
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

export const useFollow = (session: GameSession, snapshot: Snapshot): void => {
  const { ply, seat } = snapshot;
  const [feature, { store }] = [useFeature(), useOpenTable()];
  useEffect(() => store.getState().settle(), [store, ply, seat]);
  useCalls(feature.tabs.find((tab) => tab.opens?.(snapshot))?.id);
  const panel = panelOf(feature, snapshot) !== undefined;
  useEffect(() => {
    if (panel) store.getState().show('hand');
  }, [store, panel]);
  const cover = mustCover(session, snapshot);
  useEffect(() => {
    if (cover) void session.look(NONE);
  }, [cover, session]);
};
