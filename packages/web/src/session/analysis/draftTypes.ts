/** What the page is told of a position that is laid by hand. */
import type { LayingFault, PositionField, StackJson, Word } from '@landnam/engine/position';
import type { GameInfo, Update } from '../types.js';

export type { LayingFault, PositionField, StackJson, Word } from '@landnam/engine/position';

export type DraftSource =
  | { readonly kind: 'text'; readonly text: string }
  /** The board as it is dealt, with nothing on it. */
  | { readonly kind: 'game'; readonly game: string; readonly seats: number };

export interface ToldDraft {
  readonly update: Update;
  /** By `group name`: row after row, column after column. */
  readonly words: Readonly<Record<string, readonly Word[]>>;
  readonly stack: StackJson;
  readonly faults: readonly LayingFault[];
  readonly canUndo: boolean;
}

export interface OpenedDraft extends ToldDraft {
  readonly info: GameInfo;
  readonly fields: readonly PositionField[];
  readonly phases: readonly string[];
}

export const nameOfField = ({ group, name }: Pick<PositionField, 'group' | 'name'>): string =>
  `${group} ${name}`;

/** One change, or several that belong together. */
export interface DraftEdit {
  readonly group: string;
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly word: Word;
}
