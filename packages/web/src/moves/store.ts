/** What the person at the table is about to do; nothing of it is sent until it is confirmed. */
import type { Refusal } from '@landnam/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ActionType, LegalAction } from '../session/types.js';
import type { BoardPlace } from './places.js';

export type TabId = 'hand' | 'players' | 'log' | (string & {});

export interface Notice {
  readonly refusal?: Refusal | undefined;
  /** What the focused thing does. */
  readonly about?: string | undefined;
  /** Stays until the next action; others go when the pointer leaves. */
  readonly pinned: boolean;
}

export interface TableState {
  readonly armed: ActionType | null;
  /** Chosen, waiting to be confirmed. */
  readonly chosen: LegalAction | null;
  readonly chosenPlace: string | null;
  /** The first of two places. */
  readonly picked: BoardPlace | null;
  /** An action whose chooser is open. */
  readonly asking: ActionType | null;
  /** What it chooses from, if not from all of its kind. */
  readonly among: readonly LegalAction[] | null;
  readonly notice: Notice | null;
  /** A hint is open: nothing is done before its price is seen. */
  readonly hinting: boolean;
  readonly marked: readonly BoardPlace[];
  readonly tab: TabId;
  readonly arm: (type: ActionType | null) => void;
  readonly choose: (legal: LegalAction | null, place?: string) => void;
  /** The first of two places; its chooser, if there is one, lists what the board shows. */
  readonly pick: (place: BoardPlace, asking: ActionType | null, among: readonly LegalAction[]) => void;
  readonly ask: (type: ActionType | null, among?: readonly LegalAction[], place?: string) => void;
  readonly note: (notice: Notice | null) => void;
  readonly mark: (places: readonly BoardPlace[]) => void;
  readonly show: (tab: TabId) => void;
  readonly hint: (hinting: boolean) => void;
  /** Takes back the last step: what is chosen, then what is armed, then a hint. */
  readonly cancel: () => void;
  /** The game moved on. */
  readonly settle: () => void;
}

export type TableStore = StoreApi<TableState>;

const NOTHING = { chosen: null, chosenPlace: null, picked: null, asking: null, among: null, notice: null };

export const makeTableStore = (): TableStore =>
  createStore<TableState>()((set) => ({
    armed: null,
    ...NOTHING,
    hinting: false,
    marked: [],
    tab: 'hand',
    arm: (armed) => set({ ...NOTHING, armed }),
    choose: (chosen, place) =>
      set(({ picked }) => ({
        ...NOTHING,
        picked: chosen === null ? null : picked,
        chosen,
        chosenPlace: place ?? null,
      })),
    pick: (picked, asking, among) => set({ ...NOTHING, picked, asking, among: asking && among }),
    // a choice at a place keeps the other places in view
    ask: (asking, among, place) =>
      set(({ armed, picked }) => ({
        ...NOTHING,
        ...(among === undefined ? { armed: null } : { armed, picked }),
        asking,
        among: among ?? null,
        chosenPlace: place ?? null,
      })),
    note: (notice) => set({ notice }),
    mark: (marked) => set({ marked }),
    show: (tab) => set({ tab }),
    hint: (hinting) => set({ hinting }),
    cancel: () =>
      set(({ chosen, asking, picked, notice, armed, hinting }) => {
        const isFurther = Boolean(chosen ?? asking ?? picked ?? notice?.pinned);
        return {
          ...NOTHING,
          armed: isFurther ? armed : null,
          hinting: hinting && (isFurther || armed !== null),
        };
      }),
    settle: () => set({ ...NOTHING, armed: null, hinting: false }),
  }));
