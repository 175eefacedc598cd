/** A map in the making: its history, what is in hand, what is looked at. All of it is kept as it changes. */
import type { Axial } from '@landnam/engine';
import type { MapData, MapProblem } from '@landnam/maps';
import {
  applyEdit,
  type Clip,
  copyAround,
  doEdit,
  type EditHistory,
  type MapEdit,
  type MapPlace,
  openRecord,
  presentOf,
  recordOf,
  redo,
  redoLast,
  undo,
} from '@landnam/maps/edit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { type Bench, Checker } from '../../../session/workshop/bench.js';
import { type MapDraft, storeDraft } from '../../../session/workshop/drafts.js';
import { editAt, isBrush, isTooLarge, type BrushStroke, type EditorTool } from './tools.js';

export interface EditorState {
  readonly history: EditHistory;
  readonly board: string;
  readonly cursor: Axial;
  /** Which side or corner of the cursor's hex. */
  readonly turn: number;
  readonly tool: EditorTool;
  readonly size: number;
  readonly fill: boolean;
  readonly clip: Clip | null;
  /** The stroke that goes on while a finger is down. */
  readonly stroke: readonly Axial[] | null;
  /** The last edit would have been too large. */
  readonly full: boolean;
}

export type EditorMove =
  | { readonly do: 'edit'; readonly edit: MapEdit }
  | { readonly do: 'tap'; readonly at: MapPlace }
  | { readonly do: 'drag'; readonly at: readonly Axial[] }
  | { readonly do: 'lift' | 'undo' | 'redo' }
  | { readonly do: 'look'; readonly at?: Axial; readonly turn?: number; readonly board?: string }
  | { readonly do: 'take'; readonly tool: EditorTool }
  | { readonly do: 'brush'; readonly size?: number; readonly fill?: boolean };

interface Given {
  readonly bench: Bench;
}

const strokeOf = ({ bench }: Given, state: EditorState, map: MapData): BrushStroke => ({
  bench,
  map,
  board: state.board,
  tool: state.tool,
  size: state.size,
  fill: state.fill,
  clip: state.clip,
});

/** An edit that leaves the engine no room is not made. */
const edited = (state: EditorState, edit: MapEdit, again = false): EditorState => {
  const before = again ? undo(state.history) : state.history;
  const board = applyEdit(presentOf(before), edit).boards[state.board];
  if (board !== undefined && isTooLarge(board)) return { ...state, full: true };
  const history = again ? redoLast(state.history, edit) : doEdit(state.history, edit);
  return { ...state, history, full: false };
};

const copied = (state: EditorState, at: Axial): EditorState => {
  const board = presentOf(state.history).boards[state.board];
  if (board === undefined) return state;
  return { ...state, clip: copyAround(board, at, state.size), tool: { kind: 'paste' } };
};

const tapped = (given: Given, state: EditorState, at: MapPlace): EditorState => {
  const here = { ...state, cursor: { q: at.q, r: at.r } };
  if (state.tool.kind === 'copy') return copied(here, at);
  const edit = editAt(strokeOf(given, state, presentOf(state.history)), at);
  return edit === null ? here : edited(here, edit);
};

/** A stroke is one step: each time it grows it is made again from where it began. */
const dragged = (given: Given, state: EditorState, at: readonly Axial[]): EditorState => {
  if (!isBrush(state.tool)) return state;
  const goesOn = state.stroke !== null;
  const before = goesOn ? undo(state.history) : state.history;
  const now = strokeOf(given, state, presentOf(before));
  const places = [...(state.stroke ?? []), ...at];
  const parts = places.map((place) => editAt({ ...now, fill: false }, place));
  const edits = parts.filter((edit) => edit !== null && edit.do === 'paint');
  const [first] = edits;
  if (first === undefined || first.do !== 'paint') return state;
  const all = new Map(
    edits.flatMap((edit) => (edit?.do === 'paint' ? edit.at : [])).map((hex) => [`${hex.q},${hex.r}`, hex]),
  );
  const grown = edited(state, { ...first, at: [...all.values()] }, goesOn);
  const last = at.at(-1) ?? state.cursor;
  return { ...grown, stroke: grown.history === state.history && !goesOn ? null : places, cursor: last };
};

const looked = (
  state: EditorState,
  { at, turn, board }: Extract<EditorMove, { do: 'look' }>,
): EditorState => ({
  ...state,
  ...(at && { cursor: { q: at.q, r: at.r } }),
  ...(turn !== undefined && { turn }),
  ...(board !== undefined && { board, stroke: null }),
});

/** After undo the board that was looked at may be gone. */
const onBoard = (state: EditorState): EditorState => {
  const { boards } = presentOf(state.history);
  return Object.hasOwn(boards, state.board) ? state : { ...state, board: Object.keys(boards)[0] ?? 'any' };
};

const moved =
  (given: Given) =>
  (state: EditorState, move: EditorMove): EditorState => {
    switch (move.do) {
      case 'edit':
        return onBoard(edited(state, move.edit));
      case 'tap':
        return tapped(given, state, move.at);
      case 'drag':
        return dragged(given, state, move.at);
      case 'lift':
        return { ...state, stroke: null };
      case 'undo':
        return onBoard({ ...state, history: undo(state.history), full: false });
      case 'redo':
        return onBoard({ ...state, history: redo(state.history), full: false });
      case 'look':
        return looked(state, move);
      case 'take':
        return { ...state, tool: move.tool };
      case 'brush':
      default:
        return { ...state, size: move.size ?? state.size, fill: move.fill ?? state.fill };
    }
  };

export interface Judgement {
  /** The map that was checked: while another is being drawn it is an older one. */
  readonly map: MapData | null;
  readonly problems: readonly MapProblem[];
}

const useJudgement = (map: MapData): Judgement => {
  const [judgement, setJudgement] = useState<Judgement>({ map: null, problems: [] });
  const checker = useRef<Checker | null>(null);
  useEffect(() => {
    const own = new Checker((checked, problems) => setJudgement({ map: checked, problems }));
    checker.current = own;
    return () => own.close();
  }, []);
  useEffect(() => checker.current?.check(map), [map]);
  return judgement;
};

const useKept = (draft: MapDraft, { history, board, cursor }: EditorState): boolean => {
  const [isStored, setStored] = useState(true);
  const first = useRef(true);
  useEffect(() => {
    const changed = first.current ? draft.changed : Date.now();
    first.current = false;
    void storeDraft({ ...draft, record: recordOf(history), board, cursor, changed }).then(setStored);
    // the draft is only where it began
  }, [history, board, cursor]);
  return isStored;
};

export interface Editor {
  readonly state: EditorState;
  readonly map: MapData;
  readonly judgement: Judgement;
  readonly isStored: boolean;
  readonly move: (move: EditorMove) => void;
}

const firstState = (bench: Bench, draft: MapDraft): EditorState =>
  onBoard({
    history: openRecord(draft.record),
    board: draft.board,
    cursor: draft.cursor,
    turn: 0,
    tool: { kind: 'terrain', name: bench.terrains[0]?.name ?? '' },
    size: 0,
    fill: false,
    clip: null,
    stroke: null,
    full: false,
  });

export const useEditor = (bench: Bench, draft: MapDraft): Editor => {
  const [state, move] = useReducer(moved({ bench }), null, () => firstState(bench, draft));
  const map = presentOf(state.history);
  return { state, map, judgement: useJudgement(map), isStored: useKept(draft, state), move };
};
