/** A map in the making: its history, what is in hand, what is looked at. All of it is kept as it changes. */
import { type Axial, cornerIndex, type Result, sideIndex } from '@landnam/engine';
import { hashOfOwn, type MapData, type MapProblem } from '@landnam/maps';
import {
  applyEdit,
  type Clip,
  copyOf,
  doEdit,
  type EditHistory,
  type MapEdit,
  type MapPlace,
  openRecord,
  presentOf,
  recordOf,
  redo,
  redoLast,
  turnedClip,
  undo,
} from '@landnam/maps/edit';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { type Bench, Checker } from '../../../session/workshop/bench.js';
import { type MapDraft, storeDraft } from '../../../session/workshop/drafts.js';
import { type KeptMap, keepOwnMap } from '../../../session/workshop/ownMaps.js';
import { setMarks } from './drawn.js';
import { brushed, editAt, isBrush, isTooLarge, type BrushStroke, type EditorTool } from './tools.js';

export interface EditorState {
  readonly history: EditHistory;
  readonly board: string;
  readonly cursor: Axial;
  /** For how many it is played; absent until somebody chooses. */
  readonly seats?: number;
  /** Which side or corner of the cursor's hex. */
  readonly turn: number;
  readonly tool: EditorTool;
  readonly size: number;
  readonly fill: boolean;
  readonly clip: Clip | null;
  /** The stroke that goes on while a finger is down. */
  readonly stroke: readonly Axial[] | null;
  /** What will be copied, while it is gathered. */
  readonly region: readonly Axial[] | null;
  /** The last edit would have been too large. */
  readonly full: boolean;
}

export type EditorMove =
  | { readonly do: 'edit'; readonly edit: MapEdit }
  | { readonly do: 'tap'; readonly at: MapPlace }
  | { readonly do: 'drag'; readonly at: readonly Axial[] }
  | { readonly do: 'lift' | 'drop' | 'undo' | 'redo' }
  /** The hex under the cursor goes, whatever is in hand. */
  | { readonly do: 'erase' }
  /** Turns what was copied. */
  | { readonly do: 'clip'; readonly mirror: boolean; readonly turns: number }
  | { readonly do: 'look'; readonly at?: Axial; readonly turn?: number; readonly board?: string }
  | { readonly do: 'seat'; readonly seats: number }
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

/** More of what will be copied. */
const gathered = (given: Given, state: EditorState, at: readonly Axial[]): EditorState => {
  const now = strokeOf(given, state, presentOf(state.history));
  const region = [...(state.region ?? []), ...at.flatMap((place) => brushed(now, place))];
  return { ...state, region, cursor: at.at(-1) ?? state.cursor };
};

/** Laid from where it was gathered last. */
const copied = ({ bench }: Given, state: EditorState): EditorState => {
  const { region, cursor } = state;
  const map = presentOf(state.history);
  const board = map.boards[state.board];
  if (board === undefined || region === null) return state;
  const marks = setMarks(bench, map, state.board).filter(({ mark }) => mark.many);
  const clip = copyOf(
    board,
    region,
    cursor,
    marks.map(({ mark: { module, path }, place }) => ({ module, path, place })),
  );
  return clip.hexes.length === 0
    ? { ...state, region: null }
    : { ...state, clip, region: null, tool: { kind: 'paste' } };
};

/** Which side or corner of its hex a place is; none is a hex. */
const turnTo = ({ side, corner }: MapPlace): number | undefined => {
  if (side !== undefined) return sideIndex(side);
  return corner === undefined ? undefined : cornerIndex(corner);
};

const tapped = (given: Given, state: EditorState, at: MapPlace): EditorState => {
  const here = { ...state, cursor: { q: at.q, r: at.r }, turn: turnTo(at) ?? state.turn };
  if (state.tool.kind === 'copy') return copied(given, gathered(given, here, [here.cursor]));
  const edit = editAt(strokeOf(given, state, presentOf(state.history)), at);
  return edit === null ? here : edited(here, edit);
};

