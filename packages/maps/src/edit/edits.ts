/** Everything that can be done to a map, as data, and what it does. Nothing here judges: the checker does. */
import { type Axial, axialKey } from '@landnam/engine';
import type { MapBoard, MapData, MapEdge, MapHex } from '../format.js';
import { withHarbour } from './harbours.js';
import { withHexes } from './hexes.js';
import { type MarkEdit, withMark } from './marking.js';
import { middleOf, type PlaneMotion, movedPlaces } from './plane.js';
import { type Path, withValue } from './value.js';

/** What a brush changes of a hex: absent stays, null goes. */
export interface Paint {
  /** Null takes the hex off the board. */
  readonly terrain?: string | null;
  readonly number?: number | null;
  readonly area?: string | null;
  readonly group?: string | null;
  /** This terrain has no number. */
  readonly bare?: boolean;
  /** This terrain is not land: harbours and the robber leave it. */
  readonly wet?: boolean;
  /** Terrains that a robber who has to leave goes to, the first that there is. */
  readonly refuges?: readonly string[];
}
interface OnBoard {
  /** The key of the board among the map's. */
  readonly board: string;
}
export type MapEdit =
  | (OnBoard & { readonly do: 'paint'; readonly at: readonly Axial[]; readonly with: Paint })
  | (OnBoard & { readonly do: 'lay'; readonly hexes: readonly MapHex[] })
  | (OnBoard & { readonly do: 'harbour'; readonly at: MapEdge; readonly trades: string | null })
  | (OnBoard & { readonly do: 'mark' } & MarkEdit)
  | (OnBoard & { readonly do: 'turn'; readonly turns: number })
  | (OnBoard & { readonly do: 'mirror'; readonly turns: number })
  | (OnBoard & { readonly do: 'move'; readonly by: Axial })
  | { readonly do: 'set'; readonly path: Path; readonly value?: unknown }
  /** One step of several. */
  | { readonly do: 'several'; readonly edits: readonly MapEdit[] };

const NOWHERE: Axial = { q: 0, r: 0 };

const painted = (old: MapHex | undefined, at: Axial, paint: Paint): MapHex | null => {
  const terrain = paint.terrain === undefined ? old?.terrain : paint.terrain;
  if (terrain === undefined || terrain === null) return null;
  const kept = <K extends 'number' | 'area' | 'group'>(name: K): Partial<MapHex> => {
    const value = paint[name] === undefined ? old?.[name] : paint[name];
    return value === undefined || value === null ? {} : { [name]: value };
  };
  const number = paint.bare === true ? {} : kept('number');
  return { q: at.q, r: at.r, terrain, ...number, ...kept('area'), ...kept('group') };
};

const paintOn = (board: MapBoard, at: readonly Axial[], paint: Paint): MapBoard => {
  const known = new Map(board.hexes.map((hex) => [axialKey(hex), hex]));
  const [laid, gone]: [MapHex[], Axial[]] = [[], []];
  for (const place of at) {
    const hex = painted(known.get(axialKey(place)), place, paint);
    if (hex !== null) laid.push(hex);
    else if (paint.terrain === null) gone.push(place);
  }
  const leave = paint.wet === true || paint.terrain === null;
  return withHexes(board, laid, gone, leave ? (paint.refuges ?? []) : null);
};

/** Places of the board; those of the whole map too where this is its only board. */
const movedMap = (map: MapData, key: string, motion: PlaneMotion): MapData => {
  const board = movedPlaces(map.boards[key]!, motion);
  const sorted = withHexes({ ...board, hexes: [] }, board.hexes, [], null);
  const boards = { ...map.boards, [key]: { ...sorted, harbours: board.harbours, shuffles: board.shuffles } };
  const tidy = JSON.parse(JSON.stringify({ ...map, boards })) as MapData;
  const lone = Object.keys(map.boards).length === 1 && map.params !== undefined;
  return lone ? { ...tidy, params: movedPlaces(map.params, motion) } : tidy;
};

const motionOf = (board: MapBoard, parts: Partial<PlaneMotion>): PlaneMotion => ({
  about: middleOf(board.hexes),
  mirror: false,
  turns: 0,
  by: NOWHERE,
  ...parts,
});

const onBoard = (map: MapData, key: string, change: (board: MapBoard) => MapBoard): MapData => {
  const board = map.boards[key];
  return board === undefined ? map : { ...map, boards: { ...map.boards, [key]: change(board) } };
};

const moved = (map: MapData, key: string, parts: Partial<PlaneMotion>): MapData => {
  const board = map.boards[key];
  return board === undefined ? map : movedMap(map, key, motionOf(board, parts));
};

export const applyEdit = (map: MapData, edit: MapEdit): MapData => {
  switch (edit.do) {
    case 'paint':
      return onBoard(map, edit.board, (board) => paintOn(board, edit.at, edit.with));
    case 'lay':
      return onBoard(map, edit.board, (board) => withHexes(board, edit.hexes, [], null));
    case 'harbour':
      return onBoard(map, edit.board, (board) => withHarbour(board, edit.at, edit.trades));
    case 'mark':
      return withMark(map, edit.board, edit);
    case 'turn':
      return moved(map, edit.board, { turns: edit.turns });
    case 'mirror':
      return moved(map, edit.board, { mirror: true, turns: edit.turns });
    case 'move':
      return moved(map, edit.board, { by: edit.by });
    case 'several':
      return edit.edits.reduce(applyEdit, map);
    case 'set':
    default:
      return withValue(map, edit.path, edit.value);
  }
};
