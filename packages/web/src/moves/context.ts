/** One game on the page, by context: two of them side by side are independent. */
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { ActionType } from '../session/types.js';
import type { Feature, OpenTable } from './feature.js';
import type { TableState } from './store.js';

export const FeatureContext = createContext<Feature | null>(null);
/** Opens a rule beside the game; null where there is nothing it could stand beside. */
export const RulesContext = createContext<((rule: string) => void) | null>(null);
export const TableContext = createContext<OpenTable | null>(null);

const given = <T>(value: T | null, what: string): T => {
  if (value === null) throw new Error(`${what} outside of its context`);
  return value;
};

export const useFeature = (): Feature => given(use(FeatureContext), 'a feature');
export const useOpenTable = (): OpenTable => given(use(TableContext), 'a table');

/** What is about to be done at this table. */
export const useTableState = <T>(select: (state: TableState) => T): T =>
  useStore(useOpenTable().store, select);

/** The kind of action that a player is about to choose or to confirm. */
export const useOpened = (): ActionType | null =>
  useTableState(({ armed, asking, chosen }) => armed ?? asking ?? chosen?.action.type ?? null);