const erased = (given: Given, state: EditorState): EditorState => {
  const bare: EditorState = { ...state, tool: { kind: 'erase' }, size: 0, fill: false };
  const { tool, size, fill } = state;
  return { ...tapped(given, bare, state.cursor), tool, size, fill };
};

/** A stroke is one step: each time it grows it is made again from where it began. */
const dragged = (given: Given, state: EditorState, at: readonly Axial[]): EditorState => {
  if (state.tool.kind === 'copy') return gathered(given, state, at);
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

/** Fingers that turned out to move the board have painted nothing. */
const dropped = (state: EditorState): EditorState => ({
  ...state,
  history: state.stroke === null ? state.history : undo(state.history),
  stroke: null,
  region: null,
});

const turnedCopy = (state: EditorState, motion: Extract<EditorMove, { do: 'clip' }>): EditorState =>
  state.clip === null ? state : { ...state, clip: turnedClip(state.clip, motion) };

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
        return { ...copied(given, state), stroke: null };
      case 'erase':
        return erased(given, state);
      case 'drop':
        return dropped(state);
      case 'clip':
        return turnedCopy(state, move);
      case 'undo':
        return onBoard({ ...state, history: undo(state.history), full: false });
      case 'redo':
        return onBoard({ ...state, history: redo(state.history), full: false });
      case 'look':
        return looked(state, move);
      case 'seat':
        return { ...state, seats: move.seats };
      case 'take':
        return { ...state, tool: move.tool, region: null };
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

/** Which of the kept maps it was last. */
type KeptAs = RefObject<string | undefined>;

const nowOf = (draft: MapDraft, { history, board, cursor, seats }: EditorState, kept: KeptAs): MapDraft => ({
  ...draft,
  record: recordOf(history),
  board,
  cursor,
  ...(seats !== undefined && { seats }),
  changed: Date.now(),
  ...(kept.current !== undefined && { kept: kept.current }),
});

const useKept = (draft: MapDraft, state: EditorState, kept: KeptAs): boolean => {
  const { history, board, cursor, seats } = state;
  const [isStored, setStored] = useState(true);
  const first = useRef(true);
  useEffect(() => {
    const now = nowOf(draft, state, kept);
    void storeDraft(first.current ? { ...now, changed: draft.changed } : now).then(setStored);
    first.current = false;
    // the draft is only where it began
  }, [history, board, cursor, seats]);
  return isStored;
};

export interface Editor {
  readonly state: EditorState;
  readonly map: MapData;
  readonly judgement: Judgement;
  readonly isStored: boolean;
  readonly move: (move: EditorMove) => void;
  /** Among the maps of this browser, as the next version of what was kept before. */
  readonly keep: () => Promise<Result<KeptMap, readonly MapProblem[]>>;
}

const firstState = (bench: Bench, draft: MapDraft): EditorState =>
  onBoard({
    history: openRecord(draft.record),
    board: draft.board,
    cursor: draft.cursor,
    ...(draft.seats !== undefined && { seats: draft.seats }),
    turn: 0,
    tool: { kind: 'terrain', name: bench.terrains[0]?.name ?? '' },
    size: 0,
    fill: false,
    clip: null,
    stroke: null,
    region: null,
    full: false,
  });

export const useEditor = (bench: Bench, draft: MapDraft): Editor => {
  const [state, move] = useReducer(moved({ bench }), null, () => firstState(bench, draft));
  const map = presentOf(state.history);
  const kept = useRef(draft.kept);
  const keep: Editor['keep'] = async () => {
    const result = await keepOwnMap(map, kept.current);
    if (!result.ok) return result;
    kept.current = hashOfOwn(result.value.map.id);
    await storeDraft(nowOf(draft, state, kept));
    return result;
  };
  return { state, map, judgement: useJudgement(map), isStored: useKept(draft, state, kept), move, keep };
};
